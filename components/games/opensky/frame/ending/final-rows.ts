import { score, type Score } from "@/lib/engine/opensky/score";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableLife } from "@/lib/protocol/life";
import type { TableInfo } from "@/lib/protocol/table";

/** One airline of the final score. */
export interface FinalRow {
  readonly seat: Seat;
  readonly lines: Score;
  readonly won: boolean;
  readonly resigned: boolean;
  /** 1 is the best, shared by equals; null without a result, and until the server has told it. */
  readonly place: number | null;
}

/** The airlines, best first: by their places where these are known, else who won before the others, by points. */
export function finalRows(table: OpenTable, life: TableLife, result: TableInfo["result"]): readonly FinalRow[] {
  const rows = table.seats.map((own, seat): FinalRow => ({
    seat,
    lines: score(own),
    won: table.winners.includes(seat),
    resigned: life.seats[seat]?.resigned === true,
    place: result?.places[seat] ?? null,
  }));
  const rank = ({ place, won }: FinalRow): number => place ?? (won ? 0 : 9);
  return rows.toSorted((a, b) => rank(a) - rank(b) || b.lines.total - a.lines.total);
}
