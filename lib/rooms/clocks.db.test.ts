import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beat } from "@/lib/db/pulse";
import { overdueGames } from "@/lib/db/upkeep";
import { openHouse, startedGame, type TestHouse } from "@/lib/testing/house/house";
import { playing } from "@/lib/testing/house/playing";
import { chooser } from "@/lib/testing/games";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

let fresh: FreshDatabase;
let house: TestHouse;
let play: ReturnType<typeof playing>;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  play = playing(house, chooser("c1".repeat(32)));
});
afterAll(() => fresh.drop());

const MINUTE = 60_000;
const clocks = async (gameId: string) => (await house.log.clocks(gameId))!.clocks;

const pulse = (seconds: number) =>
  fresh.database.query("test-pulse", `UPDATE "Pulse" SET at = now() - $1 * interval '1 second'`, [seconds]);

/** Lets time pass while a server is alive: as if every running clock had been started so much earlier. */
const pass = async (gameId: string, ms: number) => {
  await pulse(0);
  await fresh.database.query(
    "test-pass",
    `UPDATE "Seat" SET "askedAt" = "askedAt" - $2 * interval '1 millisecond' WHERE "gameId" = $1`,
    [gameId, ms],
  );
};

/** About so many ms, whatever the machine's speed: a test takes less than this. */
const about = (ms: number) => ({
  asymmetricMatch: (left: unknown) => typeof left === "number" && left <= ms && left > ms - 15_000,
});

/** Lets the seats that are asked run out of time, and the alarm go off. */
async function runOut(gameId: string): Promise<readonly number[]> {
  const { state } = await play.position(gameId);
  await pass(gameId, 6 * MINUTE);
  await house.rooms.ring(gameId);
  return state.asked;
}

describe("a live table", () => {
  test("burns the time of those who are asked, and adds the increment to who has decided, up to the cap", async () => {
    const { gameId } = await startedGame(house, { pace: "live", callsigns: "chosen" });
    const { state } = await play.position(gameId);
    const [first] = state.asked;
    expect((await clocks(gameId)).map(({ running }) => running)).toEqual([0, 1].map((seat) => seat === first));
    await pass(gameId, MINUTE);
    expect((await clocks(gameId)).map(({ left }) => left)).toEqual(
      [0, 1].map((seat) => about(seat === first ? 2 * MINUTE : 3 * MINUTE)),
    );
    const { userId, payload } = await play.next(gameId);
    await house.rooms.command(userId, payload);
    expect((await clocks(gameId))[first!]).toMatchObject({ left: about(2 * MINUTE + 20_000), missed: 0 });
    expect(house.announcer.news.at(-1)!.clocks).toEqual((await clocks(gameId)).map(({ left, running }) => ({ left: about(left + 5_000), running })));
    await play.playTo(gameId, (so) => so.month > 2);
    for (const { left } of await clocks(gameId)) expect(left).toBeLessThanOrEqual(5 * MINUTE);
    const { asked } = (await play.position(gameId)).state;
    expect((await clocks(gameId)).map(({ running }) => running)).toEqual([0, 1].map((seat) => asked.includes(seat)));
  });

  test("stops the clock of who has answered while others think", async () => {
    const bidding = (so: { readonly phase: string; readonly asked: readonly number[] }) =>
      so.phase === "submitFare" && so.asked.length > 1;
    const { gameId, state } = await play.startedUntil(bidding, { pace: "fast", players: 3 });
    const [first, second] = state.asked;
    const { userId, payload } = await play.next(gameId, first!);
    await house.rooms.command(userId, payload);
    await pass(gameId, 5_000);
    const told = await clocks(gameId);
    expect(told[first!]!.running).toBe(false);
    expect(told[second!]!.running).toBe(true);
    const { left } = told[first!]!;
    await pass(gameId, 5_000);
    expect((await clocks(gameId))[first!]!.left).toBe(left);
  });

  test("does nothing before a clock has run out, and asks to be looked at again", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    const before = await play.position(gameId);
    await house.rooms.ring(gameId);
    expect((await play.position(gameId)).version).toBe(before.version);
    expect(house.alarm.alarms.at(-1)).toEqual({ gameId, ms: about(3 * MINUTE) });
  });

  test("acts harmlessly for who has run out, once, whoever is told, and says so in the log", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    const before = await play.position(gameId);
    const stale = await play.next(gameId);
    await pass(gameId, 6 * MINUTE);
    const nodes = [house, openHouse(fresh.database), openHouse(fresh.database)];
    await Promise.all(nodes.flatMap(({ rooms }) => [rooms.ring(gameId), rooms.ring(gameId)]));
    const after = await play.position(gameId);
    const acted = after.entries.slice(before.version).filter(({ type }) => type === "room/actedFor");
    expect(acted).toEqual(before.state.asked.map((seat) => ({ type: "room/actedFor", seat, why: "time" })));
    expect(after.state).not.toEqual(before.state);
    for (const { rooms } of nodes) {
      expect(await rooms.command(stale.userId, stale.payload)).toMatchObject({ error: { code: "stale" } });
    }
    expect((await clocks(gameId))[before.state.asked[0]!]).toMatchObject({ left: about(20_000), missed: 1 });
  });

  test("marks a seat away after three times in a row, not after two and a move", async () => {
    const { gameId } = await startedGame(house, { pace: "fast", players: 2, callsigns: "chosen" });
    const away = async () => (await play.position(gameId)).entries.filter(({ type }) => type === "room/wentAway");
    const [seat] = await runOut(gameId);
    await play.playTo(gameId, (so) => so.asked.includes(seat!));
    await runOut(gameId);
    await play.playTo(gameId, (so) => so.asked.includes(seat!));
    const { userId, payload } = await play.next(gameId, seat!);
    await house.rooms.command(userId, payload);
    for (let times = 0; times < 3; times += 1) {
      expect(await away()).toEqual([]);
      await play.playTo(gameId, (so) => so.asked.length === 1 && so.asked[0] === seat);
      await runOut(gameId);
    }
    expect(await away()).toEqual([{ type: "room/wentAway", seat }]);
  });

  test("gives who comes back time for a decision, whatever brings them back", async () => {
    const { gameId } = await startedGame(house, { pace: "fast", callsigns: "chosen" });
    const { state, seats } = await play.position(gameId);
    const seat = state.asked[0]!;
    for (let times = 0; times < 3; times += 1) {
      await play.playTo(gameId, (so) => so.asked.length === 1 && so.asked[0] === seat);
      await runOut(gameId);
    }
    await play.playTo(gameId, (so) => so.asked.includes(seat));
    expect((await clocks(gameId))[seat]).toMatchObject({ missed: 3 });
    const offer = { gameId, commandId: randomUUID(), act: { type: "offerEnd" } } as const;
    expect(await house.rooms.act(seats[seat]!, offer)).toMatchObject({ ok: true });
    expect((await clocks(gameId))[seat]).toMatchObject({ missed: 0, left: about(20_000) });
  });

  test("comes to its end when nobody answers any more", async () => {
    const { gameId } = await startedGame(house, { pace: "fast", players: 3 });
    while ((await house.store.table(gameId))!.info.status === "playing") await runOut(gameId);
    expect((await house.store.table(gameId))!.info.ending).toBe("played");
    expect((await clocks(gameId)).some(({ running }) => running)).toBe(false);
  });

  test("tells what happened elsewhere also where the clocks cannot be read at that moment", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    const other = openHouse(fresh.database);
    await other.rooms.ring(gameId);
    const { userId, payload } = await play.next(gameId);
    await house.rooms.command(userId, payload);
    const { version } = await play.position(gameId);
    Object.assign(other.log, { clocks: () => Promise.reject(new Error("the database is away")) });
    await other.rooms.command(userId, { ...payload, commandId: randomUUID() }).catch(() => undefined);
    expect(other.announcer.news.at(-1)).toMatchObject({ from: payload.version, version, clocks: null });
  });

  test("sets an alarm with every commit, for the first clock that runs out", async () => {
    const { gameId } = await startedGame(house, { pace: "fast" });
    expect(house.alarm.alarms.at(-1)).toEqual({ gameId, ms: MINUTE });
    const { userId, payload } = await play.next(gameId);
    await house.rooms.command(userId, payload);
    expect(house.alarm.alarms.at(-1)).toMatchObject({ gameId, ms: expect.any(Number) });
  });
});

