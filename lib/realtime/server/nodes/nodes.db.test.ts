import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { choice, contribution } from "@/lib/testing/house/house";
import type { Page } from "@/lib/testing/house/page";
import { type Served, serve } from "@/lib/testing/house/served";
import { chooser } from "@/lib/testing/games";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { type Engine, overPostgres, overRedis } from "./engines";

const choose = chooser("b2".repeat(32));
const redis = process.env["TEST_REDIS_URL"];
const engines: readonly { readonly name: string; open(url: string): Promise<Engine> }[] = [
  { name: "Postgres", open: async (url) => overPostgres({ connectionString: url }, () => undefined) },
  ...(redis ? [{ name: "Redis", open: () => overRedis(redis, () => undefined) }] : []),
];

test("a Redis that is not there is said at the start", async () => {
  await expect(overRedis("redis://127.0.0.1:1", () => undefined)).rejects.toThrow();
});

describe.each(engines)("two servers over $name", ({ open: openEngine }) => {
  let fresh: FreshDatabase;
  let nodes: [Served, Served];
  let pages: Page[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase();
    nodes = [await start(), await start()];
  });
  afterEach(() => {
    for (const page of pages) page.close();
    pages = [];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await fresh.drop();
  });

  const start = async () => serve(fresh.database, await openEngine(fresh.url));
  const open = async (node: Served, userId?: string) => {
    const page = await node.page(userId);
    pages.push(page);
    return page;
  };

  /** A begun game of two, one player on each server. */
  async function begun() {
    const host = await open(nodes[0]);
    const guest = await open(nodes[1]);
    const { gameId } = await host.get("table:create", choice());
    await guest.get("table:join", { gameId, contribution: contribution() });
    await host.enter(gameId);
    await guest.enter(gameId);
    await host.get("table:start", { gameId });
    for (const page of [host, guest]) await page.until(() => page.view !== null, "the start");
    return { gameId, host, guest };
  }

  async function step(players: readonly Page[]) {
    const longest = Math.max(...players.map(({ log }) => log.length));
    for (const player of players) await player.until(() => player.log.length === longest, "the same position");
    const player = players.find(({ seat, view }) => seat !== null && view?.asked.includes(seat))!;
    return player.get("room:command", player.payload(player.draw(choose)!));
  }

  test("a whole game: every page hears what was committed on the other server", async () => {
    const { gameId, host, guest } = await begun();
    const stranger = await open(nodes[1]);
    await stranger.enter(gameId);
    while (host.view?.phase !== "finished") {
      const { version } = await step([host, guest]);
      for (const page of [host, guest]) await page.until(() => page.log.length >= version, "the news");
    }
    for (const page of [guest, stranger]) await page.until(() => page.log.length === host.log.length, "the end");
    expect(guest.view?.phase).toBe("finished");
    const late = await open(nodes[1]);
    await late.enter(gameId);
    expect(stranger.view).toEqual(late.view);
    await guest.until(() => guest.table?.status === "finished", "the result");
  });

  test("a player may go on at the other server in the middle of a game", async () => {
    const { gameId, host, guest } = await begun();
    for (let moves = 0; moves < 6; moves += 1) await step([host, guest]);
    await guest.until(() => guest.log.length === host.log.length, "the same position");
    const moved = await open(nodes[0], guest.userId);
    guest.close();
    await moved.enter(gameId);
    expect(moved.view).toEqual(guest.view);
    for (let moves = 0; moves < 6; moves += 1) await step([host, moved]);
  });

  test("one command sent to both servers at once is carried out once", async () => {
    const { gameId, host, guest } = await begun();
    const asked = [host, guest].find(({ seat, view }) => view!.asked.includes(seat!))!;
    const twin = await open(asked === host ? nodes[1] : nodes[0], asked.userId);
    await twin.enter(gameId);
    const payload = asked.payload(asked.draw(choose)!);
    const answers = await Promise.all([asked.get("room:command", payload), twin.get("room:command", payload)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await fresh.database.prisma.command.count({ where: { gameId } })).toBe(1);
  });

  test("the lobby hears of tables of the other server, and who is here is known on both", async () => {
    const watcher = await open(nodes[1]);
    await watcher.get("lobby:enter", {});
    const { gameId, host, guest } = await begun();
    await watcher.until(() => JSON.stringify(watcher.lobby).includes(gameId), "the table");
    const here = (page: Page) => page.table?.players.every(({ presence }) => presence === "here");
    await host.until(() => here(host) === true, "the guest on the other server");
    await guest.until(() => here(guest) === true, "the host on the other server");
    const list = (await watcher.get("lobby:enter", {})).tables.find((table) => table.gameId === gameId);
    expect(list?.players.map(({ presence }) => presence)).toEqual(["here", "here"]);
    guest.close();
    await host.until(() => here(host) === false, "the guest to be gone");
  });

  test("who was at a server that went is not here", async () => {
    const third = await start();
    const host = await open(nodes[0]);
    const guest = await open(third);
    const { gameId } = await host.get("table:create", choice());
    await guest.get("table:join", { gameId, contribution: contribution() });
    await host.enter(gameId);
    await guest.enter(gameId);
    const present = () => host.table?.players.map(({ presence }) => presence).join();
    await host.until(() => present() === "here,here", "the guest on the third server");
    await third.close();
    await host.until(() => present()?.startsWith("here,") === true && present() !== "here,here", "the guest to be gone");
  });

  test("what a message between the servers would have told is found in the log", async () => {
    const { gameId, host, guest } = await begun();
    // Another server whose messages never arrive: it has no engine.
    const mute = await serve(fresh.database);
    const asked = [host, guest].find(({ seat, view }) => view!.asked.includes(seat!))!;
    const elsewhere = await open(mute, asked.userId);
    await elsewhere.enter(gameId);
    const { version } = await elsewhere.get("room:command", elsewhere.payload(elsewhere.draw(choose)!));
    for (const page of [host, guest]) await page.until(() => page.log.length >= version, "the news");
    await mute.close();
  });
});
