import { randomUUID } from "node:crypto";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import { PROTOCOL_VERSION } from "@/lib/protocol/socket";
import { choice, contribution } from "@/lib/testing/house/house";
import type { Page } from "@/lib/testing/house/page";
import { type Served, serve } from "@/lib/testing/house/served";
import { chooser } from "@/lib/testing/games";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

let fresh: FreshDatabase;
let served: Served;
let pages: Page[] = [];
const choose = chooser("a1".repeat(32));

beforeAll(async () => {
  fresh = await freshDatabase();
  served = await serve(fresh.database);
});
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
  expect(served.reports).toEqual([]);
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function open(userId?: string): Promise<Page> {
  const page = await served.page(userId);
  pages.push(page);
  return page;
}

/** Pages of players who sit at a table that is full but not begun, and its id. */
async function gathered(changes: Partial<CreateTablePayload> = {}) {
  const chosen = choice(changes);
  const players = await Promise.all(Array.from({ length: chosen.players }, () => open()));
  const [host, ...others] = players as [Page, ...Page[]];
  const { gameId } = await host.get("table:create", chosen);
  for (const other of others) await other.get("table:join", { gameId, contribution: contribution() });
  for (const player of players) await player.enter(gameId);
  return { gameId, players, host };
}

async function begun(changes: Partial<CreateTablePayload> = {}) {
  const gathering = await gathered(changes);
  await gathering.host.get("table:start", { gameId: gathering.gameId });
  for (const player of gathering.players) await player.until(() => player.view !== null, "the start");
  return gathering;
}

const level = (players: readonly Page[]) => Math.max(...players.map(({ log }) => log.length));

