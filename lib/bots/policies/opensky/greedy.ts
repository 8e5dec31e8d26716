import { best, range, without } from "@/lib/engine/core/lists";
import { boardOf } from "@/lib/engine/opensky/boards";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Placement } from "@/lib/engine/opensky/legal.types";
import { acceptance, standing } from "@/lib/engine/opensky/standing";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import type { View } from "@/lib/engine/opensky/table";
import {
  ANCILLARY_POINTS,
  type AirportCode,
  type Bid,
  type Fare,
  type RouteId,
  type Seat,
} from "@/lib/engine/opensky/words";
import type { Policy } from "../policy";
import { asked } from "./asked";
import { pick, type Chance } from "./chance";
import { currentMarket, fewestStops, marketsOnDice, type Itinerary, type Market } from "./market";

/** The upper baseline: with every decision the most points that are in sight at once, nothing beyond. */
export const greedy: Policy = (view, chance) => {
  const { seat, may } = asked(view);
  switch (may.type) {
    case "placeCallsign":
      return { type: may.type, seat, airport: pick(may.airports, chance) };
    case "placePlanes":
      return { type: may.type, seat, routes: joiningRoutes(view, seat, may, may.count, chance) };
    case "placeHubs":
      return { type: may.type, seat, airports: busiest(view, seat, may.airports, may.count) };
    case "chooseMarket": {
      const markets = marketsOnDice(view, may.dice);
      const { origin, destination } = best(markets, (market) => answer(view, seat, market).points);
      return { type: may.type, seat, origin, destination };
    }
    case "submitFare": {
      const market = currentMarket(view);
      const bid = market === null ? null : answer(view, seat, market).bid;
      if (bid === null) return { type: "declineFare", seat };
      return { type: may.type, seat, fare: bid.fare, itinerary: bid.itinerary };
    }
    case "flashDeal":
      return dearestLead(view, seat, may.fares);
    case "attachAncillaries": {
      const expected = (count: number): number => {
        const price = may.fare + ANCILLARY_POINTS * count;
        return count === 0 ? price : (price * acceptance(price)) / 6;
      };
      return { type: may.type, seat, tokens: may.tokens.slice(0, best(range(may.tokens.length + 1), expected)) };
    }
    case "leasePlanes":
      return { type: "declineLease", seat };
  }
};

/** One plane after the other where it takes most cubes and joins callsigns at once. */
function joiningRoutes(view: View, seat: Seat, placing: Placement, count: number, chance: Chance): RouteId[] {
  const { routeById } = boardOf(view.rules);
  const placed: RouteId[] = [];
  const opened = new Set<RouteId>();
  const taken = new Set<AirportCode>();
  const ends = (id: RouteId): readonly AirportCode[] => routeById.get(id)?.ends ?? [];
  const points = (id: RouteId): number => {
    const cubes = ends(id).filter((end) => view.cubes.includes(end) && !taken.has(end)).length;
    const joins = ends(id).every((end) => view.callsigns.includes(end));
    const anew = !placed.includes(id) && !(view.seats[seat]?.planes.includes(id) ?? false);
    return 50 * cubes + (joins ? 60 : 0) + (joins && anew ? 60 : 0) + chance();
  };
  while (placed.length < count) {
    const allowed = placing.routes.filter(
      (id) => !placing.crossing.includes(id) || opened.has(id) || opened.size < placing.permits,
    );
    const id = best(allowed, points);
    if (placing.crossing.includes(id)) opened.add(id);
    for (const end of ends(id)) taken.add(end);
    placed.push(id);
  }
  return placed;
}

/** The airports with most of the seat's flights. */
function busiest(view: View, seat: Seat, airports: readonly AirportCode[], count: number): AirportCode[] {
  const { routeById } = boardOf(view.rules);
  const touched = (view.seats[seat]?.planes ?? []).flatMap((id) => routeById.get(id)?.ends ?? []);
  const hubs: AirportCode[] = [];
  while (hubs.length < count) {
    hubs.push(best(without(airports, hubs), (code) => touched.filter((other) => other === code).length));
  }
  return hubs;
}

/** How likely a fare leads if every card of a rival's hand is equally likely. */
function chanceToLead(view: View, bid: Bid, market: Market): number {
  let likely = 1;
  for (const [rival, own] of view.seats.entries()) {
    const itinerary = market.bySeat[rival]?.[0];
    if (rival === bid.seat || itinerary === undefined || own.hand.length === 0) continue;
    const leadsOver = (fare: Fare): boolean =>
      standing([bid, { seat: rival, fare, itinerary }]).leaders.includes(bid.seat);
    const leads = own.hand.filter(leadsOver);
    likely *= leads.length / own.hand.length;
  }
  return likely;
}

interface Expected {
  readonly bid: Bid | null;
  readonly points: number;
}

/** The bid with most expected points of its own. */
function answer(view: View, seat: Seat, market: Market): Expected {
  const fewest = fewestStops(market, seat);
  const itinerary: Itinerary | undefined = market.bySeat[seat]?.find((path) => path.length - 2 === fewest);
  const fares: readonly Fare[] = itinerary === undefined ? [] : (view.seats[seat]?.hand ?? []);
  const bids = fares.flatMap((fare): Expected[] => {
    if (itinerary === undefined) return [];
    const bid = { seat, fare, itinerary };
    return [{ bid, points: fare * chanceToLead(view, bid, market) }];
  });
  return best([{ bid: null, points: 0 }, ...bids], ({ points }) => points);
}

/** The highest card with which the seat would lead, alone or not. */
function dearestLead(view: View, seat: Seat, fares: readonly Fare[]): Command {
  const inPlay = currentMonth(view)?.inPlay ?? [];
  const decline: Command = { type: "declineFlashDeal", seat };
  if (currentMonth(view)?.leaders.includes(seat) === true) return decline;
  const leads = (fare: Fare): boolean =>
    standing(inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid))).leaders.includes(seat);
  const fare = fares.filter(leads).at(-1);
  return fare === undefined ? decline : { type: "flashDeal", seat, fare };
}
