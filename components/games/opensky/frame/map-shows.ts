import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode } from "@/lib/engine/opensky/words";
import { callsignAirport } from "@/lib/engine/opensky/network";
import type { FareFlag, Highlight } from "../map/types";

/** The fares flagged on the map while they lie open and the market is not settled. */
export function fareFlags(table: View): readonly FareFlag[] {
  const month = table.months.at(-1);
  if (month === undefined || month.bids === null || month.end !== null) return [];
  return month.inPlay.map(({ seat, fare, itinerary }) => ({
    seat,
    fare,
    itinerary,
    leads: month.leaders.includes(seat),
  }));
}

/** The leaders' itineraries, for those who have nothing of their own to compose. */
export function leadingPaths(table: View): readonly Highlight[] {
  const month = table.months.at(-1);
  if (month === undefined || month.bids === null || month.end !== null) return [];
  return month.inPlay
    .filter((bid) => month.leaders.includes(bid.seat))
    .map(({ seat, itinerary }) => ({ seat, path: itinerary, selected: true }));
}

/** The two airports of the running market; empty while there is none. */
export function marketAirports(table: View): readonly AirportCode[] {
  const month = table.months.at(-1);
  if (month === undefined || month.end !== null || month.origin === null || month.destination === null) return [];
  return [callsignAirport(table, month.origin), callsignAirport(table, month.destination)].filter(
    (code) => code !== null,
  );
}
