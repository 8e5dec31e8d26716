import type { Seat } from "@/lib/engine/opensky/words";

export type LiveryId = "vermilion" | "azure" | "saffron" | "plum";

/** How an airline looks: told apart by hue, by emblem and by line pattern, so also in grey. */
export interface Livery {
  readonly id: LiveryId;
  /** Three letters, as on a luggage tag. */
  readonly code: string;
  /** CSS colour, by day and night. */
  readonly colour: string;
  /** Path in a box of 24, turned by `turn` degrees about its centre. */
  readonly emblem: string;
  readonly turn: number;
  readonly line: {
    /** Pixels. */
    readonly width: number;
    /** Dash pattern in pixels; empty is solid. */
    readonly dash: readonly number[];
    readonly cap: "butt" | "round";
  };
}

const VERMILION: Livery = {
  id: "vermilion",
  code: "VER",
  colour: "var(--v)",
  emblem: "M2.5 14.6 12 4.8l9.5 9.8v6.2L12 11.4 2.5 20.8z",
  turn: 0,
  line: { width: 4.4, dash: [], cap: "butt" },
};

const AZURE: Livery = {
  id: "azure",
  code: "AZU",
  colour: "var(--a)",
  emblem: "M3.2 13.6a8.9 8.9 0 1 1 17.6 0zM4.2 16.4h15.6a8.9 8.9 0 0 1-15.6 0z",
  turn: 0,
  line: { width: 4.4, dash: [15, 6], cap: "butt" },
};

const SAFFRON: Livery = {
  id: "saffron",
  code: "SAF",
  colour: "var(--s)",
  emblem:
    "M12 1.6c1.3 1.4 2 3.2 2.2 5.2 4.1.3 7.5 3 9.3 8-3.2-2.3-6.2-2.9-9.3-2.3.2 3.3 1.4 6.7 3.9 10.4L12 17.8l-6.1 5.1" +
    "c2.5-3.7 3.7-7.1 3.9-10.4-3.1-.6-6.1 0-9.3 2.3 1.8-5 5.2-7.7 9.3-8 .2-2 .9-3.8 2.2-5.2z",
  turn: 42,
  line: { width: 5.4, dash: [0.1, 8.6], cap: "round" },
};

const PLUM: Livery = {
  id: "plum",
  code: "PLM",
  colour: "var(--p)",
  emblem: "M12 .8Q13.9 10.1 23.2 12 13.9 13.9 12 23.2 10.1 13.9.8 12 10.1 10.1 12 .8z",
  turn: 0,
  line: { width: 4.4, dash: [12, 5, 1.6, 5], cap: "butt" },
};

/** By seat. */
export const LIVERIES: readonly [Livery, Livery, Livery, Livery] = [VERMILION, AZURE, SAFFRON, PLUM];

/** The livery of a seat, 0 to 3. */
export function liveryOf(seat: Seat): Livery {
  const livery = LIVERIES[seat];
  if (livery === undefined) throw new RangeError(`no livery for seat ${seat}`);
  return livery;
}
