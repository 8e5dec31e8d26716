import { best } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import { LEASE_PRICE, SEASON_2_MONTH, type Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import { payments } from "../payment";
import { drafts, promise } from "../sim/draft";
import { monthsLeft, aimOf, networkOf } from "../sim/planning";

/** A lease must promise some points more than it costs: the others will lease too. */
const MARGIN = 1.3;

/** Leases one plane where the pairs that it adds are worth more than its price. */
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
  if (gained < LEASE_PRICE * MARGIN) return decline;
  // The dearest way back into the hand: a high card can be won with once more.
  const cards = best(payments(may.won, may.change, 1), (way) => way.at(-1) ?? 0);
  return { type: "leasePlanes", seat, cards, routes: [id] };
}
