import { foldLife, newLife } from "@/lib/protocol/life";
import { ratedPlaces } from "@/lib/protocol/rated";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import type { LadderRating, RatedGame } from "@/lib/ratings/rate-game";
import type { OrderedChange, OrderedGame, RatingBook } from "@/lib/ratings/recompute";
import type { Query } from "../database";
import { RATING_COLUMNS, ratingRows, ratingsJson } from "./rating-rows";

const GAMES_AT_ONCE = 1_000;
const ROWS_AT_ONCE = 5_000;

/** Lets no game be rated until the transaction is over. */
export async function lockRatings(query: Query): Promise<void> {
  await query("", `LOCK TABLE "Rating", "RatedGame" IN EXCLUSIVE MODE`, []);
}

/** Gives finished rated games that have never been rated the next places in the order, in the order of their ends. */
export async function orderUnrated(query: Query): Promise<void> {
  await query(
    "",
    `INSERT INTO "RatedGame" ("gameId") SELECT id FROM "Game"
     WHERE rated AND status = 'finished' AND ending <> 'withoutResult'
       AND NOT EXISTS (SELECT FROM "RatedGame" WHERE "gameId" = "Game".id)
     ORDER BY "finishedAt", id`,
    [],
  );
}

interface GameRow {
  /** A whole number: too many digits for JavaScript's own. */
  readonly order: string;
  readonly players: number;
  readonly side: RatedGame["side"];
  readonly finishedAt: Date;
  readonly seats: readonly { readonly userId: string; readonly place: number }[];
  /** What the room wrote into the log: who left. */
  readonly entries: readonly RoomEntry[];
}

/** All games that count for ratings, in the order in which they were rated. */
export async function* orderedGames(query: Query): AsyncGenerator<OrderedGame> {
  for (let after = "0"; ;) {
    const rows = await query<GameRow>(
      "",
      `SELECT r."order", g.players, g.rules ->> 'side' AS side, g."finishedAt", (
         SELECT jsonb_agg(jsonb_build_object('userId', "userId", 'place', place) ORDER BY seat)
         FROM "Seat" WHERE "gameId" = g.id
       ) AS seats, (
         SELECT coalesce(jsonb_agg(data ORDER BY seq), '[]') FROM "GameEvent"
         WHERE "gameId" = g.id AND data ->> 'type' LIKE 'room/%'
       ) AS entries
       FROM "RatedGame" AS r JOIN "Game" AS g ON g.id = r."gameId"
       WHERE r."order" > $1::bigint ORDER BY r."order" LIMIT $2`,
      [after, GAMES_AT_ONCE],
    );
    for (const row of rows) {
      yield orderedGame(row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < GAMES_AT_ONCE) {
      return;
    }
    after = last.order;
  }
}

function orderedGame({ order, players, side, finishedAt, seats, entries }: GameRow): OrderedGame {
  const life = entries.reduce(foldLife, newLife(seats.length));
  const places = ratedPlaces(
    seats.map(({ place }) => place),
    life.seats,
  );
  return {
    order: BigInt(order),
    players,
    side,
    finishedAt,
    seats: seats.map(({ userId }, seat) => ({ userId, place: places[seat] ?? players })),
  };
}

export const storedRatings = (query: Query): Promise<readonly LadderRating[]> =>
  query<LadderRating>("", `SELECT ${RATING_COLUMNS} FROM "Rating"`, []);

interface ChangeRow {
  readonly order: string;
  readonly userId: string;
  readonly pool: OrderedChange["pool"];
  readonly place: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly muAfter: number;
  readonly sigmaAfter: number;
}

export async function storedChanges(query: Query): Promise<readonly OrderedChange[]> {
  const rows = await query<ChangeRow>("", `SELECT * FROM "RatingChange"`, []);
  return rows.map(({ order, userId, pool, place, muBefore, sigmaBefore, muAfter, sigmaAfter }) => ({
    order: BigInt(order),
    userId,
    pool,
    place,
    before: { mu: muBefore, sigma: sigmaBefore },
    after: { mu: muAfter, sigma: sigmaAfter },
  }));
}

/** Puts these ratings in the place of all that are stored. */
export async function replaceRatings(query: Query, { ratings, changes }: RatingBook): Promise<void> {
  await query("", `DELETE FROM "Rating"`, []);
  await query("", `DELETE FROM "RatingChange"`, []);
  for (const some of portions(ratings)) {
    await query(
      "",
      `INSERT INTO "Rating" (${RATING_COLUMNS})
       SELECT pool, side, season, "userId", mu, sigma, games, CASE WHEN kind = 'account' THEN standing END
       FROM ${ratingRows("$1", "computed")} JOIN "User" ON id = "userId"`,
      [ratingsJson(some)],
    );
  }
  for (const some of portions(changes)) {
    await query(
      "",
      `INSERT INTO "RatingChange" ("order", "userId", pool, place, "muBefore", "sigmaBefore", "muAfter", "sigmaAfter")
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::"Pool"[], $4::int[], $5::float8[], $6::float8[], $7::float8[],
         $8::float8[])`,
      [
        some.map(({ order }) => String(order)),
        some.map(({ userId }) => userId),
        some.map(({ pool }) => pool),
        some.map(({ place }) => place),
        some.map(({ before }) => before.mu),
        some.map(({ before }) => before.sigma),
        some.map(({ after }) => after.mu),
        some.map(({ after }) => after.sigma),
      ],
    );
  }
}

function* portions<T>(all: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
    yield all.slice(from, from + ROWS_AT_ONCE);
  }
}
