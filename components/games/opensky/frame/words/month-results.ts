import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";

/** What the month track shows over one month: who won it, nobody, or nothing yet. */
export type MonthResult =
  { readonly kind: "ahead" } | { readonly kind: "nobody" } | { readonly kind: "won"; readonly seats: readonly Seat[] };

/** Twelve results, April first. */
export function monthResults(table: OpenTable): readonly MonthResult[] {
  return Array.from({ length: 12 }, (_, index): MonthResult => {
    const month = table.months[index];
    if (month === undefined || month.end === null) return { kind: "ahead" };
    if (month.winners.length === 0) return { kind: "nobody" };
    return { kind: "won", seats: month.winners.map((bid) => bid.seat) };
  });
}
