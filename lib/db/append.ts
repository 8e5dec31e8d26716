import type { Clock } from "@/lib/protocol/pace";
import type { Append } from "@/lib/rooms/ports";
import { seatRows, STATISTICS_COLUMNS, statisticsRows } from "./ratings/seat-statistics";
import { CLOCKS_NOW } from "./pulse";
import { storable } from "./storable";

/**
 * How long a seat's clock has been running, in ms, by the database's own clock; 0 where it stands, less where it begins
 * to run later.
 */
export const ELAPSED = `coalesce((extract(epoch FROM
  least(now(), greatest(${CLOCKS_NOW}, "askedAt")) - "askedAt") * 1000)::bigint, 0)`;

/** An append that was done, by its place among those of the statement. */
export interface Appended {
  readonly place: number;
  readonly clocks: readonly Clock[] | null;
}

/** Writes what the seats of ended games did in the markets. */
const COUNTED = `, tallied AS (
  INSERT INTO "SeatStats" ("gameId", ${STATISTICS_COLUMNS})
  SELECT moved.game, counted.* FROM moved, ${statisticsRows("moved.statistics")}
)`;

/**
 * Events, version, clocks, results and answers of several games' appends in one statement, so that it is one round trip
 * and all or nothing. A game whose version has moved, or that knows the command, is left as it is. The games are locked in
 * one order first, so that two servers do not wait for each other crosswise.
 */
const appendText = (ends: boolean): string => `
WITH given AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS append (
    place int, game text, "from" int, events jsonb, month int, how text, "commandId" text, "userId" text, seat int,
    command jsonb, changes jsonb, cap int, increment int, "botAsked" boolean${ends ? ", statistics jsonb" : ""})
), locked AS MATERIALIZED (
  SELECT "Game".id FROM "Game" JOIN given ON "Game".id = given.game ORDER BY "Game".id FOR NO KEY UPDATE OF "Game"
), moved AS (
  UPDATE "Game" SET version = given."from" + jsonb_array_length(given.events), month = given.month, "updatedAt" = now(),
    "botAskedAt" = CASE WHEN given."botAsked" THEN now() END, ending = given.how::"Ending",
    status = CASE WHEN given.how IS NULL THEN status ELSE 'finished' END,
    "finishedAt" = CASE WHEN given.how IS NULL THEN NULL ELSE now() END
  FROM given JOIN locked ON locked.id = given.game
  WHERE "Game".id = given.game AND "Game".version = given."from" AND status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM "Command" WHERE "gameId" = given.game AND "Command"."commandId" = given."commandId")
  RETURNING "Game".version, given.place, given.game, given."from", given.events, given."commandId", given."userId",
    given.seat, given.command, given.changes, given.cap, given.increment${ends ? ", given.statistics" : ""}
), logged AS (
  INSERT INTO "GameEvent" ("gameId", seq, data)
  SELECT moved.game, moved."from" + event.place - 1, event.data
  FROM moved, jsonb_array_elements(moved.events) WITH ORDINALITY AS event (data, place)
), noted AS (
  INSERT INTO "Command" ("gameId", "commandId", "userId", seat, command, answer, version)
  SELECT game, "commandId", "userId", seat, command, jsonb_build_object('version', version), version FROM moved
  WHERE "commandId" IS NOT NULL
), seated AS (
  UPDATE "Seat" SET
    score = coalesce(change.score, "Seat".score), place = coalesce(change.place, "Seat".place),
    missed = coalesce(change.missed, "Seat".missed),
    bank = CASE WHEN change.asked IS NULL THEN bank ELSE least(moved.cap,
      greatest(0, bank - ${ELAPSED}) + CASE WHEN change.answered THEN moved.increment ELSE 0 END) END,
    "askedAt" = CASE WHEN change.asked IS NULL THEN "askedAt" WHEN change.asked THEN now() END
  FROM moved, jsonb_to_recordset(moved.changes)
    AS change (seat int, score int, place int, missed int, answered boolean, asked boolean)
  WHERE "gameId" = moved.game AND "Seat".seat = change.seat
  RETURNING "gameId", "Seat".seat, bank, "askedAt" IS NOT NULL AS running
)${ends ? COUNTED : ""}
SELECT place, CASE WHEN cap IS NOT NULL THEN (
  SELECT jsonb_agg(jsonb_build_object(
    'left', CASE WHEN seated.seat IS NULL THEN "Seat".bank - ${ELAPSED} ELSE seated.bank END,
    'running', CASE WHEN seated.seat IS NULL THEN "askedAt" IS NOT NULL ELSE seated.running END
  ) ORDER BY "Seat".seat)
  FROM "Seat" LEFT JOIN seated ON seated."gameId" = "Seat"."gameId" AND seated.seat = "Seat".seat
  WHERE "Seat"."gameId" = moved.game
) END AS clocks FROM moved`;

export const APPEND = appendText(false);
/** The same for games that end: each seat's statistics are written too. */
export const APPEND_END = appendText(true);

/** The statement's value for these appends. */
export const appendValue = (appends: readonly Append[]): string =>
  storable(
    appends.map((append, place) => {
      const { gameId, note, from, events, month, end, clocks, botAsked } = append;
      return {
        place,
        game: gameId,
        from,
        events,
        month,
        how: end?.how,
        ...(note && { commandId: note.commandId, userId: note.userId, seat: note.seat, command: note.command }),
        changes: seatChanges(append),
        cap: clocks?.terms.cap,
        increment: clocks?.terms.increment,
        botAsked,
        ...(end && { statistics: seatRows(end.statistics) }),
      };
    }),
  );

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
