import type { Command } from "@/lib/engine/opensky/commands";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import type { View } from "@/lib/engine/opensky/table";
import type { Fare, Seat } from "@/lib/engine/opensky/words";
import { flashWorth } from "../thumb";
import { lead } from "./fare";

/** Undercuts with the card that gains most, where it gains more than the token is worth. */
export function undercutForGain(view: View, seat: Seat, fares: readonly Fare[]): Command {
  const inPlay = currentMonth(view)?.inPlay ?? [];
  const now = lead(view, inPlay, seat);
  let most = flashWorth(view.month);
  let chosen: Fare | null = null;
  for (const fare of fares) {
    const after = inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid));
    const gained = lead(view, after, seat) - now;
    if (gained > most) [most, chosen] = [gained, fare];
  }
  return chosen === null ? { type: "declineFlashDeal", seat } : { type: "flashDeal", seat, fare: chosen };
}
