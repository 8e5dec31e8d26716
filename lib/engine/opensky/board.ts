import { err, ok, type Result } from "../core/result";
import type { AirportCode, RouteId, Side } from "./words";

export interface Airport {
  readonly code: AirportCode;
  readonly name: string;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  /** ISO 3166 alpha-2 on the North American side, else null. */
  readonly country: string | null;
}

export interface Route {
  readonly id: RouteId;
  readonly ends: readonly [AirportCode, AirportCode];
  /** Between two countries: needs a permit (section 5). */
  readonly crossing: boolean;
}

/** One side of the board (section 2). The order of airports and routes is part of the rules: the dice draw by it. */
export interface Board {
  readonly id: string;
  readonly side: Side;
  readonly airports: readonly Airport[];
  readonly routes: readonly Route[];
  readonly airportByCode: ReadonlyMap<AirportCode, Airport>;
  readonly routeById: ReadonlyMap<RouteId, Route>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSide = (value: unknown): value is Side => value === "europe" || value === "north-america";

/** Checks board data; the error says in words what is wrong and names the airport or route. */
export function parseBoard(data: unknown): Result<Board, string> {
  if (!isFields(data)) return err("a board is an object");
  const { id, side } = data;
  if (typeof id !== "string" || id === "") return err("a board has an id");
  if (!isSide(side)) return err(`board ${id}: side ${JSON.stringify(side)} is unknown`);
  const airports = parseAirports(data["airports"], side);
  if (!airports.ok) return err(`board ${id}: ${airports.error}`);
  const airportByCode = new Map(airports.value.map((airport) => [airport.code, airport]));
  const routes = parseRoutes(data["routes"], airportByCode);
  if (!routes.ok) return err(`board ${id}: ${routes.error}`);
  const lonely = unreachable(airports.value, routes.value);
  if (lonely !== null) return err(`board ${id}: airport ${lonely} cannot be reached`);
  const routeById = new Map(routes.value.map((route) => [route.id, route]));
  return ok({ id, side, airports: airports.value, routes: routes.value, airportByCode, routeById });
}

function parseAirports(list: unknown, side: Side): Result<readonly Airport[], string> {
  if (!Array.isArray(list) || list.length < 6) return err("a board has at least six airports");
  const airports: Airport[] = [];
  for (const item of list as readonly unknown[]) {
    if (!isFields(item)) return err(`airport ${JSON.stringify(item)} is not an object`);
    const { code, name, lat, lon, country } = item;
    if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) {
      return err(`airport code ${JSON.stringify(code)} is not three capital letters`);
    }
    if (airports.some((airport) => airport.code === code)) return err(`airport ${code} occurs twice`);
    if (typeof name !== "string" || name === "") return err(`airport ${code} has no name`);
    if (!isDegrees(lat, 90) || !isDegrees(lon, 180)) return err(`airport ${code} has no place on the map`);
    if (side === "europe") {
      airports.push({ code, name, lat, lon, country: null });
    } else {
      if (typeof country !== "string" || country === "") return err(`airport ${code} has no country`);
      airports.push({ code, name, lat, lon, country });
    }
  }
  return ok(airports);
}

const isDegrees = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Math.abs(value) <= limit;

function parseRoutes(list: unknown, airports: ReadonlyMap<AirportCode, Airport>): Result<readonly Route[], string> {
  if (!Array.isArray(list)) return err("a board has routes");
  const routes: Route[] = [];
  for (const id of list as readonly unknown[]) {
    const [, from, to] = (typeof id === "string" && /^([A-Z]{3})-([A-Z]{3})$/.exec(id)) || [];
    if (typeof id !== "string" || from === undefined || to === undefined) {
      return err(`route ${JSON.stringify(id)} is not spelled like AMS-CDG`);
    }
    const ends = [airports.get(from), airports.get(to)] as const;
    if (ends[0] === undefined) return err(`route ${id} names the unknown airport ${from}`);
    if (ends[1] === undefined) return err(`route ${id} names the unknown airport ${to}`);
    if (from >= to) return err(`route ${id} is not in alphabetical order`);
    if (routes.some((route) => route.id === id)) return err(`route ${id} occurs twice`);
    routes.push({ id, ends: [from, to], crossing: ends[0].country !== ends[1].country });
  }
  return ok(routes);
}

/** An airport that no chain of routes joins to the first one. */
function unreachable(airports: readonly Airport[], routes: readonly Route[]): AirportCode | null {
  const reached = new Set(airports.slice(0, 1).map((airport) => airport.code));
  for (const code of reached) {
    for (const { ends } of routes) {
      if (ends[0] === code) reached.add(ends[1]);
      if (ends[1] === code) reached.add(ends[0]);
    }
  }
  return airports.find((airport) => !reached.has(airport.code))?.code ?? null;
}
