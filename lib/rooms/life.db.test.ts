import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Act } from "@/lib/protocol/payloads";
import { contribution, openHouse, somebody, startedGame, type TestHouse } from "@/lib/testing/house/house";
import { playing } from "@/lib/testing/house/playing";
import { chooser } from "@/lib/testing/games";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

let fresh: FreshDatabase;
let house: TestHouse;
let play: ReturnType<typeof playing>;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  play = playing(house, chooser("7a".repeat(32)));
});
afterAll(() => fresh.drop());

const act = (userId: string, gameId: string, wish: Act, commandId: string = randomUUID()) =>
  house.rooms.act(userId, { gameId, commandId, act: wish });

const info = async (gameId: string) => (await house.store.table(gameId))!.info;

async function types(gameId: string): Promise<readonly string[]> {
  return (await play.position(gameId)).entries.map(({ type }) => type);
}

/** Nobody moves for days, and a node notices. */
async function silence(gameId: string, { rooms }: TestHouse = house): Promise<void> {
  await rooms.noteSilence({ gameId, version: (await play.position(gameId)).version });
}

/** Lets everybody who is left play to the end. */
async function playOut(gameId: string): Promise<void> {
  while ((await info(gameId)).status === "playing") {
    const { userId, payload } = await play.next(gameId);
    expect(await house.rooms.command(userId, payload)).toMatchObject({ ok: true });
  }
}

describe("resigning", () => {
  test("ends a game of two: who stayed has won, whatever the points", async () => {
    const { gameId, players } = await startedGame(house);
    await play.playTo(gameId, (state) => state.month > 0);
    const answer = await act(players[0]!.userId, gameId, { type: "resign" });
    expect(answer).toMatchObject({ ok: true });
    const table = await info(gameId);
    expect(table).toMatchObject({ status: "finished", ending: "resignation", result: { places: [2, 1], winners: [1] } });
    expect(table.fairness.revealed).not.toBeNull();
    expect((await types(gameId)).slice(-2)).toEqual(["room/resigned", "room/ended"]);
    const { userId, payload } = await play.next(gameId);
    expect(await house.rooms.command(userId, payload)).toMatchObject({ error: { code: "game-over" } });
    expect(await act(userId, gameId, { type: "offerEnd" })).toMatchObject({ error: { code: "game-over" } });
  });

  test("leaves a game of three to the others; the room plays the seat, which is ranked last", async () => {
    const { gameId, players } = await startedGame(house, { players: 3 });
    await play.playTo(gameId, (state) => state.month > 0);
    await act(players[1]!.userId, gameId, { type: "resign" });
    const { state, version } = await play.position(gameId);
    expect(state.asked).not.toContain(1);
    const late = { gameId, commandId: randomUUID(), version, phase: state.phase, command: { type: "declineFare" } };
    expect(await house.rooms.command(players[1]!.userId, late)).toMatchObject({ error: { code: "resigned" } });
    await playOut(gameId);
    const table = await info(gameId);
    expect(table.ending).toBe("played");
    expect(table.result!.places[1]).toBe(3);
    expect(table.result!.scores).toEqual((await play.position(gameId)).state.seats.map(() => expect.any(Number)));
    expect(await types(gameId)).toContain("room/actedFor");
  });
});

test("an end by agreement keeps the points as they stand", async () => {
  const { gameId, players } = await startedGame(house);
  await play.playTo(gameId, (state) => state.month > 1);
  const commandId = randomUUID();
  const first = await act(players[0]!.userId, gameId, { type: "offerEnd" }, commandId);
  expect(await act(players[0]!.userId, gameId, { type: "offerEnd" }, commandId)).toEqual(first);
  expect(await act(players[0]!.userId, gameId, { type: "offerEnd" })).toMatchObject({ error: { code: "already-done" } });
  expect(await act(somebody().userId, gameId, { type: "offerEnd" })).toMatchObject({ error: { code: "not-seated" } });
  expect(await act(players[1]!.userId, gameId, { type: "answerEnd", accept: true })).toMatchObject({ ok: true });
  const table = await info(gameId);
  expect(table).toMatchObject({ status: "finished", ending: "agreement" });
  expect(table.result!.scores.every((points) => points >= 0)).toBe(true);
});

test("an act by one's side does not make one's move stale, and a repeated one is done once on any node", async () => {
  const { gameId, players } = await startedGame(house);
  const { userId, payload } = await play.next(gameId);
  const acted = await act(userId, gameId, { type: "offerEnd" });
  expect(acted).toMatchObject({ ok: true });
  expect(await openHouse(fresh.database).rooms.command(userId, payload)).toMatchObject({ ok: true });
  const other = openHouse(fresh.database);
  const commandId = randomUUID();
  const decline = { gameId, commandId, act: { type: "answerEnd", accept: false } as const };
  const answers = await Promise.all([house, other, house].map((node) => node.rooms.act(players[1]!.userId, decline)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await types(gameId)).filter((type) => type === "room/endDeclined")).toHaveLength(1);
});

