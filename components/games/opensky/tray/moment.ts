import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";

/**
 * Names the one decision that a seat is asked for now, so that a draft can be told from a stale one: it stays the same
 * while others act, and differs from every other decision of the game. Null when the seat is not asked.
 */
export function momentOf(table: OpenTable, seat: Seat | null): string | null {
  if (seat === null || !table.asked.includes(seat)) return null;
  const placed = table.callsigns.filter((airport) => airport !== null).length;
  const month = table.months.at(-1);
  const deals = month === undefined ? 0 : month.flashDeals.length;
  return [table.phase, table.month, table.pass, placed, deals].join("/");
}
