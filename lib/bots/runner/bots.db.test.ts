import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintSession } from "@/lib/auth/session";
import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { State } from "@/lib/engine/opensky/table";
import { commandOf } from "@/lib/history/commands";
import { checkProof } from "@/lib/history/check";
import { proofOf } from "@/lib/history/proof";
import { finishedGame } from "@/lib/db/finished";
import { shareDatabase } from "@/lib/db/shared";
import { leftToBots } from "@/lib/db/upkeep";
import { botOf } from "@/lib/protocol/bots";
import { isRoomEntry } from "@/lib/protocol/room-entry";
import type { BotQuestion } from "@/lib/rooms/bots";
import { chooser } from "@/lib/testing/games";
import { againstBots, type BotHouse, botHouse, playBeside } from "@/lib/testing/house/bots";
import { directMind } from "@/lib/testing/house/direct-mind";
import { choice, openHouse, startedGame } from "@/lib/testing/house/house";
import { Page } from "@/lib/testing/house/page";
import { playing } from "@/lib/testing/house/playing";
import { startProcess } from "@/lib/testing/house/processes";
import { keys } from "@/lib/testing/house/served";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import type { Mind } from "./mind";

let fresh: FreshDatabase;
let house: BotHouse;
const choose = chooser("b0".repeat(32));

beforeAll(async () => {
  fresh = await freshDatabase();
  shareDatabase(fresh.database);
  house = botHouse(fresh.database);
});
afterAll(() => fresh.drop());

const info = async (gameId: string) => (await house.store.table(gameId))!.info;
const position = (gameId: string) => playing(house, choose).position(gameId);
const over = ({ phase }: State) => phase === "finished";

/** As if so many seconds had passed since the bots of a game were asked. */
const late = (gameId: string, seconds: number) =>
  fresh.database.query(
    "test-late",
    `UPDATE "Game" SET "botAskedAt" = now() - $2 * interval '1 second' WHERE id = $1 AND "botAskedAt" IS NOT NULL`,
    [gameId, seconds],
  );

describe("a game of a person and bots", () => {
  test("is played to its end, each question answered once, and its log and dice are right", async () => {
    const { gameId } = await againstBots(house, ["regional", "national", "flagCarrier"], { edition: 2 });
    await playBeside(house, gameId, choose, over);
    const table = await info(gameId);
    expect(table).toMatchObject({ status: "finished", ending: "played" });
    expect(table.fairness.contributions.map(({ by }) => by)).toEqual(["client", "server", "server", "server"]);
    const game = (await finishedGame(gameId))!;
    expect(checkProof(proofOf(game)).fault).toBeNull();
    const { entries } = await position(gameId);
    expect(entries.slice(0, 3)).toEqual([
      { type: "room/botSeated", seat: 1, level: "regional" },
      { type: "room/botSeated", seat: 2, level: "national" },
      { type: "room/botSeated", seat: 3, level: "flagCarrier" },
    ]);
    expect(entries.filter(({ type }) => type === "room/actedFor")).toEqual([]);
    expect(house.reports).toEqual([]);
  });

  test("goes on on another node when the one that was to answer has died", async () => {
    const dying = openHouse(fresh.database);
    const { gameId } = await againstBots(dying, ["national"], { callsigns: "random" });
    const other = botHouse(fresh.database);
    await playBeside(dying, gameId, choose, ({ asked }) => asked.includes(1));
    const left = leftToBots(fresh.database);
    expect(await left()).not.toContain(gameId);
    await late(gameId, 10);
    const found = await Promise.all([left(), left(), left()]);
    expect(found.flat().filter((id) => id === gameId)).toHaveLength(1);
    await other.runner.seeTo(gameId);
    const { month } = await playBeside(other, gameId, choose, ({ month }) => month > 0);
    expect(month).toBeGreaterThan(0);
  });

  test("is answered once where two nodes answer at the same time", async () => {
    const idle = openHouse(fresh.database);
    const { gameId } = await againstBots(idle, ["national", "regional"]);
    const nodes = [botHouse(fresh.database), botHouse(fresh.database)];
    await playBeside(idle, gameId, choose, ({ asked }) => !asked.includes(0));
    for (let turn = 0; turn < 15 && (await info(gameId)).status === "playing"; turn += 1) {
      await Promise.all(nodes.map(({ runner }) => runner.seeTo(gameId)));
      await playBeside(nodes[turn % 2]!, gameId, choose, ({ asked }) => asked.includes(0));
      await playBeside(idle, gameId, choose, ({ asked }) => !asked.includes(0));
    }
    const noted = await fresh.database.query<{ commandId: string }>(
      "test-commands",
      `SELECT "commandId" FROM "Command" WHERE "gameId" = $1 AND seat > 0 AND version IS NOT NULL`,
      [gameId],
    );
    const { entries } = await position(gameId);
    const decisions = entries.flatMap((entry) => (isRoomEntry(entry) ? [] : (commandOf(entry as Event) ?? [])));
    expect(noted).toHaveLength(decisions.filter(({ seat }) => seat > 0).length);
    expect(noted.length).toBeGreaterThan(5);
    expect(nodes.flatMap(({ reports }) => reports)).toEqual([]);
  });
});

