/** How fast a table is played. */
export const PACES = ["none", "live", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** A clock's terms, in ms: what every seat starts with, what each decision adds, and what a seat can have at most. */
export interface ClockTerms {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** Null: without clocks. */
export const CLOCK_TERMS: Readonly<Record<Pace, ClockTerms | null>> = {
  none: null,
  live: { bank: 180_000, increment: 20_000, cap: 300_000 },
  fast: { bank: 60_000, increment: 10_000, cap: 120_000 },
};

/** One seat's clock at the moment it was told: `left` in ms, which runs down only while the seat is asked. */
export interface Clock {
  readonly left: number;
  readonly running: boolean;
}