describe("where nobody has moved for long at a table without clocks", () => {
  test("those who are asked are away; the others hand a seat over, and its player takes it back", async () => {
    const { gameId } = await startedGame(house, { players: 3 });
    const before = await play.playTo(gameId, (state) => state.month > 0 && state.asked.length === 1);
    const [lost] = before.asked;
    await silence(gameId);
    const { seats, entries } = await play.position(gameId);
    expect(entries.at(-1)).toEqual({ type: "room/wentAway", seat: lost });
    const others = seats.filter((_, seat) => seat !== lost);
    const motion = { kind: "standIn", seat: lost! } as const;
    for (const userId of others) await act(userId, gameId, { type: "vote", motion, wants: true });
    expect(await types(gameId)).toContain("room/handedOver");
    expect(await act(seats[lost!]!, gameId, { type: "comeBack" })).toMatchObject({ ok: true });
    const back = await play.playTo(gameId, (state) => state.asked.includes(lost!));
    expect(back.asked).toContain(lost);
  });

  test("who plays again is back", async () => {
    const { gameId } = await startedGame(house);
    await silence(gameId);
    const { userId, payload } = await play.next(gameId);
    expect(await house.rooms.command(userId, payload)).toMatchObject({ ok: true });
    expect(await types(gameId)).toContain("room/cameBack");
  });

  test("it was one silence, however many notice it, and none where somebody has moved since", async () => {
    const { gameId } = await startedGame(house);
    const { version } = await play.position(gameId);
    const nodes = [house, openHouse(fresh.database)];
    await Promise.all(nodes.map(({ rooms }) => rooms.noteSilence({ gameId, version })));
    expect((await types(gameId)).filter((type) => type === "room/wentAway").length).toBeGreaterThan(0);
    expect((await info(gameId)).status).toBe("playing");
  });

  test("and for as long again, it ends without a result", async () => {
    const { gameId } = await startedGame(house);
    await silence(gameId);
    expect((await info(gameId)).status).toBe("playing");
    await silence(gameId, openHouse(fresh.database));
    expect(await info(gameId)).toMatchObject({ status: "finished", ending: "withoutResult", result: null });
    await silence(gameId);
    expect((await types(gameId)).filter((type) => type === "room/ended")).toHaveLength(1);
  });
});

describe("another game with the same players", () => {
  test("has the same settings and the same seats, and begins when all are there", async () => {
    const { gameId, players } = await startedGame(house, { players: 3, pace: "live", seating: "random" });
    for (const { userId } of players.slice(0, 2)) await act(userId, gameId, { type: "resign" });
    const [a, b, c] = players;
    const made = await house.tables.rematch(c!, gameId, contribution());
    if (!made.ok) throw new Error(made.error.code);
    const next = made.value.gameId;
    expect(await info(gameId)).toMatchObject({ rematch: next });
    expect(await info(next)).toMatchObject({ rematchOf: gameId, pace: "live", status: "open", seating: "same" });
    expect(await house.tables.join(somebody(), next, contribution())).toMatchObject({ error: { code: "reserved" } });
    expect(await house.tables.rematch(c!, gameId)).toEqual(made);
    const both = await Promise.all([a!, b!].map((player) => house.tables.rematch(player, gameId, contribution())));
    expect(both).toEqual([made, made]);
    const table = await info(next);
    expect(table.status).toBe("playing");
    expect(table.players.map(({ userId }) => userId)).toEqual(players.map(({ userId }) => userId));
    expect(await house.tables.rematch(b!, gameId)).toEqual(made);
  });

  test("is opened once, whoever is first, and again when all have left it", async () => {
    const { gameId, players } = await startedGame(house, { players: 3 });
    const [a, b] = players;
    expect(await house.tables.rematch(a!, gameId)).toMatchObject({ error: { code: "not-finished" } });
    for (const { userId } of players.slice(0, 2)) await act(userId, gameId, { type: "resign" });
    expect(await house.tables.rematch(somebody(), gameId)).toMatchObject({ error: { code: "not-seated" } });
    const other = openHouse(fresh.database);
    const [one, two] = await Promise.all([house.tables.rematch(a!, gameId), other.tables.rematch(b!, gameId)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    if (!one.ok) throw new Error(one.error.code);
    for (const { userId } of [a!, b!]) await house.tables.leave(userId, one.value.gameId);
    expect((await info(gameId)).rematch).toBeNull();
    const again = await house.tables.rematch(b!, gameId);
    expect(again.ok && again.value.gameId).not.toBe(one.value.gameId);
  });
});
