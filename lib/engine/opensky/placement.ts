import { boardOf } from "./boards";
import type { Board } from "./board";
import { fault, type Fault } from "./fault";
import type { OpenTable } from "./table";
import { PLANES, REGIONAL_TOKENS, type AirportCode, type RouteId, type Seat } from "./words";

/** What planes take from the table when they are placed (section 5). */
export interface Takings {
  /** Airports whose subsidy cube the seat takes, in the order of the routes. */
  readonly cubes: readonly AirportCode[];
  /** Cross-border routes that get a permit, in the order of the routes. */
  readonly permits: readonly RouteId[];
}

export interface PlacementCheck extends Takings {
  /** The first thing that is wrong; cubes and permits then count what came before. */
  readonly error: Fault | null;
}

/** The first route that this board does not have under that spelling. */
export function unknownRoute(board: Board, routes: readonly RouteId[]): Fault | null {
  const unknown = routes.find((id) => !board.routeById.has(id));
  return unknown === undefined ? null : fault("unknown-route", "routes", unknown);
}

/** The first airport that this board does not have. */
export function unknownAirport(board: Board, field: string, codes: readonly AirportCode[]): Fault | null {
  const unknown = codes.find((code) => !board.airportByCode.has(code));
  return unknown === undefined ? null : fault("unknown-airport", field, unknown);
}

/** A seat's permits that are not on the board; 0 in Europe, where the regional tokens are hubs. */
export function permitsLeft(table: OpenTable, seat: Seat): number {
  if (table.rules.side === "europe") return 0;
  return REGIONAL_TOKENS - (table.seats[seat]?.regional.length ?? 0);
}

/** Cubes and permits that known routes take one after the other; `no-permit` where a permit is missing. */
export function takings(table: OpenTable, seat: Seat, routes: readonly RouteId[]): PlacementCheck {
  const board = boardOf(table.rules);
  const held = table.seats[seat]?.regional ?? [];
  const left = permitsLeft(table, seat);
  const cubes: AirportCode[] = [];
  const permits: RouteId[] = [];
  for (const id of routes) {
    const route = board.routeById.get(id);
    if (route === undefined) continue;
    if (route.crossing && !held.includes(id) && !permits.includes(id)) {
      if (permits.length === left) return { cubes, permits, error: fault("no-permit", "routes", id) };
      permits.push(id);
    }
    for (const end of route.ends) if (table.cubes.includes(end) && !cubes.includes(end)) cubes.push(end);
  }
  return { cubes, permits, error: null };
}

/**
 * Looks at planes that a seat thinks of placing in its draft turn or lease; they need not be complete yet. The error
 * says why one of them is not possible.
 */
export function checkPlacement(table: OpenTable, seat: Seat, routes: readonly RouteId[]): PlacementCheck {
  const board = boardOf(table.rules);
  const known = routes.filter((id) => board.routeById.has(id));
  const taken = takings(table, seat, known);
  const crowded = table.phase === "leasePlanes" ? overLimit(table, seat, routes) : overDue(table, routes);
  // The order of the codes in section 8: the count of a draft turn comes before the permits, the plane limit after.
  const inOrder =
    table.phase === "leasePlanes" ? [taken.error, crowded] : [crowded, taken.error];
  const error = unknownRoute(board, routes) ?? inOrder[0] ?? inOrder[1] ?? null;
  return { cubes: taken.cubes, permits: taken.permits, error };
}

function overDue(table: OpenTable, routes: readonly RouteId[]): Fault | null {
  return table.phase === "placePlanes" && routes.length > table.due ? fault("wrong-count", "routes") : null;
}

/** `plane-limit` where the seat would have more planes on the board than its starting number (6.7). */
export function overLimit(table: OpenTable, seat: Seat, routes: readonly RouteId[]): Fault | null {
  const flying = (table.seats[seat]?.planes.length ?? 0) + routes.length;
  return flying > PLANES[table.rules.players] ? fault("plane-limit", "routes") : null;
}
