import type { MonthTable } from "./table";
import type { Callsign, Seat } from "./words";

/** A month whose dice lie on the table and whose market is not chosen yet. */
export function rolledMonth(roller: Seat, dice: readonly Callsign[]): MonthTable {
  return {
    roller,
    dice,
    origin: null,
    destination: null,
    bidders: [],
    answered: [],
    bids: null,
    inPlay: [],
    leaders: [],
    flashDeals: [],
    laidAside: [],
    flashDeclined: [],
    ancillaries: [],
    priceDie: null,
    end: null,
    winners: [],
    leases: [],
  };
}
