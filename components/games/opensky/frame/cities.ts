import { boardOf } from "@/lib/engine/opensky/boards";
import type { AirportCode, Rules } from "@/lib/engine/opensky/words";

/** The city of each airport of a game's board. */
export const cityNames = (rules: Rules): ReadonlyMap<AirportCode, string> =>
  new Map(boardOf(rules).airports.map((airport) => [airport.code, airport.name]));
