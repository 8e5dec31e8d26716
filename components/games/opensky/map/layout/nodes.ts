import type { Seat } from "@/lib/engine/opensky/words";
import type { MapAirport } from "../data/map-data";
import { around, type Box, type Point } from "./geometry";
import type { Metrics } from "./metrics";

export interface Hub {
  readonly seat: Seat;
  /** Not yet confirmed. */
  readonly ghost: boolean;
}

/** An airport's symbol: a dot, a callsign's yellow dot, the market's large one, or a capsule of hubs. */
export interface Node extends Point {
  readonly code: string;
  readonly country: string | null;
  readonly hubs: readonly Hub[];
  readonly callsign: boolean;
  readonly market: boolean;
  readonly box: Box;
}

interface NodeState {
  readonly hubs: readonly Hub[];
  readonly callsign: boolean;
  readonly market: boolean;
}

export function nodeOf(airport: MapAirport, at: Point, state: NodeState, metrics: Metrics): Node {
  const { hubs, callsign, market } = state;
  const box = around(at, ...extent(hubs.length, callsign, market, metrics));
  return { code: airport.code, country: airport.country, ...at, ...state, box };
}

/** Width of the yellow round a capsule. */
export const collar = ({ callsign, market }: Pick<Node, "callsign" | "market">): number =>
  market ? 8 : callsign ? 6.5 : 4;

function extent(hubs: number, callsign: boolean, market: boolean, { dot, hub }: Metrics): [number, number] {
  if (hubs > 0) {
    const height = 2 * (hub.radius + collar({ callsign, market }));
    return [height + (hubs - 1) * hub.step, height];
  }
  const size = 2 * (market ? dot.market + 1 : callsign ? dot.callsign + 1.4 : dot.plain + 1.5);
  return [size, size];
}
