import type { Clock } from "@/lib/protocol/pace";

/** From so many seconds on a clock is nearly out. */
export const LOW_SECONDS = 20;
/** At so many seconds left its owner is told. */
const TOLD_AT = [60, LOW_SECONDS] as const;

/**
 * Whole seconds left on a clock that was heard at `at`, at the moment `now` of the same page clock (ms); a begun second
 * counts, so that zero means out of time.
 */
export function secondsLeft({ left, running }: Clock, at: number, now: number): number {
  const gone = running ? Math.max(0, now - at) : 0;
  return Math.max(0, Math.ceil((left - gone) / 1000));
}

/** The mark that a clock has come down to: 60 or 20 seconds; null above them. */
export const toldMark = (seconds: number): number | null => TOLD_AT.findLast((mark) => seconds <= mark) ?? null;

/** Minutes, and seconds with two digits. */
export const timeParts = (seconds: number): { readonly minutes: string; readonly seconds: string } => ({
  minutes: String(Math.floor(seconds / 60)),
  seconds: String(seconds % 60).padStart(2, "0"),
});
