import { best, sum } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import { LEASE_PRICE, SEASON_2_MONTH, type Fare, type Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import { payments } from "../payment";
import { drafts, promise } from "../sim/draft";
import { monthsLeft, aimOf, networkOf } from "../sim/planning";
import { cardWorth } from "../thumb";

/** Leases one plane where the pairs that it adds, and the cards back in hand, are worth more than its price. */
export function leaseForReach(
  view: View,
  seat: Seat,
  may: Extract<Legal, { type: "leasePlanes" }>,
  chance: Chance,
): Command {
  const decline: Command = { type: "declineLease", seat };
  const next = view.month + 1;
  if (next === SEASON_2_MONTH || monthsLeft(next) < 2) return decline;
  const start = networkOf(view, seat);
  const aim = { ...aimOf(view, seat, next), later: 0 };
  const [found] = drafts(start, 1, aim, 1, chance, 0);
  const route = found?.network.routes.at(-1);
  const id = route === undefined ? undefined : start.chart.board.routes[route]?.id;
  if (found === undefined || id === undefined) return decline;
  const gained = promise(found.network, aim) - promise(start, aim);
  const back = (way: readonly Fare[]): number => sum(way.map((fare) => cardWorth(fare, view.month)));
  const cards = best(payments(may.won, may.change, 1), back);
  if (gained + back(cards) < LEASE_PRICE) return decline;
  return { type: "leasePlanes", seat, cards, routes: [id] };
}
