import type { Pool } from "@/lib/ratings/ladder";
import type { PoolRating, RatingPoint } from "@/lib/ratings/players";
import type { Database } from "../database";
import { database } from "../shared";

type Reader = Pick<Database, "query">;

/** A player's rating of each pool in which there was a rated game. Ratings are public; the games need not be. */
export async function ratingsOf(userId: string, db: Reader = database()): Promise<readonly PoolRating[]> {
  return db.query<PoolRating>(
    "player-ratings",
    `SELECT pool, mu, sigma, games, standing IS NOT NULL AS established FROM "Rating"
     WHERE "userId" = $1 AND side = 'all' AND season = 'all' ORDER BY pool`,
    [userId],
  );
}

interface PointRow extends Omit<RatingPoint, "at"> {
  readonly at: Date;
}

/** A rating after each of the last games of its pool, the newest last. */
export async function ratingPoints(
  userId: string,
  pool: Pool,
  viewer: string,
  most: number,
  db: Reader = database(),
): Promise<readonly RatingPoint[]> {
  const rows = await db.query<PointRow>(
    "rating-points",
    `SELECT g."finishedAt" AS at, c."muAfter" AS mu, c."sigmaAfter" AS sigma, c.place, g.players,
       CASE WHEN g.visibility = 'public' OR EXISTS (
         SELECT FROM "Seat" AS v WHERE v."gameId" = g.id AND v."userId" = $3
       ) THEN g.id END AS "gameId"
     FROM (
       SELECT * FROM "RatingChange" WHERE "userId" = $1 AND pool = $2::"Pool" ORDER BY "order" DESC LIMIT $4
     ) AS c JOIN "RatedGame" AS r ON r."order" = c."order" JOIN "Game" AS g ON g.id = r."gameId"
     ORDER BY c."order"`,
    [userId, pool, viewer, most],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
