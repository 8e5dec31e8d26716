import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mint } from "@/lib/auth/session";
import { Seats } from "@/lib/db/accounts/seats";
import { Sessions } from "@/lib/db/accounts/sessions";
import { Users } from "@/lib/db/users";
import { chooser } from "@/lib/testing/games";
import { choice, contribution } from "@/lib/testing/house/house";
import { Page } from "@/lib/testing/house/page";
import { keys, type Served, serve } from "@/lib/testing/house/served";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { overPostgres } from "./nodes/engines";

const choose = chooser("c3".repeat(32));
let fresh: FreshDatabase;
let nodes: [Served, Served];
let sessions: Sessions;
let pages: Page[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  sessions = new Sessions(fresh.database);
  const start = async () => serve(fresh.database, overPostgres({ connectionString: fresh.url }, () => undefined));
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

/** A page with a session of its own, and that session's cookie. */
async function open(node: Served, userId: string, id: string) {
  const { name, value } = await mint({ userId, id }, keys);
  const cookie = `${name}=${value}`;
  const page = await Page.open(node.url, userId, cookie);
  pages.push(page);
  return { page, cookie };
}

const gone = (page: Page) => page.until(() => !page.socket.connected, "the end of the line");

test("lines of a session that has ended are closed on every server, and not opened again; others stay", async () => {
  const userId = "ada";
  const here = await open(nodes[0], userId, "here");
  const there = await open(nodes[1], userId, "there");
  const other = await open(nodes[1], userId, "other");
  await sessions.end("there", new Date(Date.now() + 60_000));
  nodes[0].realtime.ended(userId);
  await gone(there.page);
  await expect(Page.open(nodes[0].url, userId, there.cookie)).rejects.toThrow("session");

  await new Users(fresh.database).rename({ userId, name: "Ada" });
  expect([here, other].map(({ page }) => page.socket.connected)).toEqual([true, true]);
  await sessions.endAll(userId);
  nodes[1].realtime.ended(userId);
  await gone(here.page);
  await gone(other.page);
  await expect(Page.open(nodes[1].url, userId, here.cookie)).rejects.toThrow("session");
});

test("a game goes on under its new owner on every server, and the guest it came from has no say any more", async () => {
  const guest = await nodes[1].page();
  const friend = await nodes[1].page();
  const account = await nodes[1].page();
  pages.push(guest, friend, account);
  const { gameId } = await guest.get("table:create", choice({ seating: "joined" }));
  await friend.get("table:join", { gameId, contribution: contribution() });
  for (const page of [guest, friend]) await page.enter(gameId);
  await guest.get("table:start", { gameId });
  await guest.until(() => guest.draw(choose) !== null, "the first turn");
  // The room is in memory from here on, with the guest in it.
  expect(await friend.ask("room:command", { ...guest.payload({ type: "placePlanes" }) })).toHaveProperty("error");
  const first = guest.payload(guest.draw(choose)!);

  const owner = { userId: account.userId, name: "Amelia" };
  await new Users(fresh.database).rename(owner);
  expect(await new Seats(fresh.database).move(guest.userId, owner)).toEqual([gameId]);
  nodes[0].realtime.reseated([gameId]);
  await friend.until(() => friend.table?.players[0]?.name === "Amelia", "the new name");

  expect(await guest.ask("room:command", first)).toMatchObject({ error: "not-seated" });
  const snapshot = await account.enter(gameId);
  expect(snapshot.seat).toBe(0);
  await account.get("room:command", account.payload(account.draw(choose)!));
});
