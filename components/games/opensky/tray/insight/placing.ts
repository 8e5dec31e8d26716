import { boardOf } from "@/lib/engine/opensky/boards";
import { checkPlacement } from "@/lib/engine/opensky/placement";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { AirportCode, RouteId, Seat } from "@/lib/engine/opensky/words";

/** One plane of a composed turn and what it takes. */
export interface PlannedPlane {
  readonly route: RouteId;
  /** Airports whose subsidy it takes. */
  readonly cubes: readonly AirportCode[];
  /** It uses up a permit. */
  readonly permit: boolean;
  /** The route runs between two countries. */
  readonly crossing: boolean;
}

/** The planes of a composed turn in the order of choice; cubes and permits stand with the plane that takes them first. */
export function plannedPlanes(table: OpenTable, seat: Seat, routes: readonly RouteId[]): readonly PlannedPlane[] {
  const board = boardOf(table.rules);
  let before = checkPlacement(table, seat, []);
  return routes.map((route, index) => {
    const after = checkPlacement(table, seat, routes.slice(0, index + 1));
    const plane = {
      route,
      cubes: after.cubes.slice(before.cubes.length),
      permit: after.permits.length > before.permits.length,
      crossing: board.routeById.get(route)?.crossing === true,
    };
    before = after;
    return plane;
  });
}
