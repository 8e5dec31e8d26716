import { sum } from "../core/lists";
import type { OpenTable, SeatTable } from "./table";
import { LEASE_PRICE, PLANES, type Seat } from "./words";

/** What a lease would cost and whether the named cards are the right ones (6.7). */
export interface LeaseQuote {
  readonly ok: boolean;
  readonly price: number;
  /** The named cards' sum. */
  readonly paid: number;
  /** Points missing to the price; 0 where it is covered. */
  readonly short: number;
  /** Named cards without which the price would still be covered. */
  readonly superfluous: readonly number[];
  /** The seat's change afterwards; null where the price is not covered. */
  readonly change: number | null;
}

/** `cards` are won cards to take back, `change` the seat's change so far, `planes` how many to lease. */
export function leaseQuote(cards: readonly number[], change: number, planes: number): LeaseQuote {
  const price = LEASE_PRICE * planes;
  const paid = sum(cards);
  const left = paid + change - price;
  const superfluous = cards.filter((card) => left - card >= 0);
  return {
    ok: left >= 0 && superfluous.length === 0,
    price,
    paid,
    short: Math.max(0, -left),
    superfluous,
    change: left >= 0 ? left : null,
  };
}

/** The most planes that a seat could lease now: under its starting number, and paid with all it has won. */
export function leaseLimit(table: OpenTable, seat: Seat): number {
  const own = table.seats[seat];
  if (own === undefined) return 0;
  return Math.min(PLANES[table.rules.players] - own.planes.length, affordable(own));
}

function affordable(own: SeatTable): number {
  return Math.floor((sum(own.won) + own.change) / LEASE_PRICE);
}
