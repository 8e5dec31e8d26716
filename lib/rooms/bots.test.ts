import { expect, test } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import { legal } from "@/lib/engine/opensky/legal";
import { sampleCommand } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import { chooser } from "@/lib/testing/games";
import { botAt, botsAsked, decideForBot, questionsOf } from "./bots";
import { hostedGame, viewEntry } from "./games";
import { type Entry, withStandIns } from "./moves";
import { advance, beginning, type Position } from "./position";
import { SerialQueue } from "./queue";
import type { Room } from "./room";

const game = hostedGame("opensky");
const RULES = { edition: 1, side: "europe", board: "europe-1", players: 2, callsigns: "random" };
const BOT: RoomEntry = { type: "room/botSeated", seat: 1, level: "national" };

const start = (seed: string, ...entries: readonly Entry[]): Position => {
  const first = beginning(game, RULES, seed);
  return advance(game, first, [...entries, ...game.definition.open(first.state)]);
};

const roomAt = (position: Position, rated = false): Room => ({
  gameId: "game",
  game,
  seats: ["a", "b"],
  terms: null,
  rated,
  queue: new SerialQueue(),
  position,
});

/** A position in which both are asked for sealed fares; games are begun until one comes to it. */
function sealing(): Position {
  const choose = chooser("ab".repeat(32));
  for (;;) {
    let position = start(Array.from({ length: 32 }, () => choose(256).toString(16).padStart(2, "0")).join(""), BOT);
    while (position.phase !== "finished") {
      if (position.phase === "submitFare" && position.asked.length === 2) return position;
      const seat = position.asked[0]!;
      const decided = game.definition.decide(position.state, sampleCommand(position.state as State, seat, choose, "keen"));
      if (!decided.ok) throw new Error(decided.error.code);
      position = advance(game, position, decided.value);
    }
  }
}

test("whatever a bot seals, or that it declines, is told to others in the same bytes", () => {
  const room = roomAt(sealing());
  const question = questionsOf(room).find(({ seat }) => seat === 1)!;
  const may = legal(room.position.state as State, 1);
  if (may?.type !== "submitFare") throw new Error("the bot is not asked for a fare");
  const answers = [
    { type: "declineFare" },
    ...may.itineraries.flatMap((itinerary) => may.fares.map((fare) => ({ type: "submitFare", fare, itinerary }))),
  ];
  const told = answers.map((answer) => {
    const decided = decideForBot(room, question, answer);
    if (!decided.ok) throw new Error(decided.error.code);
    return (["spectator", 0] as const).map((viewer) => JSON.stringify(decided.value.map((e) => viewEntry(game, e, viewer))));
  });
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(told[0]?.[0]).toContain("fareAnswered");
});

test("a question holds its seat's view and its name, and nothing else of the position", () => {
  const position = sealing();
  const [question, ...others] = questionsOf(roomAt(position));
  expect(others).toEqual([]);
  expect(question).toEqual({
    gameId: "game",
    game: "opensky",
    seat: 1,
    level: "national",
    since: position.askedSince[1],
    phase: "submitFare",
    view: opensky.view(position.state as State, 1),
  });
});

test("an answer to another question is stale", () => {
  const room = roomAt(sealing());
  const [question] = questionsOf(room);
  const decline = { type: "declineFare" };
  expect(decideForBot(room, { ...question!, since: question!.since - 1 }, decline)).toMatchObject({ error: { code: "stale" } });
  expect(decideForBot(room, { ...question!, seat: 0 }, decline)).toMatchObject({ error: { code: "stale" } });
});

test("a seat that was handed over is a bot's, at rated tables the room's", () => {
  const before = start("1c".repeat(32));
  const seat = before.asked[0]!;
  const handed: readonly RoomEntry[] = [
    { type: "room/wentAway", seat },
    { type: "room/handedOver", seat },
  ];
  const casual = withStandIns(game, before, handed, false);
  expect(casual.entries).toEqual(handed);
  expect(botAt(casual.position, seat, false)).toBe("national");
  expect(botsAsked(game, casual.position, false)).toEqual([seat]);
  const rated = withStandIns(game, before, handed, true);
  expect(rated.entries).toContainEqual({ type: "room/actedFor", seat, why: "standIn" });
  expect(botsAsked(game, rated.position, true)).toEqual([]);
});
