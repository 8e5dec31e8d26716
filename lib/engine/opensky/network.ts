import { boardOf } from "./boards";
import type { OpenTable } from "./table";
import { CALLSIGNS, type AirportCode, type Callsign, type RouteId, type Seat } from "./words";

/** Stops of an itinerary: legs minus one (section 1). */
export const stops = (itinerary: readonly AirportCode[]): number => itinerary.length - 2;

/** Planes and hubs that a seat thinks of placing, to see what they would connect. */
export interface Planned {
  readonly seat: Seat;
  readonly planes?: readonly RouteId[];
  readonly hubs?: readonly AirportCode[];
}

interface Network {
  readonly edges: readonly (readonly [AirportCode, AirportCode])[];
  /** Airports where a connection may be made; null where every airport will do. */
  readonly hubs: readonly string[] | null;
}

function networkOf(table: OpenTable, seat: Seat, planned?: Planned): Network {
  const board = boardOf(table.rules);
  const own = table.seats[seat];
  const mine = planned?.seat === seat ? planned : undefined;
  const flown = new Set([...(own?.planes ?? []), ...(mine?.planes ?? [])]);
  const edges = [];
  for (const id of flown) {
    const route = board.routeById.get(id);
    if (route !== undefined) edges.push(route.ends);
  }
  const hubs = board.side === "europe" ? [...(own?.regional ?? []), ...(mine?.hubs ?? [])] : null;
  return { edges, hubs };
}

/** The airline's itineraries: simple paths over its own planes, in Europe by its own hubs (6.2). */
function paths(network: Network, from: AirportCode, to: AirportCode): AirportCode[][] {
  const found: AirportCode[][] = [];
  walk(network, [from], from, to, found);
  return found;
}

function walk(
  network: Network,
  path: readonly AirportCode[],
  here: AirportCode,
  to: AirportCode,
  found: AirportCode[][],
): void {
  for (const [a, b] of network.edges) {
    const next = a === here ? b : b === here ? a : null;
    if (next === null || path.includes(next)) continue;
    if (next === to) found.push([...path, next]);
    else if (network.hubs === null || network.hubs.includes(next)) walk(network, [...path, next], next, to, found);
  }
}

function fewest(itineraries: readonly (readonly AirportCode[])[]): number | null {
  let least: number | null = null;
  for (const itinerary of itineraries) if (least === null || stops(itinerary) < least) least = stops(itinerary);
  return least;
}

/** By seat, the valid itineraries between two airports (6.2). Whether the seat has a card to offer does not matter. */
export function itinerariesBySeat(
  table: OpenTable,
  origin: AirportCode,
  destination: AirportCode,
): readonly (readonly (readonly AirportCode[])[])[] {
  const all = table.seats.map((_, seat) => paths(networkOf(table, seat), origin, destination));
  // Ruling 5: m is about networks, so it counts airlines that cannot or do not bid.
  const m = fewest(all.flat());
  return all.map((own) => own.filter((itinerary) => stops(itinerary) <= 1 || stops(itinerary) === m));
}

/** A seat's valid itineraries between two airports (6.2), airport codes from `origin` to `destination`. */
export function itineraries(
  table: OpenTable,
  seat: Seat,
  origin: AirportCode,
  destination: AirportCode,
): readonly (readonly AirportCode[])[] {
  return itinerariesBySeat(table, origin, destination)[seat] ?? [];
}

/** The airport that a callsign marks; null until it is placed. */
export function callsignAirport(table: OpenTable, callsign: Callsign): AirportCode | null {
  return table.callsigns[CALLSIGNS.indexOf(callsign)] ?? null;
}

/** A market between two placed callsigns and how each seat's network serves it. */
export interface MarketReach {
  readonly origin: Callsign;
  readonly destination: Callsign;
  /** By seat, the fewest stops of its itineraries; null without one. */
  readonly stops: readonly (number | null)[];
  /** By seat, whether it has a valid itinerary: two stops and more only count where nobody has fewer (6.2). */
  readonly serves: readonly boolean[];
}

/** Every market whose callsigns are placed, Alpha's first; `planned` counts as if it stood on the board. */
export function reach(table: OpenTable, planned?: Planned): readonly MarketReach[] {
  const networks = table.seats.map((_, seat) => networkOf(table, seat, planned));
  const markets: MarketReach[] = [];
  for (const [index, origin] of CALLSIGNS.entries()) {
    const from = callsignAirport(table, origin);
    for (const destination of CALLSIGNS.slice(index + 1)) {
      const to = callsignAirport(table, destination);
      if (from === null || to === null) continue;
      const bySeat = networks.map((network) => fewest(paths(network, from, to)));
      const m = Math.min(...bySeat.map((least) => least ?? Infinity));
      const serves = bySeat.map((least) => least !== null && (least <= 1 || least === m));
      markets.push({ origin, destination, stops: bySeat, serves });
    }
  }
  return markets;
}
