import type { Revealed } from "@/lib/protocol/table";
import type { Database } from "./database";
import { storedTable, type TableRow } from "./table-rows";

interface RevealedRow extends Revealed {
  readonly id: string;
}

/**
 * What lies behind the commitments of these games, of those that are over. The statement itself holds back the others:
 * no secret of a running game leaves the database for a table that is read.
 */
async function revealedSeeds(db: Database, gameIds: readonly string[]): Promise<ReadonlyMap<string, Revealed>> {
  const rows = await db.query<RevealedRow>(
    "revealed-seeds",
    `SELECT id, "serverBytes", seed FROM "Game" WHERE id = ANY($1::text[]) AND status = 'finished' AND seed IS NOT NULL`,
    [gameIds],
  );
  return new Map(rows.map(({ id, serverBytes, seed }) => [id, { serverBytes, seed }]));
}

/** Rows as plain objects, with what is revealed of those that are over. */
export async function storedTables(db: Database, rows: readonly TableRow[]) {
  const over = rows.filter(({ status }) => status === "finished").map(({ id }) => id);
  const revealed = over.length > 0 ? await revealedSeeds(db, over) : null;
  return rows.map((row) => storedTable(row, revealed?.get(row.id) ?? null));
}
