import type { Clock, Pace } from "@/lib/protocol/pace";
import type { Append, CommandNote, Known, LogStore, StoredClocks, StoredLog } from "@/lib/rooms/ports";
import type { Refusal } from "@/lib/rooms/answers";
import type { FirstAnswer } from "@/lib/rooms/ports";
import type { RatingMaths } from "@/lib/ratings/rate-game";
import type { Database, Query } from "./database";
import { holdRatings, keepRatings } from "./ratings/rate-end";
import { STATISTICS_COLUMNS, statisticsJson, statisticsRows } from "./ratings/seat-statistics";

interface LogRow {
  readonly game: string;
  readonly rules: unknown;
  readonly seed: string;
  readonly pace: Pace;
  readonly rated: boolean;
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

/** How long a seat's clock has been running, in ms, by the database's own clock; 0 where it stands. */
const ELAPSED = `coalesce((extract(epoch FROM now() - "askedAt") * 1000)::bigint, 0)`;

/** What an append changes of the seats, a row for each that changes. */
function seatChanges({ end, clocks }: Append): readonly object[] {
  const results = end?.results ?? [];
  const seats = new Set([...results.keys(), ...(clocks?.changes ?? []).map(({ seat }) => seat)]);
  return [...seats].map((seat) => ({
    seat,
    ...results[seat],
    ...clocks?.changes.find((change) => change.seat === seat),
  }));
}

/**
 * The statement that appends, so that it is one round trip and all or nothing. `more` are further parts, for which
 * `moved` holds the game's id where it has been moved.
 */
const appendText = (more = ""): string => `WITH moved AS (
  UPDATE "Game" SET version = $4, month = $9, "updatedAt" = now(), ending = $10::"Ending",
    status = CASE WHEN $10::text IS NULL THEN status ELSE 'finished' END,
    "finishedAt" = CASE WHEN $10::text IS NULL THEN NULL ELSE now() END
  WHERE id = $1 AND version = $3 AND status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM "Command" WHERE "gameId" = $1 AND "commandId" = $2::text)
  RETURNING id
), logged AS (
  INSERT INTO "GameEvent" ("gameId", seq, data)
  SELECT moved.id, $3 + event.place - 1, event.data
  FROM moved, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS event (data, place)
), noted AS (
  INSERT INTO "Command" ("gameId", "commandId", "userId", seat, command, answer, version)
  SELECT id, $2, $6, $7, $8::jsonb, jsonb_build_object('version', $4::int), $4 FROM moved WHERE $2::text IS NOT NULL
), seated AS (
  UPDATE "Seat" SET
    score = coalesce(change.score, "Seat".score), place = coalesce(change.place, "Seat".place),
    missed = coalesce(change.missed, "Seat".missed),
    bank = CASE WHEN change.asked IS NULL THEN bank ELSE least($12::int,
      greatest(0, bank - ${ELAPSED}) + CASE WHEN change.answered THEN $13::int ELSE 0 END) END,
    "askedAt" = CASE WHEN change.asked IS NULL THEN "askedAt" WHEN change.asked THEN now() END
  FROM moved, jsonb_to_recordset($11::jsonb)
    AS change (seat int, score int, place int, missed int, answered boolean, asked boolean)
  WHERE "gameId" = moved.id AND "Seat".seat = change.seat
  RETURNING "Seat".seat, bank, "askedAt" IS NOT NULL AS running
)${more}
SELECT CASE WHEN $12::int IS NOT NULL THEN (
  SELECT jsonb_agg(jsonb_build_object(
    'left', CASE WHEN seated.seat IS NULL THEN "Seat".bank - ${ELAPSED} ELSE seated.bank END,
    'running', CASE WHEN seated.seat IS NULL THEN "askedAt" IS NOT NULL ELSE seated.running END
  ) ORDER BY "Seat".seat)
  FROM "Seat" LEFT JOIN seated ON seated.seat = "Seat".seat WHERE "gameId" = $1
) END AS clocks FROM moved`;

const APPEND = appendText();
/** Of a game's end: with each seat's statistics. */
const APPEND_END = appendText(`, counted AS (
  INSERT INTO "SeatStats" ("gameId", ${STATISTICS_COLUMNS})
  SELECT moved.id, ${STATISTICS_COLUMNS} FROM moved, ${statisticsRows("$14")}
)`);

/** The log of begun games, in Postgres. `maths` rates a game in the transaction that ends it. */
export class PgLogStore implements LogStore {
  constructor(
    private readonly db: Database,
    private readonly maths: RatingMaths,
  ) {}

  async log(gameId: string, from: number): Promise<StoredLog | null> {
    // One statement, so that version, events and last acts are of one moment.
    const [row] = await this.db.query<LogRow>(
      "read-log",
      `SELECT game, rules, seed, pace, rated, version, seated.seats, seated.acted,
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

  async append(append: Append): Promise<readonly Clock[] | null | false> {
    return append.end?.rated ? this.appendRatedEnd(append, append.end.rated) : write(this.db.query, append);
  }

  /** The end of a rated game and the new ratings of its players, both or neither. */
  private async appendRatedEnd(append: Append, places: readonly number[]): Promise<readonly Clock[] | null | false> {
    const done = await this.db.transaction(async (query) => {
      const held = await holdRatings(query, append.gameId, places, this.maths);
      const clocks = held !== null && (await write(query, append));
      if (held === null || clocks === false) {
        return null;
      }
      await keepRatings(query, append.gameId, this.maths.rateGame(held.game, held.ratings));
      return { clocks };
    });
    return done === null ? false : done.clocks;
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
}

/** Appends by one statement. False: the version has moved or the command is known. */
async function write(query: Query, append: Append): Promise<readonly Clock[] | null | false> {
  const { gameId, note, from, events, month, end, clocks } = append;
  const changes = seatChanges(append);
  const [row] = await query<{ clocks: readonly Clock[] | null }>(
    end === null ? "append" : "append-end",
    end === null ? APPEND : APPEND_END,
    [
      gameId,
      note?.commandId ?? null,
      from,
      from + events.length,
      JSON.stringify(events),
      note?.userId ?? null,
      note?.seat ?? null,
      note && storable(note.command),
      month,
      end?.how ?? null,
      changes.length > 0 ? JSON.stringify(changes) : "[]",
      clocks?.terms.cap ?? null,
      clocks?.terms.increment ?? null,
      ...(end === null ? [] : [statisticsJson(end.statistics)]),
    ],
  );
  return row ? row.clocks : false;
}
