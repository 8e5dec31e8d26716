import type { Ladder } from "@/lib/ratings/ladder";
import type { BoardRow, OwnStanding } from "@/lib/ratings/players";
import type { Database } from "../database";
import { database } from "../shared";

type Reader = Pick<Database, "query">;

/** Read along the index of a ladder's standings, as far as the page reaches. */
export const BOARD_TEXT = `SELECT ranked.*, u.name, u.emblem, u.country, u.kind FROM (
    SELECT "userId", mu, sigma, games, standing, rank() OVER (ORDER BY standing DESC)::int AS rank
    FROM "Rating" WHERE pool = $1::"Pool" AND side = $2 AND season = $3 AND standing IS NOT NULL
    ORDER BY standing DESC, "userId" LIMIT $4 OFFSET $5
  ) AS ranked JOIN "User" AS u ON u.id = ranked."userId"
  ORDER BY ranked.standing DESC, ranked."userId"`;

/** One player of a ladder; those before are counted in the index alone. */
export const OWN_TEXT = `SELECT mu, sigma, games, CASE WHEN standing IS NULL THEN NULL ELSE 1 + (
    SELECT count(*) FROM "Rating" AS better
    WHERE better.pool = own.pool AND better.side = own.side AND better.season = own.season
       AND better.standing > own.standing
  )::int END AS rank
  FROM "Rating" AS own WHERE pool = $1::"Pool" AND side = $2 AND season = $3 AND "userId" = $4`;

export interface BoardPage {
  readonly rows: readonly BoardRow[];
  /** Whether there is another page after it. */
  readonly more: boolean;
}

interface Row extends BoardRow {
  readonly kind: "guest" | "account" | "former";
}

/** So many of a ladder's established players, the best first, after the first `skipped`. */
export async function leaderboard(
  { pool, side, season }: Ladder,
  skipped: number,
  length: number,
  db: Reader = database(),
): Promise<BoardPage> {
  const read = await db.query<Row>("leaderboard", BOARD_TEXT, [pool, side, season, length + 1, skipped]);
  const page = read.slice(0, length);
  // Who deletes the account while a rated game of theirs ends may keep a rank until the next one.
  const rows = page.flatMap(({ kind, ...row }): BoardRow[] => (kind === "account" ? [row] : []));
  return { rows, more: read.length > length };
}

/** Where a player stands on a ladder; null who has not played there. */
export async function ownStanding(
  { pool, side, season }: Ladder,
  userId: string,
  db: Reader = database(),
): Promise<OwnStanding | null> {
  const [row] = await db.query<OwnStanding>("own-standing", OWN_TEXT, [pool, side, season, userId]);
  return row ?? null;
}

/** When the first rated game ended; null where there is none. */
export async function firstRatedAt(db: Reader = database()): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(
    "first-rated",
    `SELECT "finishedAt" AS at FROM "RatedGame" JOIN "Game" ON id = "gameId" ORDER BY "order" LIMIT 1`,
    [],
  );
  return row?.at ?? null;
}
