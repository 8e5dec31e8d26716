import { range } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import { SUBSIDY_POINTS, type Fare, type Seat } from "@/lib/engine/opensky/words";
import type { Budget } from "../../policy";
import type { Chance } from "../chance";
import { payments } from "../payment";
import { drafts } from "../sim/draft";
import { size } from "../sim/network";
import { aimOf, monthsLeft, networkOf } from "../sim/planning";
import { kindOf, positionOf, type Position } from "../sim/position";
import { secondSeasons } from "../sim/seasons";
import { Forecast } from "./forecast";

/** Leases that playouts compare: planes at most, networks for each number of planes. */
const MOST = 2;
const NETWORKS = 6;
const FEWEST = 10;
/** Share of the win that a lease must gain: the others will lease too, which playouts do not know. */
const MARGIN = 0.01;

interface Lease {
  readonly cards: readonly Fare[];
  readonly routes: readonly number[];
  readonly cubes: number;
}

/** The lease with the largest share of the win in playouts, or none where it gains nothing. */
export function planLease(
  view: View,
  seat: Seat,
  may: Extract<Legal, { type: "leasePlanes" }>,
  chance: Chance,
  { rollouts }: Budget,
): Command {
  const month = view.month + 1;
  const leases = thinkable(view, seat, may, month, chance);
  const playouts = Math.max(FEWEST, Math.floor(rollouts / (MOST * NETWORKS + 4)));
  const forecast = new Forecast(positionOf(view), { month, season2: secondSeasons(view) }, playouts, chance);
  let most = forecast.shareAfter(seat, () => undefined) + MARGIN;
  let chosen: Lease | null = null;
  for (const lease of leases) {
    const share = forecast.shareAfter(seat, (position) => take(position, seat, lease));
    if (share > most) [most, chosen] = [share, lease];
  }
  if (chosen === null) return { type: "declineLease", seat };
  const { routes } = positionOf(view).chart.board;
  return {
    type: "leasePlanes",
    seat,
    cards: chosen.cards,
    routes: chosen.routes.flatMap((route) => routes[route]?.id ?? []),
  };
}

function take(position: Position, seat: Seat, { cards, routes, cubes }: Lease): void {
  for (const route of routes) position.addPlane(seat, route, 1);
  for (const card of cards) position.addCard(seat, kindOf(card), 1);
  // Change counts as points: a lease costs its price, whatever the cards.
  position.addPoints(seat, SUBSIDY_POINTS * size(cubes) - 200 * routes.length);
}

function thinkable(
  view: View,
  seat: Seat,
  may: Extract<Legal, { type: "leasePlanes" }>,
  month: number,
  chance: Chance,
): Lease[] {
  const start = networkOf(view, seat);
  const aim = { ...aimOf(view, seat, month), months: Math.max(1, monthsLeft(month)), later: 0 };
  return range(Math.min(MOST, may.max)).flatMap((less) => {
    const planes = less + 1;
    const ways = payments(may.won, may.change, planes);
    const found = drafts(start, planes, aim, NETWORKS, chance, 0).slice(0, NETWORKS);
    return found.flatMap(({ network }, index): Lease[] => {
      const routes = network.routes.slice(start.routes.length);
      // All ways to pay for the best network; the others are paid for in the first.
      const paid = index === 0 ? ways : ways.slice(0, 1);
      return paid.map((cards) => ({ cards, routes, cubes: network.cubes }));
    });
  });
}
