"use client";

import { useMemo, useState } from "react";
import { absorb, start } from "@/lib/realtime/client/fold";
import type { TableSession } from "@/lib/realtime/client/session";
import { shownView } from "../words/ending";
import { logSections } from "../words/log";
import type { Frame } from "../useFrame";
import { stepsSince, type Step } from "./steps";

/** Going once more through what happened while one was away. */
export interface Review {
  /** What was missed, oldest first; empty where nothing was. */
  readonly steps: readonly Step[];
  /** The step that the board shows; null while it shows the table as it is now. */
  readonly step: number | null;
  readonly go: (step: number | null) => void;
}

const NOTHING: readonly Step[] = [];

/** `mark` is the length of the log from which on the reader has missed what happened. */
export function useReview({ session, cast, table, city }: Frame, mark: number | null): Review {
  const [step, setStep] = useState<number | null>(null);
  const { events } = session;
  const steps = useMemo(
    () =>
      mark === null
        ? NOTHING
        : stepsSince(logSections(events, { cast, players: table.rules.players, city }), mark, events.length),
    [events, cast, table.rules.players, city, mark],
  );
  const place = step === null || steps.length === 0 ? null : Math.min(step, steps.length - 1);
  return { steps, step: place, go: setStep };
}

/** The session as it was after `at` entries of the log, to be looked at; the same one where `at` is null. */
export function useSessionAt(session: TableSession, at: number | null): TableSession {
  return useMemo(() => {
    if (at === null) return session;
    const { gameId } = session.table;
    const { viewer, rules } = session.view;
    const events = session.events.slice(0, at);
    const then = absorb(start(rules, viewer), { gameId, from: 0, version: at, events, clocks: null });
    if (then === null) return session;
    const { life } = then;
    return {
      ...session,
      events,
      life,
      view: shownView(then.view, life),
      sending: null,
      waiting: false,
      saved: null,
      problem: null,
    };
  }, [session, at]);
}
