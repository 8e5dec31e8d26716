import { sum, without } from "../core/lists";
import { boardOf } from "./boards";
import type { Command } from "./commands";
import { legal } from "./legal";
import type { Legal } from "./legal.types";
import { leaseQuote } from "./leasing";
import { callsignAirport, itineraries } from "./network";
import type { OpenTable } from "./table";
import { LEASE_PRICE, type AirportCode, type Callsign, type Fare, type RouteId, type Seat } from "./words";

/** A whole number from 0 below its argument. */
export type Chooser = (below: number) => number;

type Placing = Pick<Extract<Legal, { type: "placePlanes" }>, "routes" | "permits" | "crossing">;

/**
 * `any`: every choice alike; such airlines hardly ever connect a market. `keen`: mostly choices that connect callsigns,
 * so that fares are offered in most months; still every legal choice is possible.
 */
export type Temper = "any" | "keen";

/** One of the commands that a seat may give now, any of them possible; null when it is not asked. */
export function sampleCommand(table: OpenTable, seat: Seat, choose: Chooser, temper: Temper = "any"): Command | null {
  const may = legal(table, seat);
  if (may === null) return null;
  const keen = temper === "keen";
  switch (may.type) {
    case "placeCallsign":
      return { type: may.type, seat, airport: prefer(may.airports, keen ? neighbours(table) : none, choose) };
    case "placePlanes":
      return { type: may.type, seat, routes: sampleRoutes(may, may.count, keen ? joining(table, seat) : none, choose) };
    case "placeHubs": {
      const meets = keen ? joints(table, seat) : none;
      return { type: may.type, seat, airports: sampleHubs(may.airports, may.count, meets, choose) };
    }
    case "chooseMarket": {
      const origin = pick(may.dice, choose);
      const others = without(may.dice, [origin]);
      const served = (destination: Callsign): boolean => keen && serves(table, seat, origin, destination);
      return { type: may.type, seat, origin, destination: prefer(others, served, choose) };
    }
    case "submitFare":
      if (choose(5) === 0) return { type: "declineFare", seat };
      return { type: may.type, seat, fare: pick(may.fares, choose), itinerary: pick(may.itineraries, choose) };
    case "flashDeal":
      if (choose(2) === 0) return { type: "declineFlashDeal", seat };
      return { type: may.type, seat, fare: pick(may.fares, choose) };
    case "attachAncillaries":
      return { type: may.type, seat, tokens: may.tokens.filter(() => choose(3) === 0) };
    case "leasePlanes": {
      if (choose(2) === 0) return { type: "declineLease", seat };
      const planes = 1 + choose(may.max);
      const cards = sampleCards(may.won, may.change, planes, choose);
      const routes = sampleRoutes(may, planes, keen ? joining(table, seat) : none, choose);
      return { type: may.type, seat, cards, routes };
    }
  }
}

function pick<T>(items: readonly T[], choose: Chooser): T {
  const item = items[choose(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

type Liking<T> = (item: T) => boolean;
const none = (): boolean => false;

/** Three times in four one of the liked items, where there are any. */
function lean<T>(items: readonly T[], liked: readonly T[], choose: Chooser): T {
  return pick(liked.length > 0 && choose(4) > 0 ? liked : items, choose);
}

function prefer<T>(items: readonly T[], likes: Liking<T>, choose: Chooser): T {
  return lean(items, items.filter(likes), choose);
}

function sampleHubs(
  airports: readonly AirportCode[],
  count: number,
  likes: Liking<AirportCode>,
  choose: Chooser,
): AirportCode[] {
  const hubs: AirportCode[] = [];
  while (hubs.length < count) hubs.push(prefer(without(airports, hubs), likes, choose));
  return hubs;
}

function sampleRoutes(placing: Placing, count: number, likes: Liking<RouteId>, choose: Chooser): RouteId[] {
  const routes: RouteId[] = [];
  const opened = new Set<RouteId>();
  const liked = placing.routes.filter(likes);
  while (routes.length < count) {
    const route = lean(placing.routes, liked, choose);
    if (placing.crossing.includes(route) && !opened.has(route)) {
      if (opened.size === placing.permits) continue;
      opened.add(route);
    }
    routes.push(route);
  }
  return routes;
}

function ends(table: OpenTable, route: RouteId): readonly AirportCode[] {
  return boardOf(table.rules).routeById.get(route)?.ends ?? [];
}

/** Airports one route away from a callsign. */
function neighbours(table: OpenTable): Liking<AirportCode> {
  const near = boardOf(table.rules)
    .routes.filter((route) => route.ends.some((end) => table.callsigns.includes(end)))
    .flatMap((route) => route.ends);
  return (airport) => near.includes(airport);
}

/** Routes from a callsign to another, or to an airport that the seat already serves. */
function joining(table: OpenTable, seat: Seat): Liking<RouteId> {
  const own = (table.seats[seat]?.planes ?? []).flatMap((route) => ends(table, route));
  return (route) => {
    const [from = "", to = ""] = ends(table, route);
    const [a, b] = [table.callsigns.includes(from), table.callsigns.includes(to)];
    return (a && b) || (a && own.includes(to)) || (b && own.includes(from));
  };
}

/** Airports where the seat's flights on different routes meet. */
function joints(table: OpenTable, seat: Seat): Liking<AirportCode> {
  const served = [...new Set(table.seats[seat]?.planes ?? [])].flatMap((route) => ends(table, route));
  return (airport) => served.indexOf(airport) !== served.lastIndexOf(airport);
}

function serves(table: OpenTable, seat: Seat, origin: Callsign, destination: Callsign): boolean {
  const [from, to] = [callsignAirport(table, origin), callsignAirport(table, destination)];
  return from !== null && to !== null && itineraries(table, seat, from, to).length > 0;
}

/** Won cards in a random order until the price is covered, then without those that turned out superfluous. */
function sampleCards(won: readonly Fare[], change: number, planes: number, choose: Chooser): Fare[] {
  let cards: Fare[] = [];
  while (sum(cards) + change < LEASE_PRICE * planes) cards.push(pick(without(won, cards), choose));
  for (const card of cards.slice()) {
    if (leaseQuote(cards, change, planes).superfluous.includes(card)) cards = without(cards, [card]);
  }
  return cards;
}
