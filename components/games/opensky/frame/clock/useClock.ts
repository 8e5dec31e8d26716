"use client";

import { useSyncExternalStore } from "react";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { everyBeat } from "./beat";
import { secondsLeft } from "./countdown";

export interface ShownClock {
  /** Whole seconds left. */
  readonly seconds: number;
  readonly running: boolean;
}

const NEVER = () => () => {};

/** A seat's clock as it stands now, drawn anew each second while it runs; null at a table without clocks. */
export function useClock({ clocks, view }: TableSession, seat: Seat | null): ShownClock | null {
  const told = seat === null ? undefined : clocks?.clocks[seat];
  const running = told !== undefined && told.running && view.phase !== "finished";
  const shown = (): number | null => {
    if (told === undefined || clocks === null) return null;
    return secondsLeft({ ...told, running }, clocks.at, performance.now());
  };
  const seconds = useSyncExternalStore(running ? everyBeat : NEVER, shown, shown);
  return seconds === null ? null : { seconds, running };
}
