import { tablePayload } from "@/lib/protocol/payloads";
import type { Database } from "../database";
import { database } from "../shared";

/** What one game did to a player's rating of its pool, in the model's units. */
export interface GameChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/**
 * By seat, what a finished rated game did to the ratings; empty for any other game. Ratings are public: who knows the
 * game's id may read this.
 */
export async function gameChanges(
  gameId: string,
  db: Pick<Database, "query"> = database(),
): Promise<readonly GameChange[]> {
  // What is no id at all must not reach a statement.
  if (!tablePayload.safeParse({ gameId }).success) return [];
  return db.query<GameChange>(
    "game-changes",
    `SELECT s.seat, c."muBefore" AS before, c."muAfter" AS after
     FROM "RatedGame" AS r JOIN "RatingChange" AS c ON c."order" = r."order"
       JOIN "Seat" AS s ON s."gameId" = r."gameId" AND s."userId" = c."userId"
     WHERE r."gameId" = $1 ORDER BY s.seat`,
    [gameId],
  );
}
