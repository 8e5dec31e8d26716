import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode, RouteId, Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import { drafts } from "../sim/draft";
import { hubPairs } from "../sim/hubPairs";
import { aimOf, networkOf } from "../sim/planning";

/** Points of chance between networks that are worth nearly the same. */
const SPREAD = 4;

/** Routes for `count` planes, several ways, the best first. */
export function coveringPlanes(
  view: View,
  seat: Seat,
  count: number,
  width: number,
  chance: Chance,
): (readonly RouteId[])[] {
  const start = networkOf(view, seat);
  const routes = start.chart.board.routes;
  const found = drafts(start, count, aimOf(view, seat, view.month), width, chance, SPREAD);
  return found.map(({ network }) =>
    network.routes.slice(start.routes.length).flatMap((route) => routes[route]?.id ?? []),
  );
}

/** Two hubs, every way, the best first. */
export function coveringHubs(view: View, seat: Seat): (readonly AirportCode[])[] {
  const network = networkOf(view, seat);
  const { coverage } = aimOf(view, seat, view.month);
  const { airports } = network.chart.board;
  return hubPairs(network, (oneStops) => coverage.worth(network.nonstops, oneStops)).map(({ hubs }) =>
    airports.filter((_, at) => (hubs >> at) % 2 !== 0).map(({ code }) => code),
  );
}
