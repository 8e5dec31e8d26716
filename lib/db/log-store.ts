import type { Append, CommandNote, Known, LogStore, StoredLog } from "@/lib/rooms/ports";
import type { Refusal } from "@/lib/rooms/answers";
import type { FirstAnswer } from "@/lib/rooms/ports";
import type { Database } from "./database";

interface LogRow {
  readonly game: string;
  readonly rules: unknown;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly version: number;
  readonly events: readonly unknown[];
  readonly acted: readonly number[];
}

/** A client's JSON as text that jsonb takes: it knows neither NUL nor half a surrogate pair, so these are replaced. */
const storable = (value: unknown): string =>
  JSON.stringify(value).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape) =>
    /^\\u(?:0000|d)/.test(escape) ? "\\ufffd" : escape,
  );

/**
 * A seat's newest refusals that are kept for repeats. A page sends one command at a time and repeats it within seconds;
 * without a bound a player could fill the table.
 */
const REFUSALS_KEPT = 16;

/** The log of begun games, in Postgres. */
export class PgLogStore implements LogStore {
  constructor(private readonly db: Database) {}

  async log(gameId: string, from: number): Promise<StoredLog | null> {
    // One statement, so that version, events and last acts are of one moment.
    const [row] = await this.db.query<LogRow>(
      "read-log",
      `SELECT game, rules, seed, version, seated.seats, seated.acted,
         coalesce((SELECT jsonb_agg(data ORDER BY seq) FROM "GameEvent" WHERE "gameId" = $1 AND seq >= $2), '[]') AS events
       FROM "Game", LATERAL (
         SELECT jsonb_agg("userId" ORDER BY seat) AS seats, jsonb_agg(coalesce((
           SELECT max("Command".version) FROM "Command" WHERE "Command"."gameId" = $1 AND "Command".seat = "Seat".seat
         ), 0) ORDER BY seat) AS acted
         FROM "Seat" WHERE "gameId" = $1
       ) AS seated
       WHERE id = $1 AND seed IS NOT NULL`,
      [gameId, from],
    );
    return row ?? null;
  }

  async append(append: Append): Promise<boolean> {
    const { gameId, commandId, userId, seat, command, from, events, month, results } = append;
    const version = from + events.length;
    const rows = await this.db.query(
      "append",
      `WITH moved AS (
         UPDATE "Game" SET version = $4, month = $9, "updatedAt" = now(),
           status = CASE WHEN $10::jsonb IS NULL THEN status ELSE 'finished' END,
           "finishedAt" = CASE WHEN $10::jsonb IS NULL THEN NULL ELSE now() END
         WHERE id = $1 AND version = $3 AND status = 'playing'
           AND NOT EXISTS (SELECT 1 FROM "Command" WHERE "gameId" = $1 AND "commandId" = $2)
         RETURNING id
       ), logged AS (
         INSERT INTO "GameEvent" ("gameId", seq, data)
         SELECT moved.id, $3 + event.place - 1, event.data
         FROM moved, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS event (data, place)
       ), scored AS (
         UPDATE "Seat" SET score = (result.data ->> 'score')::int, place = (result.data ->> 'place')::int
         FROM moved, jsonb_array_elements($10::jsonb) WITH ORDINALITY AS result (data, place)
         WHERE "gameId" = moved.id AND "Seat".seat = result.place - 1
       )
       INSERT INTO "Command" ("gameId", "commandId", "userId", seat, command, answer, version)
       SELECT id, $2, $6, $7, $8::jsonb, jsonb_build_object('version', $4::int), $4 FROM moved
       RETURNING version`,
      [
        gameId,
        commandId,
        from,
        version,
        JSON.stringify(events),
        userId,
        seat,
        storable(command),
        month,
        results && JSON.stringify(results),
      ],
    );
    return rows.length === 1;
  }

  async known(gameId: string, commandId: string): Promise<Known> {
    const [row] = await this.db.query<{ version: number; userId: string | null; answer: FirstAnswer | null }>(
      "known-command",
      `SELECT "Game".version, "Command"."userId", "Command".answer FROM "Game"
       LEFT JOIN "Command" ON "Command"."gameId" = "Game".id AND "Command"."commandId" = $2
       WHERE "Game".id = $1`,
      [gameId, commandId],
    );
    if (!row) {
      throw new Error(`game ${gameId} is gone`);
    }
    const { version, userId, answer } = row;
    return { version, answer: userId !== null && answer ? { userId, first: answer } : null };
  }

  async noteRefusal(note: CommandNote, refusal: Refusal): Promise<void> {
    const answer: FirstAnswer = { refusal };
    // Two refusals of one millisecond still have an order: the later one is written a millisecond later.
    await this.db.query(
      "note-refusal",
      `WITH forgotten AS (
         DELETE FROM "Command" WHERE "gameId" = $1 AND "commandId" IN (
           SELECT "commandId" FROM "Command" WHERE "gameId" = $1 AND seat = $4 AND version IS NULL
           ORDER BY at DESC OFFSET $7
         )
       )
       INSERT INTO "Command" ("gameId", "commandId", "userId", seat, command, answer, at)
       VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, greatest(now(), (
         SELECT max(at) + interval '1 millisecond' FROM "Command" WHERE "gameId" = $1 AND seat = $4 AND version IS NULL
       ))) ON CONFLICT ("gameId", "commandId") DO NOTHING`,
      [
        note.gameId,
        note.commandId,
        note.userId,
        note.seat,
        storable({ type: note.command.type }),
        JSON.stringify(answer),
        REFUSALS_KEPT - 1,
      ],
    );
  }
}
