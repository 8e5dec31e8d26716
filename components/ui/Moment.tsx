"use client";

import { useFormatter } from "next-intl";
import { useSyncExternalStore } from "react";

const NEVER = () => () => undefined;
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const UNIVERSAL = () => "UTC";

/** The visitor's time zone; universal time until the page lives in their browser. */
export const useTimeZone = (): string => useSyncExternalStore(NEVER, here, UNIVERSAL);

/** As much of a moment as is told. */
interface MomentFormat {
  readonly dateStyle?: "medium";
  readonly timeStyle?: "short" | "medium";
  readonly hour?: "2-digit";
  readonly minute?: "2-digit";
  readonly hourCycle?: "h23";
}

interface MomentProps {
  /** In universal time. */
  readonly at: string;
  readonly format: MomentFormat;
}

/** A moment in the visitor's language and time zone. */
export const Moment = ({ at, format }: MomentProps) => {
  const formatter = useFormatter();
  const timeZone = useTimeZone();
  return <time dateTime={at}>{formatter.dateTime(new Date(at), { ...format, timeZone })}</time>;
};
