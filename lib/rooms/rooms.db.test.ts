import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import { sampleCommand, type Chooser } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { CommandPayload } from "@/lib/protocol/payloads";
import type { Append } from "@/lib/rooms/ports";
import { Rooms } from "@/lib/rooms/rooms";
import { contribution, nobodyPlays, openHouse, somebody, startedGame, choice, type TestHouse } from "@/lib/testing/house/house";
import { chooser } from "@/lib/testing/games";
import { playing } from "@/lib/testing/house/playing";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

type Playing = ReturnType<typeof playing>;

let fresh: FreshDatabase;
let house: TestHouse;
let choose: Chooser;
let position: Playing["position"];
let next: Playing["next"];
let playTo: Playing["playTo"];
let startedUntil: Playing["startedUntil"];

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  choose = chooser("5e".repeat(32));
  ({ position, next, playTo, startedUntil } = playing(house, choose));
});
afterAll(() => fresh.drop());

const bidding = (state: State) => state.phase === "submitFare" && state.asked.length > 1;

describe("a command", () => {
  test("is answered with the version after the commit, and announced", async () => {
    const { gameId } = await startedGame(house);
    const { userId, payload } = await next(gameId);
    const answer = await house.rooms.command(userId, payload);
    const { version } = await position(gameId);
    expect(answer).toEqual({ ok: true, value: { version } });
    expect(house.announcer.news.at(-1)).toMatchObject({ gameId, from: payload.version, version });
  });

  test("that is repeated gets its first answer, also from another node and after all memory is lost", async () => {
    const { gameId } = await startedGame(house);
    const { userId, payload } = await next(gameId);
    const first = await house.rooms.command(userId, payload);
    const after = await next(gameId);
    await house.rooms.command(after.userId, after.payload);
    const { version } = await position(gameId);
    for (const node of [house, openHouse(fresh.database)]) {
      expect(await node.rooms.command(userId, payload)).toEqual(first);
    }
    expect((await position(gameId)).version).toBe(version);
  });

  test("that is sent twice at once, to two nodes, is carried out once", async () => {
    const { gameId } = await startedGame(house);
    const other = openHouse(fresh.database);
    const { userId, payload } = await next(gameId);
    const answers = await Promise.all([house, other, house, other].map((node) => node.rooms.command(userId, payload)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    const log = await position(gameId);
    expect(answers[0]).toEqual({ ok: true, value: { version: log.version } });
  });

  test("that was refused stays refused when it is repeated", async () => {
    const { gameId } = await startedGame(house);
    const { payload } = await next(gameId);
    const { state, seats } = await position(gameId);
    const idle = [0, 1].find((seat) => !state.asked.includes(seat))!;
    const refused = await house.rooms.command(seats[idle]!, payload);
    expect(refused).toMatchObject({ ok: false, error: { code: "rule/not-your-turn" } });
    const turn = await next(gameId);
    await house.rooms.command(turn.userId, turn.payload);
    expect(await openHouse(fresh.database).rooms.command(seats[idle]!, payload)).toEqual(refused);
  });

  test("of a second page for a phase that has passed is stale", async () => {
    const { gameId } = await startedGame(house, { callsigns: "chosen" });
    const late = await next(gameId);
    await playTo(gameId, (state) => state.phase !== "placeCallsign");
    const answer = await house.rooms.command(late.userId, late.payload);
    expect(answer).toMatchObject({ ok: false, error: { code: "stale" } });
  });

  test("for an earlier question of the same phase is stale: a turn in the draft is not taken twice", async () => {
    const { gameId } = await startedGame(house);
    // With two players seat 1 ends the first pass and begins the second.
    await playTo(gameId, (state) => state.asked[0] === 1);
    const first = await next(gameId);
    const double = { ...first.payload, commandId: randomUUID() };
    expect(await house.rooms.command(first.userId, first.payload)).toMatchObject({ ok: true });
    expect((await position(gameId)).state.asked).toEqual([1]);
    for (const node of [house, openHouse(fresh.database)]) {
      const again = await node.rooms.command(first.userId, { ...double, commandId: randomUUID() });
      expect(again).toMatchObject({ ok: false, error: { code: "stale" } });
    }
    // A command for a position that has passed cannot become right again: nothing is kept of it.
    expect(await fresh.database.prisma.command.count({ where: { gameId, version: null } })).toBe(0);
  });

  test("for a fare of an earlier month is stale", async () => {
    for (let tried = 0; ; tried += 1) {
      expect(tried).toBeLessThan(20);
      const { gameId } = await startedGame(house);
      const state = await playTo(gameId, bidding);
      if (!bidding(state)) continue;
      const seat = state.asked[0]!;
      const late = await next(gameId, seat);
      const declined = { ...late.payload, command: { type: "declineFare" } };
      const later = await playTo(gameId, (now) => bidding(now) && now.months.length > state.months.length);
      // Not every game comes to a second market that both can serve.
      if (!bidding(later)) continue;
      expect(await house.rooms.command(late.userId, declined)).toMatchObject({ ok: false, error: { code: "stale" } });
      return;
    }
  });

  test("made for a position that nobody has reached is stale", async () => {
    const { gameId } = await startedGame(house);
    const { userId, payload } = await next(gameId);
    const answer = await house.rooms.command(userId, { ...payload, version: payload.version + 1 });
    expect(answer).toMatchObject({ ok: false, error: { code: "stale" } });
  });

  test("of a stranger, or in another seat's name, is refused and changes nothing", async () => {
    const { gameId } = await startedGame(house);
    const { userId, payload } = await next(gameId);
    const before = await position(gameId);
    const foreign = { ...payload, command: { ...payload.command, seat: 1 - before.state.asked[0]! } };
    expect(await house.rooms.command(somebody().userId, payload)).toMatchObject({ error: { code: "not-seated" } });
    expect(await house.rooms.command(userId, foreign)).toMatchObject({ error: { code: "not-seated" } });
    expect((await position(gameId)).version).toBe(before.version);
  });

  test("cannot ask for the answer that another player got", async () => {
    const { gameId } = await startedGame(house);
    const { userId, payload } = await next(gameId);
    await house.rooms.command(userId, payload);
    const { seats } = await position(gameId);
    const other = seats.find((seat) => seat !== userId)!;
    const answer = await house.rooms.command(other, { ...payload });
    expect(answer).toMatchObject({ ok: false, error: { code: "malformed", field: "commandId" } });
  });

  test("that was committed though the database's answer was lost is announced, and what was lost is not done twice", async () => {
    const { gameId } = await startedGame(house);
    const { store, log, announcer, alarm } = openHouse(fresh.database);
    let broken = true;
    const losing = Object.assign(Object.create(log) as typeof log, {
      append: async (append: Append) => {
        const done = await log.append(append);
        if (broken) throw new Error("connection lost");
        return done;
      },
    });
    const rooms = new Rooms({ tables: store, log: losing, announcer, alarm, bots: nobodyPlays });
    const { userId, payload } = await next(gameId);
    await expect(rooms.command(userId, payload)).rejects.toThrow("connection lost");
    broken = false;
    const { version } = await position(gameId);
    expect(version).toBeGreaterThan(payload.version);
    await expect.poll(() => announcer.news.at(-1)).toMatchObject({ gameId, from: payload.version, version });
    expect(announcer.news.at(-1)!.view("spectator")).toHaveLength(version - payload.version);
    expect(await rooms.command(userId, payload)).toEqual({ ok: true, value: { version } });
    expect((await position(gameId)).version).toBe(version);
  });

  test("on a log that another node has moved on makes the pages here hear of both", async () => {
    const { gameId } = await startedGame(house);
    const other = openHouse(fresh.database);
    const first = await next(gameId);
    await other.rooms.command(first.userId, first.payload);
    const second = await next(gameId);
    await house.rooms.command(second.userId, second.payload);
    const third = await next(gameId);
    await other.rooms.command(third.userId, third.payload);
    const told = other.announcer.news.filter((news) => news.gameId === gameId);
    expect(told.map(({ from }) => from)).toEqual([first.payload.version, second.payload.version, third.payload.version]);
  });

  test("needs a game that has begun", async () => {
    const host = somebody();
    const made = await house.tables.create(host, choice());
    const gameId = made.ok ? made.value.gameId : "";
    const payload = { gameId, commandId: randomUUID(), version: 0, phase: "placePlanes", command: { type: "x" } };
    expect(await house.rooms.command(host.userId, payload)).toMatchObject({ error: { code: "not-started" } });
    const unknown = { ...payload, gameId: "zzzzzzzzzzzzzzzz" };
    expect(await house.rooms.command(host.userId, unknown)).toMatchObject({ error: { code: "not-found" } });
  });
});

describe("sealed fares", () => {
  test("sent at once by all seats are all accepted, on one node and on two", async () => {
    for (const nodes of [[house], [openHouse(fresh.database), openHouse(fresh.database)]]) {
      const { gameId, state } = await startedUntil(bidding, { players: 4 });
      const bids = await Promise.all(state.asked.map((seat) => next(gameId, seat)));
      const answers = await Promise.all(
        bids.map(({ userId, payload }, n) => nodes[n % nodes.length]!.rooms.command(userId, payload)),
      );
      expect(answers.map((answer) => answer.ok)).toEqual(bids.map(() => true));
      expect((await position(gameId)).state.months.at(-1)?.bids).not.toBeNull();
    }
  });
});

describe("a whole game", () => {
  test("over two nodes that forget everything at random ends with results and a log that replays", async () => {
    const { gameId, players } = await startedGame(house, { players: 3, side: "north-america", callsigns: "chosen" });
    let nodes = [openHouse(fresh.database), openHouse(fresh.database)];
    for (;;) {
      const { state } = await position(gameId);
      if (state.phase === "finished") break;
      const { userId, payload } = await next(gameId);
      if (choose(10) === 0) nodes = [openHouse(fresh.database), openHouse(fresh.database)];
      expect(await nodes[choose(2)]!.rooms.command(userId, payload)).toMatchObject({ ok: true });
    }
    const { state, version } = await position(gameId);
    const table = (await house.store.table(gameId))!.info;
    expect(table.status).toBe("finished");
    expect(table.result).toMatchObject({ scores: opensky.outcome(state)?.scores, winners: state.winners });
    const read = await house.rooms.standing(players[1]!.userId, gameId, version - 2);
    expect(read).toMatchObject({ ok: true, value: { standing: { seat: 1, log: { from: version - 2, version } } } });
  });
});

test("idle rooms are forgotten and come back from the log", async () => {
  const { gameId } = await startedGame(house);
  const turn = await next(gameId);
  await house.rooms.command(turn.userId, turn.payload);
  house.rooms.cache.sweep(Date.now() + 24 * 60 * 60_000);
  const after = await next(gameId);
  expect(await house.rooms.command(after.userId, after.payload)).toMatchObject({ ok: true });
});

test("a player's part of the seed counts: it is SHA-256 of the server's bytes and the parts in seat order", async () => {
  const { createHash } = await import("node:crypto");
  const { gameId } = await startedGame(house, { players: 3, seating: "random", contribution: contribution() });
  const row = await fresh.database.prisma.game.findUniqueOrThrow({
    where: { id: gameId },
    include: { seats: { orderBy: { seat: "asc" } } },
  });
  const parts = [row.serverBytes, ...row.seats.map((seat) => seat.contribution)].join("");
  expect(row.seed).toBe(createHash("sha256").update(Buffer.from(parts, "hex")).digest("hex"));
  expect(row.commitment).toBe(createHash("sha256").update(Buffer.from(row.serverBytes, "hex")).digest("hex"));
});
