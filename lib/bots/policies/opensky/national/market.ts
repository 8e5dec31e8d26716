import { best } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import type { View } from "@/lib/engine/opensky/table";
import type { Callsign, Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import { marketsOnDice } from "../market";
import { bestAnswer } from "./fare";

/** Of the three markets on the dice the one in which the seat's best answer is worth most. */
export function bestMarket(view: View, seat: Seat, dice: readonly Callsign[], chance: Chance): Command {
  const weighed = marketsOnDice(view, dice).map((market) => ({
    market,
    worth: bestAnswer(view, seat, market, chance).worth,
  }));
  const { market } = best(weighed, ({ worth }) => worth);
  return { type: "chooseMarket", seat, origin: market.origin, destination: market.destination };
}
