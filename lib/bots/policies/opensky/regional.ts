import { best } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import { harmlessCommand } from "@/lib/engine/opensky/harmless";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import { stops } from "@/lib/engine/opensky/network";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import { standing } from "@/lib/engine/opensky/standing";
import type { View } from "@/lib/engine/opensky/table";
import type { Callsign, Seat } from "@/lib/engine/opensky/words";
import type { Policy } from "../policy";
import { asked } from "./asked";
import { pick, type Chance } from "./chance";
import { fewestStops, marketsOnDice, type Market } from "./market";

type May<T extends Legal["type"]> = Extract<Legal, { type: T }>;

/** The friendly airline: joins callsigns, flies what it serves best and asks simple fares. */
export const regional: Policy = (view, chance) => {
  const { seat, may } = asked(view);
  switch (may.type) {
    case "placeCallsign":
    case "placePlanes":
    case "placeHubs":
      return soundNetwork(view, seat);
    case "chooseMarket": {
      const { origin, destination } = served(view, seat, may.dice);
      return { type: may.type, seat, origin, destination };
    }
    case "submitFare":
      return simpleFare(view, seat, may, chance);
    case "flashDeal":
      return undercut(view, seat, may);
    case "attachAncillaries":
      // 300 is accepted five times in six; dearer fares are safer without an extra.
      return { type: may.type, seat, tokens: may.fare === 200 ? may.tokens.slice(0, 1) : [] };
    case "leasePlanes":
      return { type: "declineLease", seat };
  }
};

/** The planning that the table itself would do for an absent player: most markets served with at most one stop. */
export function soundNetwork(view: View, seat: Seat): Command {
  const command = harmlessCommand(view, seat);
  if (command === null) throw new RangeError(`seat ${seat} is not asked`);
  return command;
}

/** Of the three markets on the dice the one that the seat serves with fewest stops and fewest rivals. */
function served(view: View, seat: Seat, dice: readonly Callsign[]): Market {
  const rivals = view.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  return best(
    marketsOnDice(view, dice),
    (market) => -fewestStops(market, seat),
    (market) => -rivals.filter((other) => fewestStops(market, other) < Infinity).length,
  );
}

/** Alone in the market the highest card, else one of the middle of the hand; always the shortest itinerary. */
function simpleFare(view: View, seat: Seat, may: May<"submitFare">, chance: Chance): Command {
  const itinerary = best(may.itineraries, (path) => -stops(path));
  const alone = currentMonth(view)?.bidders.length === 1;
  const fares = [...may.fares].sort((a, b) => a - b);
  const fare = alone ? fares.at(-1) : pick(fares.slice(0, Math.ceil(fares.length / 2) + 1), chance);
  return fare === undefined ? { type: "declineFare", seat } : { type: may.type, seat, fare, itinerary };
}

/** The highest card with which the seat would lead alone; the token is kept where there is none. */
function undercut(view: View, seat: Seat, may: May<"flashDeal">): Command {
  const inPlay = currentMonth(view)?.inPlay ?? [];
  const leads = may.fares.filter((fare) => {
    const { leaders } = standing(inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid)));
    return leaders.length === 1 && leaders[0] === seat;
  });
  const losing = !(currentMonth(view)?.leaders.includes(seat) ?? false);
  const fare = leads.at(-1);
  return losing && fare !== undefined ? { type: may.type, seat, fare } : { type: "declineFlashDeal", seat };
}
