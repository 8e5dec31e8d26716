import type { Command } from "@/lib/engine/opensky/commands";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import { standing } from "@/lib/engine/opensky/standing";
import type { View } from "@/lib/engine/opensky/table";
import { LAST_MONTH, type Bid, type Fare, type Seat } from "@/lib/engine/opensky/words";

/** Points that a Flash Deal should gain in April; less and less until March, when any gain will do. */
const WORTH = 260;

/** Points that a seat would be ahead if these fares stood. */
function ahead(bids: readonly Bid[], seat: Seat, rivals: number): number {
  const { leaders } = standing(bids);
  let points = 0;
  for (const bid of bids) {
    if (leaders.includes(bid.seat)) points += bid.seat === seat ? bid.fare : -bid.fare / rivals;
  }
  return points;
}

/** Undercuts with the card that gains most, where it gains what the token is worth at this time of the year. */
export function undercutForGain(view: View, seat: Seat, fares: readonly Fare[]): Command {
  const inPlay = currentMonth(view)?.inPlay ?? [];
  const rivals = view.rules.players - 1;
  const now = ahead(inPlay, seat, rivals);
  let most = (WORTH * (LAST_MONTH - view.month)) / LAST_MONTH;
  let chosen: Fare | null = null;
  for (const fare of fares) {
    const after = inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid));
    const gained = ahead(after, seat, rivals) - now;
    if (gained > most) [most, chosen] = [gained, fare];
  }
  return chosen === null ? { type: "declineFlashDeal", seat } : { type: "flashDeal", seat, fare: chosen };
}
