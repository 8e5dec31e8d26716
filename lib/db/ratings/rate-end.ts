import type { LadderRating, Rated, RatedGame, RatingMaths } from "@/lib/ratings/rate-game";
import type { Query } from "../database";
import { RATING_COLUMNS, ratingRows, ratingsJson } from "./rating-rows";

/** A game that is about to end, and its players' ratings, which nobody else can change meanwhile. */
export interface Held {
  readonly game: RatedGame;
  readonly ratings: readonly LadderRating[];
}

interface GameRow {
  readonly players: number;
  readonly side: RatedGame["side"];
  readonly at: Date;
  readonly seats: readonly string[];
}

/**
 * Reads and locks what must be known to rate a game whose end has these places. Everybody locks in the same order, so
 * that the ends of two games of one player wait for each other. Null: the game does not run.
 */
export async function holdRatings(
  query: Query,
  gameId: string,
  places: readonly number[],
  maths: RatingMaths,
): Promise<Held | null> {
  // The time is the transaction's: the append of the end writes the same.
  const [row] = await query<GameRow>(
    "game-to-rate",
    `SELECT players, rules ->> 'side' AS side, now()::timestamptz(3) AS at, (
       SELECT jsonb_agg("userId" ORDER BY seat) FROM "Seat" WHERE "gameId" = $1
     ) AS seats
     FROM "Game" WHERE id = $1 AND status = 'playing' AND rated`,
    [gameId],
  );
  if (!row) {
    return null;
  }
  const seats = row.seats.map((userId, seat) => ({ userId, place: places[seat] ?? row.players }));
  const game: RatedGame = { players: row.players, side: row.side, finishedAt: row.at, seats };
  const wanted = ratingsJson(maths.heldBy(game));
  await query(
    "begin-ratings",
    `INSERT INTO "Rating" (${RATING_COLUMNS}) SELECT ${RATING_COLUMNS} FROM ${ratingRows("$1", "fresh")}
     ORDER BY "userId", pool, side, season ON CONFLICT DO NOTHING`,
    [wanted],
  );
  const ratings = await query<LadderRating>(
    "hold-ratings",
    `SELECT held.pool, held.side, held.season, held."userId", held.mu, held.sigma, held.games, held.standing
     FROM "Rating" AS held JOIN ${ratingRows("$1", "wanted")} USING (pool, side, season, "userId")
     ORDER BY held."userId", held.pool, held.side, held.season FOR UPDATE OF held`,
    [wanted],
  );
  return { game, ratings };
}

/** Writes a game's ratings. It fails where the game has been rated before. */
export async function keepRatings(query: Query, gameId: string, { ratings, changes }: Rated): Promise<void> {
  await query(
    "keep-ratings",
    `WITH rated AS (
       INSERT INTO "RatedGame" ("gameId") VALUES ($1) RETURNING "order"
     ), moved AS (
       UPDATE "Rating" AS r SET mu = news.mu, sigma = news.sigma, games = news.games,
         standing = CASE WHEN EXISTS (
           SELECT FROM "User" WHERE id = r."userId" AND kind = 'account'
         ) THEN news.standing END
       FROM ${ratingRows("$2", "news")}
       WHERE r.pool = news.pool AND r.side = news.side AND r.season = news.season AND r."userId" = news."userId"
     )
     INSERT INTO "RatingChange" ("order", "userId", pool, place, "muBefore", "sigmaBefore", "muAfter", "sigmaAfter")
     SELECT rated."order", change.* FROM rated, jsonb_to_recordset($3::jsonb) AS change ("userId" text, pool "Pool",
       place int, "muBefore" float8, "sigmaBefore" float8, "muAfter" float8, "sigmaAfter" float8)`,
    [
      gameId,
      ratingsJson(ratings),
      JSON.stringify(
        changes.map(({ userId, pool, place, before, after }) => ({
          userId,
          pool,
          place,
          muBefore: before.mu,
          sigmaBefore: before.sigma,
          muAfter: after.mu,
          sigmaAfter: after.sigma,
        })),
      ),
    ],
  );
}
