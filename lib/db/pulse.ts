import type { Database } from "./database";

/** A server says so often that it is alive, in ms. */
export const BEAT_MS = 2_000;
/** Longer than this between two beats of any servers, and for a while there was none, or the database was away. */
const SILENCE = "3 seconds";
/**
 * The moment to which clocks have run, in a statement: while no server says that it is alive they stand, also for who
 * answers before the first beat afterwards has set them back.
 */
export const CLOCKS_NOW = `(
  SELECT CASE WHEN now() - at > interval '${SILENCE}' THEN at ELSE now() END FROM "Pulse" WHERE id = 1)`;
/** For pages to find their way back. */
const GRACE = "5 seconds";

/**
 * Says that a server is alive. Where none was for a while, every clock that ran then is set back by that while: nobody
 * could play, so nobody's time is burnt. The first server to beat after the silence does it, once.
 */
export const beat = (db: Database) => async (): Promise<void> => {
  await db.query(
    "beat",
    `WITH beaten AS (
       UPDATE "Pulse" SET at = now()
       FROM (SELECT at AS last FROM "Pulse" WHERE id = 1 FOR UPDATE) AS before
       WHERE id = 1 RETURNING now() - last AS silence
     )
     UPDATE "Seat" SET "askedAt" = least("askedAt" + beaten.silence, now()) + interval '${GRACE}'
     FROM beaten, "Game"
     WHERE beaten.silence > interval '${SILENCE}' AND "Game".id = "Seat"."gameId"
       AND "Game".status = 'playing' AND "Game".pace <> 'none' AND "askedAt" IS NOT NULL`,
    [],
  );
};
