import { useEffect, useState } from "react";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { AirportCode, Seat } from "@/lib/engine/opensky/words";
import { useReducedMotion } from "./useReducedMotion";

/** Milliseconds from the settlement until the planes are gone. */
export const FLIGHT_TIME = 850;

export interface Departure {
  readonly key: string;
  readonly seat: Seat;
  readonly itinerary: readonly AirportCode[];
}

const NONE: readonly Departure[] = [];

/** The winning itineraries that are being flown, for a moment after a market is settled before the reader's eyes. */
export function useDepartures(table: OpenTable): readonly Departure[] {
  const still = useReducedMotion();
  const month = table.months.at(-1);
  const settled = month !== undefined && month.end !== null ? table.months.length : table.months.length - 1;
  const [seen, setSeen] = useState(settled);
  const [flying, setFlying] = useState(NONE);
  if (settled !== seen) {
    setSeen(settled);
    const last = table.months[settled - 1];
    const winners = still || settled !== seen + 1 || last === undefined ? [] : last.winners;
    setFlying(winners.map(({ seat, itinerary }) => ({ key: `${settled} ${seat}`, seat, itinerary })));
  }
  useEffect(() => {
    if (flying.length === 0) return;
    const timer = setTimeout(() => setFlying(NONE), FLIGHT_TIME);
    return () => clearTimeout(timer);
  }, [flying]);
  return flying;
}
