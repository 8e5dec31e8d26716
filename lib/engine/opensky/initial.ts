import { range } from "../core/lists";
import type { SeatTable, State } from "./table";
import { CALLSIGNS, FULL_HAND, type Rules } from "./words";

const SEAT: SeatTable = {
  hand: FULL_HAND,
  won: [],
  change: 0,
  subsidies: 0,
  ancillariesSpent: [],
  flashDeal: true,
  planes: [],
  toPlace: 0,
  regional: [],
};

/** The bare board before the first event (section 3). `seed` is 64 hex digits. */
export function initial(rules: Rules, seed: string): State {
  const seats = range(rules.players);
  return {
    rules,
    phase: "placeCallsign",
    asked: [],
    due: 0,
    pass: 0,
    month: 0,
    callsigns: CALLSIGNS.map(() => null),
    cubes: [],
    seats: seats.map(() => SEAT),
    months: [],
    winners: [],
    secret: { seed, at: 0, sealed: seats.map(() => null) },
  };
}
