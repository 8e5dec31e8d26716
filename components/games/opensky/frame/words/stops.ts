import { stops } from "@/lib/engine/opensky/network";
import type { AirportCode } from "@/lib/engine/opensky/words";
import type { Message } from "./message";

/** "nonstop", "via FRA", or "3 stops" where the codes would be too long. */
export function wayOf(itinerary: readonly AirportCode[]): Message {
  const n = stops(itinerary);
  if (n === 0) return { key: "way.nonstop" };
  if (n <= 2) return { key: "way.via", values: { stops: itinerary.slice(1, -1).join(" ") } };
  return { key: "way.stops", values: { n } };
}
