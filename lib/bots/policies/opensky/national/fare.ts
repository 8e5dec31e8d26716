import { best, range } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import { stops } from "@/lib/engine/opensky/network";
import { standing } from "@/lib/engine/opensky/standing";
import type { View } from "@/lib/engine/opensky/table";
import type { Bid, Fare, Seat } from "@/lib/engine/opensky/words";
import { draw, type Chance } from "../chance";
import { spent } from "../thumb";
import { currentMarket, type Itinerary, type Market } from "../market";

/** How many times the others' fares are imagined. */
const IMAGINED = 60;
/** How likely the lowest card of a rival's hand is, the next, and so on. */
const LIKELY = [6, 4, 2, 1, 1];

/** The seat's best itinerary: fewest stops, of these the one whose routes have most planes. */
export function shortest(itineraries: readonly Itinerary[]): Itinerary {
  return best(itineraries, (path) => -stops(path));
}

/** A fare that a rival could bid; the rivals' hands lie open. */
function imagined(view: View, market: Market, seat: Seat, chance: Chance): Bid | null {
  const itineraries = market.bySeat[seat] ?? [];
  const hand = [...new Set(view.seats[seat]?.hand ?? [])].sort((a, b) => a - b);
  if (itineraries.length === 0 || hand.length === 0) return null;
  const fare = hand[draw(LIKELY.slice(0, hand.length), chance)];
  return fare === undefined ? null : { seat, fare, itinerary: shortest(itineraries) };
}

export interface Answer {
  readonly bid: Bid | null;
  /** Expected points ahead of the others. */
  readonly worth: number;
}

/** The fare with most expected points ahead of what the others could bid. */
export function bestAnswer(view: View, seat: Seat, market: Market, chance: Chance): Answer {
  const rivals = view.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const rounds = range(IMAGINED).map(() =>
    rivals.flatMap((rival) => imagined(view, market, rival, chance) ?? []),
  );
  const worth = (bid: Bid | null): number => {
    let total = 0;
    for (const others of rounds) total += lead(view, bid === null ? others : [...others, bid], seat);
    return total / rounds.length;
  };
  const itineraries = market.bySeat[seat] ?? [];
  const fares: readonly Fare[] = itineraries.length === 0 ? [] : [...new Set(view.seats[seat]?.hand ?? [])];
  const answers = [null, ...fares.map((fare): Bid => ({ seat, fare, itinerary: shortest(itineraries) }))].map(
    (bid): Answer => ({ bid, worth: worth(bid) }),
  );
  return best(answers, (answer) => answer.worth);
}

/** Points that a seat would be ahead after these fares, what the winners give up for them counted. */
function lead(view: View, bids: readonly Bid[], seat: Seat): number {
  const { leaders } = standing(bids);
  let points = 0;
  for (const bid of bids) {
    if (!leaders.includes(bid.seat)) continue;
    const gained = bid.fare - spent(bid, view.month);
    points += bid.seat === seat ? gained : -gained / (view.rules.players - 1);
  }
  return points;
}

/** The command for the best answer in this month's market. */
export function answerFare(view: View, seat: Seat, chance: Chance): Command {
  const market = currentMarket(view);
  const bid = market === null ? null : bestAnswer(view, seat, market, chance).bid;
  if (bid === null) return { type: "declineFare", seat };
  return { type: "submitFare", seat, fare: bid.fare, itinerary: bid.itinerary };
}