test("goes on to its end when a server is killed in the middle", async () => {
  const nodes = await Promise.all([0, 1].map(() => startProcess("lib/testing/house/node.ts", [fresh.url])));
  try {
    const userId = randomUUID();
    const { name, value } = await mintSession(userId, keys);
    const open = (node: number) => Page.open(nodes[node]!.url, userId, `${name}=${value}`);
    let page = await open(0);
    const bots = ["national", "regional"] as const;
    const { gameId } = await page.get("table:create", choice({ players: 3, bots: [...bots], visibility: "link" }));
    await page.enter(gameId);
    for (let answers = 0; page.view?.phase !== "finished"; answers += 1) {
      const command = page.draw(choose);
      // A command for a position that has passed is drawn anew.
      if (command) await page.ask("room:command", page.payload(command));
      if (answers === 12) {
        await nodes[0]!.kill();
        page.close();
        page = await open(1);
        await page.enter(gameId);
      }
      const { length } = page.log;
      if (page.view?.phase !== "finished" && !page.draw(choose)) await page.until(() => page.log.length > length, "a bot");
    }
    page.close();
    expect(await info(gameId)).toMatchObject({ status: "finished", ending: "played" });
    expect(checkProof(proofOf((await finishedGame(gameId))!)).fault).toBeNull();
  } finally {
    for (const node of nodes) await node.kill();
  }
});

describe("what a bot is shown", () => {
  test("is its seat's view: nothing of what others have sealed, nor of the seed", async () => {
    const asked: BotQuestion[] = [];
    const mind: Mind = {
      ...directMind(),
      decide: (question) => {
        asked.push(question);
        return directMind().decide(question);
      },
    };
    const spied = botHouse(fresh.database, mind);
    const seen = async () => {
      const { gameId } = await againstBots(openHouse(fresh.database), ["national"]);
      // The person answers first; only then is the bot let to look.
      let sealed = 0;
      while (sealed < 2 && (await info(gameId)).status === "playing") {
        const before = await position(gameId);
        if (before.state.asked.includes(0)) {
          await playBeside(openHouse(fresh.database), gameId, choose, ({ asked: who }) => !who.includes(0));
        }
        const now = await position(gameId);
        const [mine] = now.state.secret.sealed;
        if (!now.state.asked.includes(1)) continue;
        asked.length = 0;
        await spied.runner.seeTo(gameId);
        await expect.poll(async () => (await position(gameId)).version).toBeGreaterThan(now.version);
        const [first] = asked;
        expect(first?.view).toEqual(opensky.view(now.state, 1));
        expect(JSON.stringify(first)).not.toContain((await house.log.log(gameId, 0))!.seed);
        if (mine && mine !== "declined" && now.state.phase === "submitFare") {
          sealed += 1;
          const other = { ...mine, fare: mine.fare === 200 ? 500 : 200 } as typeof mine;
          const secret = { ...now.state.secret, sealed: [other, ...now.state.secret.sealed.slice(1)] };
          expect(first?.view).toEqual(opensky.view({ ...now.state, secret }, 1));
        }
      }
      return sealed;
    };
    while ((await seen()) === 0);
  });
});

