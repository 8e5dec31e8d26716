import type { SeatStatistics } from "@/lib/engine/opensky/statistics";
import type { Query } from "../database";

const NAMES = [
  "seat",
  "markets",
  "bids",
  "won",
  "fares",
  "flashDeals",
  "flashDealsWon",
  "gambles",
  "gamblesWon",
] as const satisfies readonly ("seat" | keyof SeatStatistics)[];

const QUOTED = NAMES.map((name) => `"${name}"`);

/** The columns of "SeatStats" but the game's. */
export const STATISTICS_COLUMNS = QUOTED.join(", ");

/** JSON of `seatRows`, given by this expression, as rows with those columns. */
export const statisticsRows = (json: string): string =>
  `jsonb_to_recordset(${json}::jsonb) AS counted (${QUOTED.map((name) => `${name} int`).join(", ")})`;

/** A game's statistics as such rows, from those by seat. */
export const seatRows = (statistics: readonly SeatStatistics[]): readonly object[] =>
  statistics.map((counts, seat) => ({ seat, ...counts }));

/** Writes a finished game's statistics in the place of those that it has. */
export async function writeStatistics(
  query: Query,
  gameId: string,
  statistics: readonly SeatStatistics[],
): Promise<void> {
  await query(
    "write-statistics",
    `INSERT INTO "SeatStats" ("gameId", ${STATISTICS_COLUMNS})
     SELECT $1, ${STATISTICS_COLUMNS} FROM ${statisticsRows("$2")}
     ON CONFLICT ("gameId", seat) DO UPDATE
     SET (${STATISTICS_COLUMNS}) = ROW (${QUOTED.map((name) => `excluded.${name}`).join(", ")})`,
    [gameId, JSON.stringify(seatRows(statistics))],
  );
}
