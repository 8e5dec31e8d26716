import type { MonthTable, OpenTable } from "./table";
import type { Seat } from "./words";

/** What a seat did in the markets of one game, as counts. */
export interface SeatStatistics {
  /** Markets for which it had a valid itinerary and a card (6.3). */
  readonly markets: number;
  /** Fares that it sealed. */
  readonly bids: number;
  /** Markets in which it kept a fare card, and the sum of those cards in points. */
  readonly won: number;
  readonly fares: number;
  /** Flash Deals that it made, and those whose fare won (6.5). */
  readonly flashDeals: number;
  readonly flashDealsWon: number;
  /** Times that it attached ancillaries, and those that the price sensitivity die accepted (6.6). */
  readonly gambles: number;
  readonly gamblesWon: number;
}

/** Every seat's statistics so far, by seat. A market whose fares are still sealed counts for nothing. */
export const statisticsOf = ({ seats, months }: OpenTable): SeatStatistics[] => {
  const settled = months.filter(({ bids, end }) => bids !== null && end !== null);
  return seats.map((_, seat) => ofSeat(settled, seat));
};

function ofSeat(months: readonly MonthTable[], seat: Seat): SeatStatistics {
  const count = (holds: (month: MonthTable) => boolean): number => months.filter(holds).length;
  const kept = months.flatMap(({ winners }) => winners.filter((winner) => winner.seat === seat));
  const dealt = ({ flashDeals }: MonthTable): boolean => flashDeals.some((deal) => deal.seat === seat);
  const gambled = ({ ancillaries, leaders }: MonthTable): boolean => ancillaries.length > 0 && leaders.includes(seat);
  return {
    markets: count(({ bidders }) => bidders.includes(seat)),
    bids: count(({ bids }) => bids?.some((bid) => bid.seat === seat) ?? false),
    won: kept.length,
    fares: kept.reduce((sum, { fare }) => sum + fare, 0),
    flashDeals: count(dealt),
    flashDealsWon: count((month) => dealt(month) && wonInPlay(month, seat)),
    gambles: count(gambled),
    gamblesWon: count((month) => gambled(month) && month.end === "accepted"),
  };
}

/** The fare in play has won, not the sealed one after somebody else's failed check. */
const wonInPlay = ({ end, winners }: MonthTable, seat: Seat): boolean =>
  end !== "alternative" && winners.some((winner) => winner.seat === seat);
