import { range } from "@/lib/engine/core/lists";
import type { Board } from "@/lib/engine/opensky/board";
import { boardOf } from "@/lib/engine/opensky/boards";
import type { AirportCode, RouteId, Rules } from "@/lib/engine/opensky/words";

/**
 * A board as numbers: airports and routes by their place in the board's lists. What joins two airports is laid out once
 * for each pair of them, so that a playout only has to look where planes are.
 */
export interface Chart {
  readonly board: Board;
  readonly airports: number;
  readonly routes: number;
  /** Ends of a route, airports by number. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly crossing: readonly boolean[];
  /** The route between two airports, -1 without one; index `a * airports + b`. */
  readonly nonstop: Int16Array;
  /** By pair of airports: leg, leg, airport between, and so on. */
  readonly oneStops: readonly Int16Array[];
  /** By pair of airports: leg, leg, leg, airport, airport, and so on. */
  readonly twoStops: readonly Int16Array[];
  airport(code: AirportCode): number;
  route(id: RouteId): number;
}

const CHARTS = new Map<string, Chart>();

/** The chart of a game's board; charts are drawn once. */
export function chartOf(rules: Pick<Rules, "board">): Chart {
  const known = CHARTS.get(rules.board);
  if (known !== undefined) return known;
  const chart = drawn(boardOf(rules));
  CHARTS.set(rules.board, chart);
  return chart;
}

function drawn(board: Board): Chart {
  const airportAt = new Map(board.airports.map(({ code }, index) => [code, index]));
  const routeAt = new Map(board.routes.map(({ id }, index) => [id, index]));
  const airport = (code: AirportCode): number => airportAt.get(code) ?? -1;
  const from = board.routes.map(({ ends }) => airport(ends[0]));
  const to = board.routes.map(({ ends }) => airport(ends[1]));
  const airports = board.airports.length;
  const nonstop = new Int16Array(airports * airports).fill(-1);
  for (const [route, a] of from.entries()) {
    const b = to[route] ?? 0;
    nonstop[a * airports + b] = route;
    nonstop[b * airports + a] = route;
  }
  const leg = (a: number, b: number): number => nonstop[a * airports + b] ?? -1;
  const oneStop = (a: number, b: number): number[] =>
    range(airports).flatMap((mid) => (leg(a, mid) < 0 || leg(mid, b) < 0 ? [] : [leg(a, mid), leg(mid, b), mid]));
  const twoStop = (a: number, b: number): number[] =>
    range(airports).flatMap((one) =>
      one === b || leg(a, one) < 0
        ? []
        : range(airports).flatMap((two) =>
            two === a || leg(one, two) < 0 || leg(two, b) < 0
              ? []
              : [leg(a, one), leg(one, two), leg(two, b), one, two],
          ),
    );
  const pairs = range(airports).flatMap((a) => range(airports).map((b) => [a, b] as const));
  return {
    board,
    airports,
    routes: board.routes.length,
    from,
    to,
    crossing: board.routes.map((route) => route.crossing),
    nonstop,
    oneStops: pairs.map(([a, b]) => Int16Array.from(a === b ? [] : oneStop(a, b))),
    twoStops: pairs.map(([a, b]) => Int16Array.from(a === b ? [] : twoStop(a, b))),
    airport,
    route: (id) => routeAt.get(id) ?? -1,
  };
}
