import type { Database } from "../database";

const AT_ONCE = 500;

/** Some of the games that ended with a result, in the order of their ids, after this one. */
export async function finishedAfter(db: Database, gameId: string): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    "finished-after",
    `SELECT id FROM "Game" WHERE id > $1 AND status = 'finished' AND ending IS DISTINCT FROM 'withoutResult'
     ORDER BY id LIMIT $2`,
    [gameId, AT_ONCE],
  );
  return rows.map(({ id }) => id);
}
