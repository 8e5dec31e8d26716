import { opensky } from "@/lib/engine/opensky";
import { rolledMonth } from "@/lib/engine/opensky/rolledMonth";
import type { MonthTable, SeatTable, View } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type Bid, type Callsign, type Rules } from "@/lib/engine/opensky/words";

const RULES: Rules = { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" };
const AIRPORTS = ["AMS", "CDG", "FRA", "MAD", "FCO", "VIE"];

/** A position for tests: callsigns Alpha to Foxtrot at AMS, CDG, FRA, MAD, FCO and VIE, and what is named besides. */
export function tableWith(
  seats: readonly Partial<SeatTable>[],
  rest: Partial<Omit<View, "seats">> = {},
  rules: Partial<Rules> = {},
): View {
  const view = opensky.initialView({ ...RULES, ...rules }, "spectator");
  return {
    ...view,
    callsigns: AIRPORTS,
    ...rest,
    seats: view.seats.map((seat, index) => ({ ...seat, ...seats[index] })),
  };
}

/** A running month with a market. */
export function monthWith(origin: Callsign, destination: Callsign, month: Partial<MonthTable>): MonthTable {
  return {
    ...rolledMonth(0, CALLSIGNS.slice(0, 3)),
    origin,
    destination,
    ...month,
  };
}

export const bid = (seat: number, fare: Bid["fare"], path: string): Bid => ({ seat, fare, itinerary: path.split("-") });
