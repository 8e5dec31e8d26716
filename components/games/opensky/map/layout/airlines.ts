import type { RouteId, Seat } from "@/lib/engine/opensky/words";
import { beside, type Line } from "./geometry";
import type { Metrics } from "./metrics";

/** Planes of one airline on one route: `firm` stand on the board, `ghosts` are not yet confirmed. */
export interface Flights {
  readonly seat: Seat;
  readonly firm: number;
  readonly ghosts: number;
}

/** One airline's line on one route. */
export interface AirlineLine {
  readonly route: RouteId;
  readonly seat: Seat;
  readonly line: Line;
  readonly flights: Flights;
  /** On the chosen itinerary. */
  readonly big: boolean;
}

const RAMP = 30;

/** Parallel lines of the airlines on a route, by seat from its left to its right. */
export function linesOf(
  route: RouteId,
  line: Line,
  flights: readonly Flights[],
  big: (seat: Seat) => boolean,
  { gap }: Metrics,
): AirlineLine[] {
  const sorted = [...flights].sort((a, b) => a.seat - b.seat);
  return sorted.map((one, i) => ({
    route,
    seat: one.seat,
    line: beside(line, (i - (sorted.length - 1) / 2) * gap, RAMP),
    flights: one,
    big: big(one.seat),
  }));
}
