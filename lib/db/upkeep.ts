import type { Silence } from "@/lib/rooms/ports";
import type { Database } from "./database";

/** A game that is not looked at so long after a clock has run out was forgotten by the alarms, in ms. */
const FORGOTTEN_AFTER_MS = 5_000;
/** Without clocks nobody is pressed; after so many days without a move somebody is missing. */
export const SILENT_AFTER_DAYS = 3;
/** A bot has thought, and let it look like thinking, long before. */
const BOT_LATE_AFTER_SECONDS = 6;
/** Few enough for one server to see to before they are late again. */
const BOT_GAMES_AT_ONCE = 20;
/** So many are seen to at once; the rest at the next time. */
const AT_ONCE = 200;

/** Games in which a clock has run out a while ago. */
export const overdueGames = (db: Database) => async (): Promise<readonly string[]> => {
  const rows = await db.query<{ id: string }>(
    "overdue-games",
    `SELECT id FROM "Game" WHERE status = 'playing' AND pace IN ('live', 'fast') AND EXISTS (
       SELECT 1 FROM "Seat" WHERE "gameId" = id
         AND "askedAt" + (bank + ${FORGOTTEN_AFTER_MS}) * interval '1 millisecond' < now()
     ) LIMIT ${AT_ONCE}`,
    [],
  );
  return rows.map(({ id }) => id);
};

/**
 * Games in which a bot is asked and nobody has seen to it for a while, as its server died or was too busy. They are then
 * the caller's for as long: no other server takes them meanwhile.
 */
export const leftToBots = (db: Database) => async (): Promise<readonly string[]> => {
  const rows = await db.query<{ id: string }>(
    "left-to-bots",
    `UPDATE "Game" SET "botAskedAt" = now() WHERE id IN (
       SELECT id FROM "Game" WHERE status = 'playing' AND "botAskedAt" < now() - interval '${BOT_LATE_AFTER_SECONDS} seconds'
       ORDER BY "botAskedAt" LIMIT ${BOT_GAMES_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED
     ) RETURNING id`,
    [],
  );
  return rows.map(({ id }) => id);
};

/** Games without clocks in which nobody has moved for days. */
export const silentGames = (db: Database) => (): Promise<readonly Silence[]> =>
  db.query<Silence>(
    "silent-games",
    `SELECT id AS "gameId", version FROM "Game" WHERE status = 'playing' AND pace = 'none'
       AND "updatedAt" < now() - interval '${SILENT_AFTER_DAYS} days'
     LIMIT ${AT_ONCE}`,
    [],
  );
