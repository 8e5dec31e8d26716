import type { Database } from "./database";

/** How far a table has come: both numbers only grow. */
export interface Mark {
  readonly gameId: string;
  /** Events in its log. */
  readonly version: number;
  /** Changes before its start. */
  readonly revision: number;
}

/** How far these tables have come, in one cheap reading. */
export const readMarks =
  (db: Database) =>
  (gameIds: readonly string[]): Promise<readonly Mark[]> =>
    db.query<Mark>(
      "read-marks",
      `SELECT id AS "gameId", version, revision FROM "Game" WHERE id = ANY($1::text[])`,
      [gameIds],
    );