/** Waits until nothing has been told for a while. */
async function quiet(page: Page): Promise<void> {
  for (let heard = -1; heard !== page.packets.length; ) {
    heard = page.packets.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** One legal command of somebody who is asked. */
async function step(players: readonly Page[]): Promise<void> {
  for (const player of players) await player.until(() => player.log.length === level(players), "the same position");
  const player = players.find(({ seat, view }) => seat !== null && view?.asked.includes(seat))!;
  const { version } = await player.get("room:command", player.payload(player.draw(choose)!));
  for (const other of players) await other.until(() => other.log.length >= version, "the news");
}

async function playTo(players: readonly Page[], holds: (page: Page) => boolean): Promise<void> {
  while (!holds(players[0]!) && players[0]!.view?.phase !== "finished") await step(players);
}

/** A game that has come to a phase; not every game does. */
async function begunUntil(holds: (page: Page) => boolean, changes: Partial<CreateTablePayload> = {}) {
  for (;;) {
    const game = await begun({ visibility: "link", ...changes });
    await playTo(game.players, holds);
    if (game.players.every(holds)) return game;
  }
}

const bidding = ({ view }: Page) => view?.phase === "submitFare" && view.asked.length > 1;

describe("a whole game over sockets", () => {
  test.each([
    { players: 2, side: "europe", callsigns: "chosen", seating: "random" },
    { players: 3, side: "north-america", callsigns: "random", seating: "random" },
  ] as const)("%o", async (changes) => {
    const { gameId, players } = await begun(changes);
    const stranger = await open();
    await stranger.enter(gameId);
    let turns = 0;
    while (players[0]!.view?.phase !== "finished") {
      await step(players);
      turns += 1;
      if (turns % 25 === 0) {
        // One player reloads, another's line breaks and catches up from where the page stood.
        const reloaded = players[0]!;
        reloaded.close();
        players[0] = await open(reloaded.userId);
        await players[0].enter(gameId);
        expect(players[0].view).toEqual(reloaded.view);
        const broken = players[1]!;
        broken.socket.disconnect();
        const others = players.filter((page) => page !== broken);
        if (others.some(({ seat, view }) => view!.asked.includes(seat!))) await step(others);
        broken.socket.connect();
        await broken.until(() => broken.socket.connected, "the line");
        await broken.enter(gameId);
      }
    }
    const [first] = players;
    await stranger.until(() => stranger.log.length === first!.log.length, "the end");
    await first!.until(() => first!.table?.status === "finished", "the result");
    expect(first!.table?.result).toEqual({
      scores: opensky.outcome({ ...first!.view } as never)?.scores,
      places: expect.any(Array),
      winners: first!.view?.winners,
    });
    const late = await open();
    await late.enter(gameId);
    expect(late.view).toEqual(stranger.view);
  });
});

describe("secrecy", () => {
  /** What a stranger and the opponent hear while one seat answers the same question in one way or another. */
  async function heardOf(act: (player: Page) => { type: string }) {
    const { gameId, players } = await begunUntil(bidding);
    const stranger = await open();
    await stranger.enter(gameId);
    const [actor, opponent] = players as [Page, Page];
    for (const page of [opponent, stranger]) {
      await page.until(() => page.log.length === actor.log.length, "the same position");
      await quiet(page);
    }
    const before = [opponent, stranger].map((page) => page.packets.length);
    const command = act(actor);
    const { version } = await actor.get("room:command", actor.payload(command));
    for (const page of [opponent, stranger]) await page.until(() => page.log.length >= version, "the news");
    for (const page of [opponent, stranger]) await quiet(page);
    return [opponent, stranger].map((page, n) =>
      page.packets
        .slice(before[n])
        .filter((packet) => packet.includes("room:"))
        .map((packet) => packet.replaceAll(gameId, "GAME").replace(/"(from|version)":\d+/g, '"$1":N')),
    );
  }

  test("an opponent and a stranger hear the same, byte for byte, whether a seat bid or declined", async () => {
    const bid = await heardOf((player) => {
      for (;;) {
        const command = player.draw(choose)!;
        if (command.type === "submitFare") return command;
      }
    });
    const declined = await heardOf(() => ({ type: "declineFare" }));
    expect(bid).toEqual(declined);
    expect(bid[0]).toEqual(bid[1]);
    expect(bid[0]).toHaveLength(1);
  });

  test("the seed, the server's bytes and others' fares are in nothing that leaves the server", async () => {
    const { gameId, players } = await begunUntil(bidding, { players: 3 });
    const stranger = await open();
    await stranger.enter(gameId);
    const row = await fresh.database.prisma.game.findUniqueOrThrow({ where: { id: gameId } });
    for (const page of [...players, stranger]) {
      const heard = page.packets.join("\n");
      expect(heard).not.toContain(row.seed);
      expect(heard).not.toContain(row.serverBytes);
    }
    expect(stranger.packets.join("\n")).not.toMatch(/fareSealed|fareDeclined/);
  });

  test("a stranger who comes back during sealed fares is told no more than one who stayed", async () => {
    const { gameId, players } = await begunUntil(bidding, { players: 3 });
    const bidder = players.find(({ seat, view }) => seat !== null && view!.asked.includes(seat))!;
    await bidder.get("room:command", bidder.payload(bidder.draw(choose)!));
    const stranger = await open();
    const { log } = await stranger.enter(gameId);
    expect(JSON.stringify(log)).not.toMatch(/fareSealed|fareDeclined/);
    expect(log.events.at(-1)?.type).toBe("fareAnswered");
  });
});

describe("tables", () => {
  test("the lobby hears of public tables as they fill, start and end; of private ones nothing", async () => {
    const watcher = await open();
    await watcher.get("lobby:enter", {});
    const { gameId } = await begun();
    const hidden = await begun({ visibility: "link" });
    const of = (id: string) => watcher.lobby.filter((change) => JSON.stringify(change).includes(id)) as { table?: { status: string; players: unknown[] } }[];
    await watcher.until(() => of(gameId).some(({ table }) => table?.status === "playing"), "the start");
    expect(of(gameId)[0]?.table?.status).toBe("open");
    expect(of(hidden.gameId)).toEqual([]);
    const { tables } = await (await open()).get("lobby:enter", {});
    const ids = tables.map((table) => table.gameId);
    expect(ids).toContain(gameId);
    expect(ids).not.toContain(hidden.gameId);
  });

  test("a private table is read by its link, and a wrong link is like any other", async () => {
    const { gameId } = await gathered({ visibility: "link" });
    const friend = await open();
    expect((await friend.enter(gameId)).table.gameId).toBe(gameId);
    const wrong = await friend.ask("room:enter", { gameId: "aaaaaaaaaaaaaaaa", from: 0 });
    const garbled = await friend.ask("room:enter", { gameId: "../../etc", from: 0 });
    expect(wrong).toMatchObject({ error: "not-found" });
    expect(garbled).toEqual(wrong);
  });

  test("presence follows the pages of a player, and a reload is no absence", async () => {
    const { gameId, players, host } = await gathered();
    const guest = players[1]!;
    const presence = () => host.table?.players.find(({ userId }) => userId === guest.userId)?.presence;
    await host.until(() => presence() === "here", "the guest");
    guest.close();
    const again = await open(guest.userId);
    await again.enter(gameId);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(presence()).toBe("here");
    again.close();
    await host.until(() => presence() === "reconnecting", "the guest's lost line");
    const back = await open(guest.userId);
    await back.enter(gameId);
    await host.until(() => presence() === "here", "the guest to be back");
    await back.get("room:leave", { gameId });
    await host.until(() => presence() === "gone", "the guest to be gone");
  });

  test("a new name shows at the tables that are not over", async () => {
    const { host, players } = await begun();
    const name = `Ada ${randomUUID().slice(0, 8)}`;
    expect(await players[1]!.get("account:rename", { name })).toEqual({ userId: players[1]!.userId, name });
    await host.until(() => JSON.stringify(host.table).includes(name), "the name");
    const made = await players[1]!.get("table:create", choice({ visibility: "link" }));
    expect((await players[1]!.enter(made.gameId)).table.players[0]?.name).toBe(name);
  });

  test("two pages of one player hear the same", async () => {
    const { gameId, players, host } = await begun();
    const second = await open(host.userId);
    await second.enter(gameId);
    await playTo(players, bidding);
    await second.until(() => second.log.length === host.log.length, "the same position");
    expect(second.view).toEqual(host.view);
  });
});

describe("whatever arrives", () => {
  test("malformed payloads, unknown events and missing acknowledgements are answered or survived", async () => {
    const { gameId, players, host } = await begun();
    const send = host.socket.timeout(5_000);
    const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) as unknown;
    for (const event of ["room:command", "room:enter", "table:create", "account:rename", "lobby:enter"]) {
      for (const payload of [null, 7, "x", [], { gameId }, { gameId: { $ne: 1 } }, deep, { __proto__: null, constructor: 1 }]) {
        const answer = (await send.emitWithAck(event, payload)) as { error?: string };
        expect(["malformed", "not-found"]).toContain(answer.error);
      }
    }
    for (const event of ["no:such", "constructor", "__proto__", "toString", "disconnecting"]) {
      if (event === "disconnecting") continue;
      expect(await send.emitWithAck(event, {})).toMatchObject({ error: "malformed", message: expect.any(String) });
    }
    host.socket.emit("room:command");
    host.socket.emit("room:command", {}, "no acknowledgement");
    host.socket.emit("no:such");
    await step(players);
  });

  test("a command for a foreign seat changes nothing", async () => {
    const { players } = await begun();
    const asked = players.find(({ seat, view }) => view!.asked.includes(seat!))!;
    const other = players.find((player) => player !== asked)!;
    const command = asked.draw(choose)!;
    expect(await other.ask("room:command", other.payload({ ...command, seat: asked.seat } as never))).toMatchObject({
      error: "not-seated",
    });
    expect(await other.ask("room:command", other.payload(command))).toMatchObject({ error: "rule/not-your-turn" });
    const stranger = await open();
    await stranger.enter(asked.table!.gameId);
    expect(await stranger.ask("room:command", stranger.payload(command))).toMatchObject({ error: "not-seated" });
  });

  test("a message of more than 16 KB ends the connection", async () => {
    const page = await open();
    page.socket.emit("lobby:enter", { big: "x".repeat(20_000) });
    await page.until(() => !page.socket.connected, "the end");
  });

  test.each([
    ["no session", { auth: { protocol: PROTOCOL_VERSION } }, "session"],
    ["a forged session", { auth: { protocol: PROTOCOL_VERSION }, extraHeaders: { cookie: "opensky-session=abc" } }, "session"],
    ["a foreign origin", { auth: { protocol: PROTOCOL_VERSION }, extraHeaders: { origin: "https://evil.example" } }, "websocket error"],
  ])("%s: no connection", async (_, options, message) => {
    const socket = io(served.url, { transports: ["websocket"], forceNew: true, reconnection: false, ...options });
    const error = await new Promise<Error>((resolve) => socket.once("connect_error", resolve));
    expect(error.message).toBe(message);
    socket.disconnect();
  });
});
