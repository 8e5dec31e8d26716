import type { HeadToHead, MarketFigures, Opponent, ResultRow } from "@/lib/ratings/players";
import type { Database } from "../database";
import { database } from "../shared";

type Reader = Pick<Database, "query">;

/**
 * A player's finished games with a result, of which the viewer may see: public ones, and those at which the viewer sat.
 * `$1` is the player, `$2` the viewer.
 */
const GAMES = `FROM "Seat" AS s JOIN "Game" AS g ON g.id = s."gameId"
  WHERE s."userId" = $1 AND g.status = 'finished' AND s.place IS NOT NULL AND (
    g.visibility = 'public' OR EXISTS (SELECT FROM "Seat" AS v WHERE v."gameId" = g.id AND v."userId" = $2)
  )`;

/** Results by side and number of players. */
export async function resultsOf(
  userId: string,
  viewer: string,
  db: Reader = database(),
): Promise<readonly ResultRow[]> {
  return db.query<ResultRow>(
    "player-results",
    `SELECT side, players, count(*)::int AS games, count(*) FILTER (WHERE place = 1 AND NOT shares)::int AS won,
       count(*) FILTER (WHERE place = 1 AND shares)::int AS shared
     FROM (
       SELECT g.rules ->> 'side' AS side, g.players, s.place, EXISTS (
         SELECT FROM "Seat" AS w WHERE w."gameId" = g.id AND w.place = 1 AND w."userId" <> s."userId"
       ) AS shares ${GAMES}
     ) AS played GROUP BY side, players ORDER BY side, players`,
    [userId, viewer],
  );
}

/** What the player did in the markets of those games. */
export async function figuresOf(userId: string, viewer: string, db: Reader = database()): Promise<MarketFigures> {
  const names = ["bids", "won", "fares", "flashDeals", "flashDealsWon", "gambles", "gamblesWon"];
  const sums = names.map((name) => `coalesce(sum(c."${name}"), 0)::int AS "${name}"`);
  const [row] = await db.query<MarketFigures>(
    "player-figures",
    `SELECT ${sums.join(", ")} FROM "SeatStats" AS c JOIN (SELECT s."gameId", s.seat ${GAMES}) AS played
     ON c."gameId" = played."gameId" AND c.seat = played.seat`,
    [userId, viewer],
  );
  if (!row) throw new Error("a sum without a row");
  return row;
}

/** Whom the player has met most often in those games. Who has deleted the account is nobody's opponent any more. */
export async function opponentsOf(
  userId: string,
  viewer: string,
  most: number,
  db: Reader = database(),
): Promise<readonly Opponent[]> {
  return db.query<Opponent>(
    "player-opponents",
    `SELECT u.id AS "userId", u.name, count(*)::int AS games
     FROM (SELECT s."gameId" ${GAMES}) AS played
     JOIN "Seat" AS o ON o."gameId" = played."gameId" AND o."userId" <> $1
     JOIN "User" AS u ON u.id = o."userId" AND u.kind <> 'former'
     GROUP BY u.id, u.name ORDER BY count(*) DESC, u.name, u.id LIMIT $3`,
    [userId, viewer, most],
  );
}

/** How the player stood to another at the ends of those games that both played. */
export async function headToHead(
  userId: string,
  other: string,
  viewer: string,
  db: Reader = database(),
): Promise<HeadToHead> {
  const [row] = await db.query<HeadToHead>(
    "head-to-head",
    `SELECT count(*)::int AS games, count(*) FILTER (WHERE played.place < o.place)::int AS ahead,
       count(*) FILTER (WHERE played.place = o.place)::int AS level,
       count(*) FILTER (WHERE played.place > o.place)::int AS behind
     FROM (SELECT s."gameId", s.place ${GAMES}) AS played
     JOIN "Seat" AS o ON o."gameId" = played."gameId" AND o."userId" = $3`,
    [userId, viewer, other],
  );
  return row ?? { games: 0, ahead: 0, level: 0, behind: 0 };
}
