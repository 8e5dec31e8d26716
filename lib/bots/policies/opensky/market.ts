import { callsignAirport, itinerariesBySeat, stops } from "@/lib/engine/opensky/network";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode, Callsign, Seat } from "@/lib/engine/opensky/words";

export type Itinerary = readonly AirportCode[];

/** A market between two callsigns and the valid itineraries of every seat that has a card. */
export interface Market {
  readonly origin: Callsign;
  readonly destination: Callsign;
  readonly bySeat: readonly (readonly Itinerary[])[];
}

/** What a seat could fly in a market. */
export function marketBetween(view: View, origin: Callsign, destination: Callsign): Market {
  const [from, to] = [callsignAirport(view, origin), callsignAirport(view, destination)];
  const valid = from === null || to === null ? [] : itinerariesBySeat(view, from, to);
  const bySeat = view.seats.map((own, seat) => (own.hand.length > 0 ? (valid[seat] ?? []) : []));
  return { origin, destination, bySeat };
}

/** The three markets that the dice offer the roller. */
export function marketsOnDice(view: View, dice: readonly Callsign[]): Market[] {
  return dice.flatMap((origin, index) =>
    dice.slice(index + 1).map((destination) => marketBetween(view, origin, destination)),
  );
}

/** This month's market; null before it is chosen. */
export function currentMarket(view: View): Market | null {
  const month = currentMonth(view);
  if (month === null || month.origin === null || month.destination === null) return null;
  return marketBetween(view, month.origin, month.destination);
}

/** A seat's fewest stops in a market; Infinity where it cannot fly. */
export function fewestStops(market: Market, seat: Seat): number {
  return Math.min(Infinity, ...(market.bySeat[seat] ?? []).map(stops));
}
