import type { Viewpoint } from "./position";

/** Where a replay stands, as an address says it: `?at=57&seat=1`. */
export interface Place {
  /** Entries of the log that are done. */
  readonly at: number;
  readonly viewpoint: Viewpoint;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
const single = (value: string | readonly string[] | undefined): string =>
  typeof value === "string" ? value : (value?.[0] ?? "");

/** Reads a place; what is missing or cannot be is the start, or everything open. */
export function placeIn(query: Query, length: number, players: number): Place {
  const at = single(query["at"]);
  const seat = single(query["seat"]);
  return {
    at: /^\d{1,9}$/.test(at) ? Math.min(Number(at), length) : 0,
    viewpoint: /^\d$/.test(seat) && Number(seat) < players ? Number(seat) : "open",
  };
}

/** A place as the query of an address. */
export const queryOf = ({ at, viewpoint }: Place): string => `?at=${at}&seat=${viewpoint}`;
