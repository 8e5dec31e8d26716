import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUserId } from "@/lib/auth/guest";
import { mintSession } from "@/lib/auth/session";
import { Users } from "@/lib/db/users";
import { memoryLimits } from "@/lib/realtime/server/limits";
import { openHouse, type TestHouse } from "@/lib/testing/house/house";
import { keys } from "@/lib/testing/house/served";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { asksToPlay, mayAskToPlay, playDoor } from "./play";

let fresh: FreshDatabase;
let house: TestHouse;
let http: Server;
let url: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  const limits = memoryLimits(new Set(["table:create"]));
  const door = playDoor({ tables: house.tables, users: new Users(fresh.database), keys, limits });
  http = createServer((request, response) => void door(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/play`;
});
afterAll(async () => {
  http.close();
  await fresh.drop();
});

async function press(cookie: string) {
  const answer = await fetch(url, { method: "POST", redirect: "manual", headers: { cookie } });
  return { status: answer.status, place: answer.headers.get("location") };
}

test("whoever presses is sent to a running game of theirs against a bot, and not without end", async () => {
  const userId = newUserId();
  const { name, value } = await mintSession(userId, keys);
  const { status, place } = await press(`${name}=${value}`);
  expect(status).toBe(303);
  const table = (await house.store.table(place!.replace("/t/", "")))!.info;
  expect(table).toMatchObject({ status: "playing", visibility: "link", rated: false });
  expect(table.players.map((player) => player.userId)).toContain(userId);
  let last = place;
  for (let more = 0; more < 30 && last !== "/games"; more += 1) last = (await press(`${name}=${value}`)).place;
  expect(last).toBe("/games");
});

test("nobody plays without a session, which the first page gives", async () => {
  expect(await press("")).toMatchObject({ status: 303, place: "/" });
});

test("the button is one of our own pages', in whatever language", () => {
  const asks = (method: string, address: string) => asksToPlay({ method, url: address } as never);
  expect([asks("POST", "/play"), asks("POST", "/ko/play?x"), asks("GET", "/play"), asks("POST", "/new")]).toEqual([true, true, false, false]);
  const may = (origin?: string) => mayAskToPlay({ headers: { host: "play.example", origin } } as never, null);
  expect([may("https://play.example"), may("https://elsewhere.example"), may("null"), may()]).toEqual([true, false, false, true]);
});
