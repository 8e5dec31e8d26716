import type { Clock, Pace } from "@/lib/protocol/pace";
import type { Append, CommandNote, Known, LogStore, StoredClocks, StoredLog } from "@/lib/rooms/ports";
import type { Refusal } from "@/lib/rooms/answers";
import type { FirstAnswer } from "@/lib/rooms/ports";
import { APPEND, type Appended, appendValue, ELAPSED } from "./append";
import { Batches } from "./batches";
import type { Database } from "./database";
import { storable } from "./storable";

interface LogRow {
  readonly game: string;
  readonly rules: unknown;
  readonly seed: string;
  readonly pace: Pace;
  readonly seats: readonly string[];
  readonly version: number;
  readonly events: readonly unknown[];
  readonly acted: readonly number[];
}

/**
 * A seat's newest refusals that are kept for repeats. A page sends one command at a time and repeats it within seconds;
 * without a bound a player could fill the table.
 */
const REFUSALS_KEPT = 16;

/** The log of begun games, in Postgres. */
export class PgLogStore implements LogStore {
  private readonly appends = new Batches((appends: readonly Append[]) => this.appendAll(appends));

  constructor(private readonly db: Database) {}

  async log(gameId: string, from: number): Promise<StoredLog | null> {
    // One statement, so that version, events and last acts are of one moment.
    const [row] = await this.db.query<LogRow>(
      "read-log",
      `SELECT game, rules, seed, pace, version, seated.seats, seated.acted,
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

  append(append: Append): Promise<readonly Clock[] | null | false> {
    return this.appends.add(append);
  }

  async clocks(gameId: string): Promise<StoredClocks | null> {
    const [row] = await this.db.query<StoredClocks>(
      "read-clocks",
      `SELECT version, (
         SELECT jsonb_agg(jsonb_build_object(
           'left', bank - ${ELAPSED}, 'running', "askedAt" IS NOT NULL, 'missed', missed
         ) ORDER BY seat) FROM "Seat" WHERE "gameId" = $1
       ) AS clocks
       FROM "Game" WHERE id = $1 AND pace <> 'none' AND seed IS NOT NULL`,
      [gameId],
    );
    return row ?? null;
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

  private async appendAll(appends: readonly Append[]): Promise<readonly (readonly Clock[] | null | false)[]> {
    const rows = await this.db.query<Appended>("append", APPEND, [appendValue(appends)]);
    const done = new Map(rows.map(({ place, clocks }) => [place, clocks]));
    return appends.map((_, place) => done.get(place) ?? (done.has(place) ? null : false));
  }
}