test("a table without clocks has none", async () => {
  const { gameId } = await startedGame(house);
  expect(await house.log.clocks(gameId)).toBeNull();
  await house.rooms.ring(gameId);
  expect(house.announcer.news.at(-1)!.clocks).toBeNull();
});

describe("while no server is alive", () => {
  test("no clock runs, whoever beats first afterwards", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    await pass(gameId, 100 * MINUTE);
    await pulse(100 * 60);
    await Promise.all([1, 2, 3].map(() => beat(fresh.database)()));
    const running = (await clocks(gameId)).filter(({ running: runs }) => runs);
    expect(running).not.toEqual([]);
    for (const { left } of running) expect(left).toBeGreaterThan(3 * MINUTE - 15_000);
    for (const { left } of running) expect(left).toBeLessThan(3 * MINUTE + 10_000);
    const before = await play.position(gameId);
    await house.rooms.ring(gameId);
    expect((await play.position(gameId)).version).toBe(before.version);
  });

  test("nobody's time is burnt, also of who answers before the first beat", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    await pass(gameId, 100 * MINUTE);
    await pulse(100 * 60);
    const { userId, payload } = await play.next(gameId);
    expect(await house.rooms.command(userId, payload)).toMatchObject({ ok: true });
    await beat(fresh.database)();
    for (const { left } of await clocks(gameId)) expect(left).toBeGreaterThan(3 * MINUTE - 15_000);
  });

  test("beats in time burn what they should", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    await pulse(1);
    await beat(fresh.database)();
    await pass(gameId, MINUTE);
    await beat(fresh.database)();
    expect((await clocks(gameId)).find(({ running }) => running)).toMatchObject({ left: about(2 * MINUTE) });
  });

  test("a game whose alarm was lost is found", async () => {
    const { gameId } = await startedGame(house, { pace: "live" });
    expect(await overdueGames(fresh.database)()).not.toContain(gameId);
    await pass(gameId, 6 * MINUTE);
    expect(await overdueGames(fresh.database)()).toContain(gameId);
  });
});
