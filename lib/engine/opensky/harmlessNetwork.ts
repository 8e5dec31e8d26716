import { best, range } from "../core/lists";
import type { Route } from "./board";
import { boardOf } from "./boards";
import type { Placement } from "./legal.types";
import type { OpenTable } from "./table";
import { CALLSIGNS, REGIONAL_TOKENS, type AirportCode, type RouteId, type Seat } from "./words";

// Sets of callsigns and of markets are bits of a number: hundreds of networks are weighed for one draft turn.

/** The 15 markets, each as the set of its two callsigns. */
const MARKETS: readonly number[] = CALLSIGNS.flatMap((_, a) => range(a).map((b) => (1 << a) | (1 << b)));

/** For every set of callsigns, the markets within it. */
const WITHIN: readonly number[] = range(1 << CALLSIGNS.length).map((callsigns) =>
  MARKETS.reduce((found, market, index) => ((market & callsigns) === market ? found | (1 << index) : found), 0),
);

const within = (callsigns: number): number => WITHIN[callsigns] ?? 0;

function size(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The callsign of an airport as a set of one; empty elsewhere. */
type Marked = (code: AirportCode) => number;

function marks(table: OpenTable): Marked {
  const sets = new Map(table.callsigns.map((code, index) => [code, 1 << index]));
  return (code) => sets.get(code) ?? 0;
}

/** What an airline's flights serve without a connection, and the callsigns one flight away from each airport. */
interface Flown {
  readonly nonstop: number;
  readonly around: ReadonlyMap<AirportCode, number>;
}

function fly(flights: readonly Route[], marked: Marked): Flown {
  let nonstop = 0;
  const around = new Map<AirportCode, number>();
  for (const { ends: [a, b] } of flights) {
    nonstop |= within(marked(a) | marked(b));
    around.set(a, (around.get(a) ?? 0) | marked(b));
    around.set(b, (around.get(b) ?? 0) | marked(a));
  }
  return { nonstop, around };
}

/** Markets served when connections can also be made at one airport more. */
function connecting({ around }: Flown, served: number, at: AirportCode): number {
  return served | within(around.get(at) ?? 0);
}

/** How many markets the flights serve with at most one stop; of these the nonstop ones decide between equals. */
function worth(table: OpenTable, flights: readonly Route[], marked: Marked): number {
  const flown = fly(flights, marked);
  let served = flown.nonstop;
  if (table.rules.side === "europe") {
    // The hubs are placed after the draft (section 5): they will stand where they serve most.
    for (const _ of range(REGIONAL_TOKENS)) {
      served = best([served, ...[...flown.around.keys()].map((at) => connecting(flown, served, at))], size);
    }
  } else {
    for (const at of flown.around.keys()) served = connecting(flown, served, at);
  }
  return size(served) * (MARKETS.length + 1) + size(flown.nonstop);
}

type Placing = Pick<Placement, "routes" | "permits" | "crossing">;

/** The routes on which a plane may still be placed after those of `placed`, in the board's order. */
function open(placing: Placing, routes: readonly Route[], placed: readonly Route[]): readonly Route[] {
  const opened = new Set(placed.map(({ id }) => id).filter((id) => placing.crossing.includes(id)));
  if (opened.size < placing.permits) return routes;
  return routes.filter(({ id }) => !placing.crossing.includes(id) || opened.has(id));
}

const flightsOf = (table: OpenTable, ids: readonly RouteId[]): Route[] => {
  const { routeById } = boardOf(table.rules);
  return ids.flatMap((id) => routeById.get(id) ?? []);
};

/**
 * Routes for `count` planes of a seat's draft turn (section 5), chosen one after the other: the one with which it
 * serves most markets by at most one stop, of these the one with most nonstop, then the one after which a further plane
 * gains most, then the first of the board. Longer itineraries do not count: they depend on what the others will fly.
 */
export function harmlessRoutes(table: OpenTable, seat: Seat, placing: Placing, count: number): RouteId[] {
  const marked = marks(table);
  const flying = flightsOf(table, table.seats[seat]?.planes ?? []);
  const routes = flightsOf(table, placing.routes);
  const placed: Route[] = [];
  while (placed.length < count) {
    const serves = (...more: readonly Route[]): number => worth(table, [...flying, ...placed, ...more], marked);
    const prepares = (route: Route): number =>
      Math.max(...open(placing, routes, [...placed, route]).map((further) => serves(route, further)));
    placed.push(best(open(placing, routes, placed), (route) => serves(route), prepares));
  }
  return placed.map(({ id }) => id);
}

/**
 * Airports for `count` hubs of a seat (section 5), chosen one after the other: the one that adds most markets served
 * with one stop, then the one where most of the seat's routes meet, then the first of the board.
 */
export function harmlessHubs(
  table: OpenTable,
  seat: Seat,
  airports: readonly AirportCode[],
  count: number,
): AirportCode[] {
  const flights = flightsOf(table, [...new Set(table.seats[seat]?.planes ?? [])]);
  const flown = fly(flights, marks(table));
  const hubs: AirportCode[] = [];
  let served = flown.nonstop;
  while (hubs.length < count) {
    const hub = best(
      airports.filter((code) => !hubs.includes(code)),
      (code) => size(connecting(flown, served, code)),
      (code) => flights.filter(({ ends }) => ends.includes(code)).length,
    );
    served = connecting(flown, served, hub);
    hubs.push(hub);
  }
  return hubs;
}
