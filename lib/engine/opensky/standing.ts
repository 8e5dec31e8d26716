import { stops } from "./network";
import type { MonthTable } from "./table";
import { PRICE_FACES, type Bid, type Fare, type Seat } from "./words";

/** By which part of 6.4 the leaders lead. */
export type LeadKind = "half" | "nonstop" | "lowest";

/**
 * Why a bid is losing:
 * - `dearer`: a lower fare of the same kind leads;
 * - `overHalf`: it has stops and is not a one-stop of at most half the lowest nonstop fare;
 * - `undercut`: nonstop, but a one-stop at half price or less leads.
 */
export type LosingReason = "dearer" | "overHalf" | "undercut";

export interface Standing {
  /** The seats that lead together, ascending; empty without bids. */
  readonly leaders: readonly Seat[];
  readonly kind: LeadKind;
  /** The leading fare; null without bids. */
  readonly fare: Fare | null;
  /** N, the lowest nonstop fare; null without a nonstop. */
  readonly nonstop: Fare | null;
  readonly losing: readonly { readonly seat: Seat; readonly reason: LosingReason }[];
}

function lowest(bids: readonly Bid[]): Fare | null {
  let least: Fare | null = null;
  for (const bid of bids) if (least === null || bid.fare < least) least = bid.fare;
  return least;
}

/** Who leads among the fares in play, and why the others do not (6.4). */
export function standing(bids: readonly Bid[]): Standing {
  const nonstops = bids.filter((bid) => stops(bid.itinerary) === 0);
  const nonstop = lowest(nonstops);
  const cheap =
    nonstop === null ? [] : bids.filter((bid) => stops(bid.itinerary) === 1 && bid.fare * 2 <= nonstop);
  const kind: LeadKind = nonstop === null ? "lowest" : cheap.length > 0 ? "half" : "nonstop";
  const among = kind === "lowest" ? bids : kind === "half" ? cheap : nonstops;
  const fare = lowest(among);
  const leaders = among.filter((bid) => bid.fare === fare).map((bid) => bid.seat);
  leaders.sort((a, b) => a - b);
  const reason = (bid: Bid): LosingReason => {
    if (among.includes(bid)) return "dearer";
    return stops(bid.itinerary) === 0 ? "undercut" : "overHalf";
  };
  const losing = bids
    .filter((bid) => !leaders.includes(bid.seat))
    .map((bid) => ({ seat: bid.seat, reason: reason(bid) }));
  return { leaders, kind, fare, nonstop, losing };
}

/**
 * Who wins, with the sealed fares of 6.3, if the price check of `seat` fails (6.6, Rulings 8 and 16). Empty where
 * nobody else had bid: then the market does not travel.
 */
export function nextBest(month: Pick<MonthTable, "bids">, seat: Seat): readonly Bid[] {
  const others = (month.bids ?? []).filter((bid) => bid.seat !== seat);
  const { leaders } = standing(others);
  return others.filter((bid) => leaders.includes(bid.seat));
}

/** In how many of six cases the price sensitivity die accepts a final price (6.6). */
export function acceptance(price: number): number {
  return PRICE_FACES.filter((face) => face >= price).length;
}
