import { callsignAirport, itineraries, stops } from "@/lib/engine/opensky/network";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { AirportCode, Callsign, Seat } from "@/lib/engine/opensky/words";

/** How one airline could serve a market now. */
export interface Service {
  readonly seat: Seat;
  /** Fewest stops; null where it has no valid itinerary. */
  readonly stops: number | null;
  /** The airports in the middle of each of its itineraries with the fewest stops; empty when nonstop. */
  readonly vias: readonly (readonly AirportCode[])[];
  /** Whether it has a card to bid with. */
  readonly cards: boolean;
}

export interface Market {
  readonly callsigns: readonly [Callsign, Callsign];
  readonly airports: readonly [AirportCode, AirportCode];
  readonly services: readonly Service[];
}

/** The three markets between a month's dice, and who could serve each: all public (rules, section 10). */
export function marketsOf(table: OpenTable, dice: readonly Callsign[]): readonly Market[] {
  return dice.flatMap((from, i) =>
    dice.slice(i + 1).flatMap((to): Market[] => {
      const origin = callsignAirport(table, from);
      const destination = callsignAirport(table, to);
      if (origin === null || destination === null) return [];
      const services = table.seats.map((_, seat) => serviceOf(table, seat, origin, destination));
      return [{ callsigns: [from, to], airports: [origin, destination], services }];
    }),
  );
}

function serviceOf(table: OpenTable, seat: Seat, origin: AirportCode, destination: AirportCode): Service {
  const paths = itineraries(table, seat, origin, destination);
  const cards = (table.seats[seat]?.hand.length ?? 0) > 0;
  if (paths.length === 0) return { seat, stops: null, vias: [], cards };
  const fewest = Math.min(...paths.map(stops));
  const vias = paths.filter((path) => stops(path) === fewest && fewest > 0).map((path) => path.slice(1, -1));
  return { seat, stops: fewest, vias, cards };
}
