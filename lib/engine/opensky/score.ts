import { sum } from "../core/lists";
import type { OpenTable, SeatTable } from "./table";
import { ANCILLARY_POINTS, SUBSIDY_POINTS } from "./words";

/** Points by line (section 7). */
export interface Score {
  readonly fares: number;
  readonly change: number;
  readonly subsidies: number;
  readonly ancillaries: number;
  readonly total: number;
}

/** A seat's points so far, at any time. */
export function score(seat: SeatTable): Score {
  const fares = sum(seat.won);
  const subsidies = SUBSIDY_POINTS * seat.subsidies;
  const ancillaries = ANCILLARY_POINTS * seat.ancillariesSpent.length;
  return { fares, change: seat.change, subsidies, ancillaries, total: fares + seat.change + subsidies + ancillaries };
}

/** Every seat's points so far, by seat: the result if the game ended now. */
export function pointsOf(table: OpenTable): number[] {
  return table.seats.map((seat) => score(seat).total);
}
