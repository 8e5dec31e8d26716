import type { Command } from "@/lib/engine/opensky/commands";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import { standing } from "@/lib/engine/opensky/standing";
import type { View } from "@/lib/engine/opensky/table";
import type { Bid, Fare, Seat } from "@/lib/engine/opensky/words";
import { flashWorth } from "../thumb";

/** Points that a seat would be ahead if these fares stood. */
function ahead({ rules }: View, bids: readonly Bid[], seat: Seat): number {
  const { leaders } = standing(bids);
  let points = 0;
  for (const bid of bids) {
    if (leaders.includes(bid.seat)) points += bid.seat === seat ? bid.fare : -bid.fare / (rules.players - 1);
  }
  return points;
}

/** Undercuts with the card that gains most, where it gains more than the token is worth. */
export function undercutForGain(view: View, seat: Seat, fares: readonly Fare[]): Command {
  const inPlay = currentMonth(view)?.inPlay ?? [];
  const now = ahead(view, inPlay, seat);
  let most = flashWorth(view.month);
  let chosen: Fare | null = null;
  for (const fare of fares) {
    const after = inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid));
    const gained = ahead(view, after, seat) - now;
    if (gained > most) [most, chosen] = [gained, fare];
  }
  return chosen === null ? { type: "declineFlashDeal", seat } : { type: "flashDeal", seat, fare: chosen };
}
