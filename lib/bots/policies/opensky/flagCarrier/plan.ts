import { best, first, range } from "@/lib/engine/core/lists";
import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode, RouteId, Seat } from "@/lib/engine/opensky/words";
import type { Budget } from "../../policy";
import type { Chance } from "../chance";
import { drafts } from "../sim/draft";
import { hubPairs } from "../sim/hubPairs";
import { stream } from "../sim/luck";
import { aimOf, expectedPosition, networkOf } from "../sim/planning";
import { airportBits, positionOf, type Position } from "../sim/position";
import { draftTurns, finishDraft, place, secondSeasons, type DraftTurn } from "../sim/seasons";
import { Forecast } from "./forecast";

/** Plans that playouts compare: as many as there are playouts for. */
const PLANS = 14;
const FOR_A_PLAN = 40;
const plansFor = (rollouts: number): number => Math.min(PLANS, Math.max(3, Math.floor(rollouts / FOR_A_PLAN)));
const HUB_PAIRS = 14;
const FEWEST = 10;
/** Plans that are compared once more, with so many times the playouts. */
const FINALISTS = 4;
const HALVINGS = 3;

/** The draft turns after the one that is asked now. */
function turnsAfter(view: View): DraftTurn[] {
  return draftTurns(view.rules).slice(view.pass * view.rules.players + placeIn(view) + 1);
}

/** The place of the asked seat in its pass. */
function placeIn({ pass, asked, rules }: View): number {
  const seat = asked[0] ?? 0;
  return pass % 2 === 0 ? seat : rules.players - 1 - seat;
}

/** Routes for the planes due: of the likeliest plans the one with the largest share of the win in playouts. */
export function planPlanes(view: View, seat: Seat, count: number, chance: Chance, { rollouts }: Budget): RouteId[] {
  const start = networkOf(view, seat);
  const width = plansFor(rollouts);
  const plans = drafts(start, count, aimOf(view, seat, view.month), width, chance, 1).slice(0, width);
  const imagined = chance();
  const finishes = plans.map(({ network }) => {
    const after = positionOf(view);
    finished(view, seat, network, imagined, after);
    return { network, after };
  });
  const season2 = secondSeasons(view);
  const playouts = Math.floor(rollouts / (width + HALVINGS * FINALISTS));
  const { network } = halved(finishes, (some, round) => {
    const count = Math.max(FEWEST, round === 0 ? playouts : HALVINGS * playouts);
    const forecast = new Forecast(positionOf(view), { month: view.month, season2 }, count, chance);
    return some.map(({ after }) => forecast.shareAfter(seat, (position) => position.become(after)));
  });
  const { routes } = start.chart.board;
  return network.routes.slice(start.routes.length).flatMap((route) => routes[route]?.id ?? []);
}

/** The best item after two rounds: few playouts for all of them, many for those that did best. */
function halved<T>(items: readonly T[], weigh: (items: readonly T[], round: number) => readonly number[]): T {
  const ranked = (some: readonly T[], round: number): T[] => {
    const shares = weigh(some, round);
    const places = range(some.length).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
    return places.flatMap((place) => some.slice(place, place + 1));
  };
  return first(ranked(ranked(items, 0).slice(0, FINALISTS), 1));
}

/** Puts a plan into a position and lets everybody finish the draft. */
function finished(view: View, seat: Seat, plan: ReturnType<typeof networkOf>, luck: number, position: Position): void {
  const networks = view.seats.map((_, other) => (other === seat ? plan : networkOf(view, other, position)));
  place(position, seat, plan, view.seats[seat]?.planes.length ?? 0);
  const cubes = airportBits(position.chart, view.cubes);
  for (let rest = plan.cubes; rest !== 0; rest &= rest - 1) position.addPoints(seat, 50);
  const europe = view.rules.side === "europe";
  finishDraft(position, networks, turnsAfter(view), cubes & ~plan.cubes, view.month, europe, stream(() => luck));
}

/** Two hubs: of the pairs that connect most the one with the largest share of the win in playouts. */
export function planHubs(view: View, seat: Seat, chance: Chance, { rollouts }: Budget): AirportCode[] {
  const network = networkOf(view, seat);
  const { coverage } = aimOf(view, seat, view.month);
  const pairs = hubPairs(network, (oneStops) => coverage.worth(network.nonstops, oneStops)).slice(0, HUB_PAIRS);
  const ahead = { month: view.month, season2: secondSeasons(view) };
  const playouts = Math.max(FEWEST, Math.floor(rollouts / HUB_PAIRS));
  const forecast = new Forecast(expectedPosition(view), ahead, playouts, chance);
  const { hubs } = best(pairs, (pair) =>
    forecast.shareAfter(seat, (position) => {
      position.hubs[seat] = pair.hubs;
    }),
  );
  return network.chart.board.airports.filter((_, at) => (hubs >> at) % 2 !== 0).map(({ code }) => code);
}
