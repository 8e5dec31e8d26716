import { flashFares } from "@/lib/engine/opensky/phases/flash";
import { standing } from "@/lib/engine/opensky/standing";
import type { MonthTable, OpenTable } from "@/lib/engine/opensky/table";
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

/** Who could answer my Flash Deal at `fare`: those that would not lead alone, with their token and a lower card. */
export function flashAnswerers(table: OpenTable, seat: Seat, fare: Fare): readonly Seat[] {
  const month = table.months.at(-1);
  if (month === undefined) return [];
  const mine = month.inPlay.find((bid) => bid.seat === seat);
  const inPlay = month.inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid));
  const after: MonthTable = {
    ...month,
    inPlay,
    leaders: standing(inPlay).leaders,
    laidAside: mine === undefined ? month.laidAside : [...month.laidAside, { seat, fare: mine.fare }],
  };
  const then = { ...table, months: [...table.months.slice(0, -1), after] };
  return table.seats.map((_, other) => other).filter((other) => other !== seat && flashFares(then, other).length > 0);
}
