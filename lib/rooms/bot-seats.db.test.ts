import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { botOf } from "@/lib/protocol/bots";
import { createTablePayload } from "@/lib/protocol/payloads";
import { againstBots } from "@/lib/testing/house/bots";
import { choice, contribution, openHouse, somebody, type TestHouse } from "@/lib/testing/house/house";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

let fresh: FreshDatabase;
let house: TestHouse;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
});
afterAll(() => fresh.drop());

const info = async (gameId: string) => (await house.store.table(gameId))!.info;
const levels = async (gameId: string) => (await info(gameId)).players.map(({ userId }) => botOf(userId)?.level ?? null);

async function opened(changes: Parameters<typeof choice>[0] = {}) {
  const host = somebody("Host");
  const made = await house.tables.create(host, choice({ players: 3, ...changes }));
  if (!made.ok) throw new Error(made.error.code);
  return { host, gameId: made.value.gameId };
}

describe("the host of a waiting table", () => {
  test("gives free seats to bots and takes them back, and nobody else does", async () => {
    const { host, gameId } = await opened();
    const guest = somebody("Guest");
    await house.tables.join(guest, gameId, contribution());
    expect(await house.tables.seatBot(guest.userId, gameId, "regional")).toMatchObject({ error: { code: "not-host" } });
    expect(await house.tables.seatBot(host.userId, gameId, "regional")).toMatchObject({ ok: true });
    expect(await levels(gameId)).toEqual([null, null, "regional"]);
    expect((await info(gameId)).fairness.contributions.map(({ by }) => by)).toEqual(["client", "client", "server"]);
    expect(await house.tables.seatBot(host.userId, gameId, "national")).toMatchObject({ error: { code: "table-full" } });
    const bot = (await info(gameId)).players[2]!.userId;
    expect(await house.tables.unseatBot(guest.userId, gameId, bot)).toMatchObject({ error: { code: "not-host" } });
    expect(await house.tables.unseatBot(host.userId, gameId, guest.userId)).toMatchObject({ error: { code: "not-found" } });
    expect(await house.tables.unseatBot(host.userId, gameId, bot)).toMatchObject({ ok: true });
    expect(await levels(gameId)).toEqual([null, null]);
  });

  test("starts at once where all other seats are bots', and not where somebody else sits", async () => {
    const alone = await opened();
    await house.tables.seatBot(alone.host.userId, alone.gameId, "national");
    expect((await info(alone.gameId)).status).toBe("open");
    await house.tables.seatBot(alone.host.userId, alone.gameId, "national");
    expect((await info(alone.gameId)).status).toBe("playing");
    const both = await opened();
    await house.tables.join(somebody(), both.gameId, contribution());
    await house.tables.seatBot(both.host.userId, both.gameId, "national");
    expect((await info(both.gameId)).status).toBe("open");
    expect(await house.tables.start(both.host.userId, both.gameId)).toMatchObject({ ok: true });
  });

  test("seats no bots where the result counts", async () => {
    const host = somebody("Rated");
    await fresh.database.query("test-account", `INSERT INTO "User" (id, kind, name) VALUES ($1, 'account', 'Rated')`, [host.userId]);
    const made = await house.tables.create(host, choice({ rated: true, seating: "random" }));
    if (!made.ok) throw new Error(made.error.code);
    expect(await house.tables.seatBot(host.userId, made.value.gameId, "regional")).toMatchObject({ error: { code: "no-bots" } });
    expect(createTablePayload.safeParse(choice({ rated: true, seating: "random", bots: ["regional"] })).success).toBe(false);
    expect(createTablePayload.safeParse(choice({ bots: ["regional", "regional"] })).success).toBe(false);
    expect(createTablePayload.safeParse(choice({ bots: ["regional"] })).success).toBe(true);
  });

  test("closes the table by leaving where only bots would stay", async () => {
    const { host, gameId } = await opened();
    await house.tables.seatBot(host.userId, gameId, "flagCarrier");
    await house.tables.leave(host.userId, gameId);
    expect((await info(gameId)).status).toBe("closed");
  });
});

test("a table that is made with bots is in the air at once", async () => {
  const { gameId } = await againstBots(house, ["regional", "regional", "flagCarrier"]);
  expect((await info(gameId)).status).toBe("playing");
  expect(await levels(gameId)).toEqual([null, "regional", "regional", "flagCarrier"]);
});

test("bots meet again at once, in the same seats", async () => {
  const { gameId, person } = await againstBots(house, ["regional", "national"]);
  await house.rooms.act(person.userId, { gameId, commandId: randomUUID(), act: { type: "resign" } });
  const again = await house.tables.rematch(person, gameId, contribution());
  if (!again.ok) throw new Error(again.error.code);
  const next = await info(again.value.gameId);
  expect(next).toMatchObject({ status: "playing", rematchOf: gameId });
  expect(next.players.map(({ userId }) => userId)).toEqual((await info(gameId)).players.map(({ userId }) => userId));
  expect(await house.tables.rematch(person, gameId)).toEqual(again);
});

test("where bots and several persons meet again, it begins when the last person is there", async () => {
  const { host, gameId } = await opened();
  const guest = somebody("Guest");
  await house.tables.join(guest, gameId, contribution());
  await house.tables.seatBot(host.userId, gameId, "regional");
  await house.tables.start(host.userId, gameId);
  for (const { userId } of [host, guest]) {
    await house.rooms.act(userId, { gameId, commandId: randomUUID(), act: { type: "resign" } });
  }
  const one = await house.tables.rematch(guest, gameId);
  if (!one.ok) throw new Error(one.error.code);
  expect(await info(one.value.gameId)).toMatchObject({ status: "open" });
  expect((await info(one.value.gameId)).players).toHaveLength(2);
  expect(await house.tables.rematch(host, gameId)).toEqual(one);
  expect(await info(one.value.gameId)).toMatchObject({ status: "playing" });
});
