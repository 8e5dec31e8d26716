import { callsignAirport } from "@/lib/engine/opensky/network";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type AirportCode, type Callsign } from "@/lib/engine/opensky/words";

/** The callsign of an airport; null where it has none. */
export function callsignAt(table: OpenTable, airport: AirportCode): Callsign | null {
  return CALLSIGNS.find((callsign) => callsignAirport(table, callsign) === airport) ?? null;
}
