import { standing } from "@/lib/engine/opensky/standing";
import type { MonthTable } from "@/lib/engine/opensky/table";
import type { Fare, Seat } from "@/lib/engine/opensky/words";

/** What a lower fare would do to the standing right now, before anybody answers it. */
export interface FlashOutcome {
  readonly fare: Fare;
  readonly outcome: "leads" | "shares" | "loses";
  readonly leaders: readonly Seat[];
}

/** The outcome of replacing the seat's fare in play by each of `fares`. */
export function flashOutcomes(month: MonthTable, seat: Seat, fares: readonly Fare[]): readonly FlashOutcome[] {
  return fares.map((fare) => {
    const { leaders } = standing(month.inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid)));
    const outcome = !leaders.includes(seat) ? "loses" : leaders.length > 1 ? "shares" : "leads";
    return { fare, outcome, leaders };
  });
}
