import { afterAll, beforeAll, expect, test } from "vitest";
import type { Identity } from "@/lib/protocol/table";
import { choice, contribution, nobodyPlays, openHouse, somebody, type TestHouse } from "@/lib/testing/house/house";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import type { Start } from "./ports";
import { OPEN_TABLES_PER_USER, Tables } from "./tables";

let fresh: FreshDatabase;
let house: TestHouse;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
});
afterAll(() => fresh.drop());

async function made(host: Identity, changes: Parameters<typeof choice>[0] = {}): Promise<string> {
  const answer = await house.tables.create(host, choice(changes));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.gameId;
}

const info = async (gameId: string) => (await house.store.table(gameId))!.info;
const code = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? "ok" : answer.error?.code);

test("a table is made with its host at it and a commitment that stands from the beginning", async () => {
  const host = somebody("Ada");
  const gameId = await made(host);
  expect(gameId).toMatch(/^[a-z0-9]{16}$/);
  const table = await info(gameId);
  expect(table).toMatchObject({ status: "open", hostId: host.userId, players: [{ ...host, presence: "gone" }] });
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(table)).not.toContain("serverBytes");
});

test("nobody sits twice, and a full table takes nobody", async () => {
  const [host, guest] = [somebody(), somebody()];
  const gameId = await made(host);
  expect(code(await house.tables.join(host, gameId, contribution()))).toBe("already-seated");
  expect(await house.tables.join(guest, gameId, contribution())).toEqual({ ok: true, value: { seat: 1 } });
  expect(code(await house.tables.join(somebody(), gameId, contribution()))).toBe("table-full");
});

test("when the host leaves the next player is host; when the last leaves the table is closed", async () => {
  const [host, second, third] = [somebody(), somebody(), somebody()];
  const gameId = await made(host, { players: 3 });
  await house.tables.join(second, gameId, contribution());
  await house.tables.join(third, gameId, contribution());
  expect(code(await house.tables.leave(host.userId, gameId))).toBe("ok");
  expect((await info(gameId)).hostId).toBe(second.userId);
  expect(code(await house.tables.leave(host.userId, gameId))).toBe("not-seated");
  await house.tables.leave(third.userId, gameId);
  await house.tables.leave(second.userId, gameId);
  expect((await info(gameId)).status).toBe("closed");
  expect(code(await house.tables.join(host, gameId, contribution()))).toBe("not-found");
});

test("only the host starts, only a full table, only once", async () => {
  const [host, guest] = [somebody(), somebody()];
  const gameId = await made(host);
  expect(code(await house.tables.start(host.userId, gameId))).toBe("not-full");
  await house.tables.join(guest, gameId, contribution());
  expect(code(await house.tables.start(guest.userId, gameId))).toBe("not-host");
  expect(code(await house.tables.start(somebody().userId, gameId))).toBe("not-seated");
  const starts = await Promise.all([1, 2, 3].map(() => house.tables.start(host.userId, gameId)));
  expect(starts.map(code).sort()).toEqual(["already-started", "already-started", "ok"]);
  expect(code(await house.tables.leave(guest.userId, gameId))).toBe("already-started");
});

test("seats are kept as joined, or drawn so that each player comes to each", async () => {
  const orders = new Set<string>();
  for (let n = 0; n < 30; n += 1) {
    const players = ["a", "b", "c"].map((name) => somebody(name.repeat(3)));
    const gameId = await made(players[0]!, { players: 3, seating: n === 0 ? "joined" : "random" });
    await house.tables.join(players[1]!, gameId, contribution());
    await house.tables.join(players[2]!, gameId, contribution());
    await house.tables.start(players[0]!.userId, gameId);
    const seated = (await info(gameId)).players.map(({ name }) => name.charAt(0)).join("");
    if (n === 0) expect(seated).toBe("abc");
    else orders.add(seated);
  }
  expect(orders.size).toBeGreaterThan(3);
});

test("a start whose answer from the database was lost is told all the same", async () => {
  const [host, guest] = [somebody(), somebody()];
  const gameId = await made(host);
  await house.tables.join(guest, gameId, contribution());
  const { store, announcer, alarm } = openHouse(fresh.database);
  const losing = Object.assign(Object.create(store) as typeof store, {
    start: async (start: Start) => {
      await store.start(start);
      throw new Error("connection lost");
    },
  });
  await expect(new Tables({ store: losing, announcer, alarm, bots: nobodyPlays }).start(host.userId, gameId)).rejects.toThrow("connection lost");
  expect((await info(gameId)).status).toBe("playing");
  expect(announcer.changed).toEqual([gameId]);
});

test("nobody waits at more than the allowed number of tables", async () => {
  const host = somebody();
  for (let n = 0; n < OPEN_TABLES_PER_USER; n += 1) await made(host);
  expect(code(await house.tables.create(host, choice()))).toBe("too-many-tables");
  const other = await made(somebody());
  expect(code(await house.tables.join(host, other, contribution()))).toBe("too-many-tables");
});
