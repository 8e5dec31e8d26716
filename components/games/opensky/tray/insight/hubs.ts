import { reach } from "@/lib/engine/opensky/network";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { AirportCode, Callsign, Seat } from "@/lib/engine/opensky/words";

/** A market that hubs would open, or bring nearer, for their airline. */
export interface Opened {
  readonly origin: Callsign;
  readonly destination: Callsign;
  readonly stops: number;
}

/** The markets that `hubs` would open for a seat, beyond those that `besides` already do; one stop before more. */
export function opensWith(
  table: OpenTable,
  seat: Seat,
  hubs: readonly AirportCode[],
  besides: readonly AirportCode[] = [],
): readonly Opened[] {
  const before = reach(table, { seat, hubs: besides });
  return reach(table, { seat, hubs: [...besides, ...hubs] })
    .flatMap((market, index): Opened[] => {
      const stops = market.stops[seat] ?? null;
      const was = before[index]?.stops[seat] ?? null;
      if (stops === null || market.serves[seat] !== true || (was !== null && was <= stops)) return [];
      return [{ origin: market.origin, destination: market.destination, stops }];
    })
    .sort((a, b) => a.stops - b.stops);
}

export interface HubSuggestion {
  readonly airport: AirportCode;
  readonly opens: readonly Opened[];
}

/** The airports where one more hub would open most, best first; those that would open nothing are left out. */
export function suggestHubs(
  table: OpenTable,
  seat: Seat,
  airports: readonly AirportCode[],
  chosen: readonly AirportCode[],
): readonly HubSuggestion[] {
  return airports
    .filter((airport) => !chosen.includes(airport))
    .map((airport) => ({ airport, opens: opensWith(table, seat, [airport], chosen) }))
    .filter((suggestion) => suggestion.opens.length > 0)
    .sort((a, b) => worth(b.opens) - worth(a.opens));
}

/** One stop counts fully, more stops only as long as nobody has fewer. */
const worth = (opens: readonly Opened[]): number =>
  opens.reduce((sum, market) => sum + (market.stops === 1 ? 1 : 0.4), 0);