describe("a bot that cannot decide", () => {
  const troubled = (decide: Mind["decide"]) => botHouse(fresh.database, { decide, close: async () => undefined });

  test("is asked again", async () => {
    let failures = 0;
    const node = troubled((question) => {
      failures += 1;
      return failures < 3 ? Promise.reject(new Error("a thread died")) : directMind().decide(question);
    });
    const { gameId } = await againstBots(node, ["national"]);
    await playBeside(node, gameId, choose, ({ asked }) => asked.includes(1));
    await playBeside(node, gameId, choose, ({ asked }) => !asked.includes(1));
    expect((await position(gameId)).entries.filter(({ type }) => type === "room/actedFor")).toEqual([]);
    expect(node.reports).toHaveLength(2);
  });

  test.each([
    ["as its threads die", async () => Promise.reject(new Error("a thread died"))],
    ["as what it wants is against the rules", async () => ({ type: "placePlanes" as const, seat: 1, routes: [] })],
  ])("in the end takes the harmless action, and the log says so: %s", async (_, decide) => {
    const node = troubled(decide);
    const { gameId } = await againstBots(node, ["national"]);
    await playBeside(node, gameId, choose, ({ asked }) => asked.includes(1));
    await playBeside(node, gameId, choose, ({ asked }) => !asked.includes(1));
    const { entries } = await position(gameId);
    expect(entries.find(({ type }) => type === "room/actedFor")).toEqual({ type: "room/actedFor", seat: 1, why: "stuck" });
  });
});

describe("clocks", () => {
  test("run for the person alone, and no time-out touches a bot", async () => {
    const idle = openHouse(fresh.database);
    const { gameId } = await againstBots(idle, ["national"], { pace: "live" });
    await playBeside(idle, gameId, choose, ({ asked }) => asked.includes(1) && !asked.includes(0));
    expect((await idle.log.clocks(gameId))!.clocks.map(({ running }) => running)).toEqual([false, false]);
    const { version } = await position(gameId);
    await fresh.database.query("test-old", `UPDATE "Seat" SET "askedAt" = "askedAt" - interval '1 hour'`, []);
    await idle.rooms.ring(gameId);
    expect((await position(gameId)).version).toBe(version);
  });
});

describe("a seat that was handed over", () => {
  test("is played by a bot, as the log says, until its owner is back", async () => {
    const { gameId, players } = await startedGame(house, { players: 3 });
    const before = await playBeside(house, gameId, choose, ({ month, asked }) => month > 0 && asked.length === 1, [0, 1, 2]);
    const lost = before.asked[0]!;
    const others = [0, 1, 2].filter((seat) => seat !== lost);
    await house.rooms.noteSilence({ gameId, version: (await position(gameId)).version });
    const act = (seat: number, wish: Parameters<typeof house.rooms.act>[1]["act"]) =>
      house.rooms.act(players[seat]!.userId, { gameId, commandId: randomUUID(), act: wish });
    const motion = { kind: "standIn", seat: lost } as const;
    for (const seat of others) await act(seat, { type: "vote", motion, wants: true });
    await playBeside(house, gameId, choose, ({ month }) => month > before.month + 1, others);
    const { entries } = await position(gameId);
    const whys = entries.flatMap((entry) => (entry.type === "room/actedFor" ? [entry.why] : []));
    expect(whys.length).toBeGreaterThan(0);
    expect(new Set(whys)).toEqual(new Set(["bot"]));
    expect(await act(lost, { type: "comeBack" })).toMatchObject({ ok: true });
    const back = await playBeside(house, gameId, choose, ({ asked }) => asked.includes(lost), others);
    if (back.phase !== "finished") expect(back.asked).toContain(lost);
  });
});

test("a game ends when no person is left in it", async () => {
  const { gameId, person } = await againstBots(house, ["regional", "national"]);
  await house.rooms.act(person.userId, { gameId, commandId: randomUUID(), act: { type: "offerEnd" } });
  expect((await info(gameId)).status).toBe("playing");
  await house.rooms.act(person.userId, { gameId, commandId: randomUUID(), act: { type: "resign" } });
  const table = await info(gameId);
  expect(table).toMatchObject({ status: "finished", ending: "resignation" });
  expect(table.result?.places[0]).toBe(3);
  expect(table.players.map(({ userId }) => botOf(userId)?.level ?? null)).toEqual([null, "regional", "national"]);
});
