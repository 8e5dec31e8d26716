import { randomBytes, randomUUID } from "node:crypto";
import { type Socket, io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUserId } from "@/lib/auth/guest";
import { mintSession } from "@/lib/auth/session";
import { PROTOCOL_VERSION } from "@/lib/protocol/socket";
import { choice, contribution } from "@/lib/testing/house/house";
import type { Page } from "@/lib/testing/house/page";
import { type Served, keys, serve } from "@/lib/testing/house/served";
import { chooser } from "@/lib/testing/games";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { memoryLimits, unlimited } from "./limits";

/** Messages of hostile clients, at least. */
const MESSAGES = 10_000;
const choose = chooser("c3".repeat(32));
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** A player's game of two, and what it knows of itself. */
async function begun(served: Served) {
  const players = [await served.page(), await served.page()] as const;
  const [host, guest] = players;
  const { gameId } = await host.get("table:create", choice({ visibility: "link" }));
  await guest.get("table:join", { gameId, contribution: contribution() });
  for (const player of players) await player.enter(gameId);
  await host.get("table:start", { gameId });
  for (const player of players) await player.until(() => player.view !== null, "the start");
  return { gameId, players };
}

async function step(players: readonly Page[]) {
  const longest = Math.max(...players.map(({ log }) => log.length));
  for (const player of players) await player.until(() => player.log.length === longest, "the same position");
  const player = players.find(({ seat, view }) => seat !== null && view?.asked.includes(seat));
  if (!player) return null;
  return player.get("room:command", player.payload(player.draw(choose)!));
}

const stateOf = async (gameId: string) => {
  const { prisma } = fresh.database;
  const game = await prisma.game.findUniqueOrThrow({ where: { id: gameId }, include: { seats: true } });
  const { updatedAt: _, ...kept } = game;
  return { game: kept, events: await prisma.gameEvent.count({ where: { gameId } }) };
};

/** Something that no page would send, drawn anew each time. */
function nasty(gameId: string, page: Page, draw: (below: number) => number): readonly [string, ...unknown[]] {
  const pick = <T>(...among: readonly [T, ...T[]]): T => among[draw(among.length)] ?? among[0];
  const events = ["room:command", "room:enter", "room:leave", "table:create", "table:join", "table:leave", "table:start"] as const;
  const garbage = () =>
    pick<unknown>(null, undefined, 0, -1, NaN, "", "x".repeat(900), [], [[]], {}, { gameId: 7 }, { gameId: ["a"] }, true, () => 1);
  const command = (changes: object) => ({ ...page.payload({ type: "declineFare" }), gameId, ...changes });
  const foreign = { ...page.payload({ type: "submitFare" }), gameId, command: { type: "submitFare", seat: draw(4), fare: draw(40) } };
  return pick<() => readonly [string, ...unknown[]]>(
    () => [pick(...events), garbage()],
    () => [pick("no:such", "constructor", "__proto__", "hasOwnProperty", "node:news", "node:presence", "room:events"), garbage()],
    () => ["room:command", foreign],
    () => ["room:command", command({ version: pick(-1, 1e9, 2 ** 60, 0.5) })],
    () => ["room:command", command({ phase: pick("submitFare", "finished", "leasePlanes", "") })],
    () => ["room:command", command({ commandId: pick("", "1", randomBytes(8).toString("hex")) })],
    () => ["room:command", command({ command: { type: pick("toString", "room/timedOut", "fareSealed", "gameOpened") } })],
    () => ["room:command", command({ command: { type: "declineFare", seat: 0, __proto__: { seat: 1 } } })],
    () => ["room:command", command({ command: Array(300).fill({ type: "x" }) })],
    () => ["room:command", { ...foreign, commandId: randomUUID(), gameId: "aaaaaaaaaaaaaaaa" }],
    () => ["room:enter", { gameId, from: pick(-1, 1e15, 2 ** 31, NaN) }],
    () => ["room:enter", { gameId: pick("../../etc/passwd", "' OR 1=1 --", "a".repeat(5_000)), from: 0 }],
    () => ["table:start", { gameId }],
    () => ["table:leave", { gameId }],
    () => ["table:join", { gameId, contribution: contribution() }],
    () => ["chat:send", { gameId, messageId: randomUUID(), channel: "players", text: "let me in" }],
    () => ["chat:send", { gameId, messageId: randomUUID(), channel: pick("spectator", "", "all"), text: garbage() }],
    () => ["chat:read", { gameId, before: { channel: "players", number: 1 + draw(99) } }],
    () => ["chat:mute", { gameId, userId: page.userId, muted: true }],
    () => ["table:create", { ...choice(), players: pick<unknown>(0, 5, "2"), extra: 1 }],
    () => ["account:rename", { name: pick("", "<script>alert(1)</script>", "\u0000\u0001", "\u202Ex", "x".repeat(400)) }],
  )();
}

test("ten thousand messages of strangers change nothing, tell nothing and stop nobody", async () => {
  // Without limits, so that every single message is looked at.
  const served = await serve(fresh.database, null, undefined, () => unlimited);
  const { gameId, players } = await begun(served);
  for (let moves = 0; moves < 10; moves += 1) await step(players);
  const before = await stateOf(gameId);
  const row = await fresh.database.prisma.game.findUniqueOrThrow({ where: { id: gameId } });
  const strangers = await Promise.all(Array.from({ length: 8 }, () => served.page()));
  for (const stranger of strangers) {
    await stranger.enter(gameId);
    // A stranger that goes on as if it sat at the table.
    stranger.seat = 0;
  }
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let sent = 0;
  let answered = 0;
  while (sent < MESSAGES) {
    const round = strangers.flatMap((stranger) =>
      Array.from({ length: 25 }, async () => {
        const [event, ...payload] = nasty(gameId, stranger, draw);
        sent += 1;
        const answer = (await stranger.socket.timeout(30_000).emitWithAck(event, ...payload)) as object;
        if ("error" in answer) answered += 1;
        else expect(event).toBe("room:leave");
      }),
    );
    await Promise.all(round);
  }
  expect(sent).toBeGreaterThanOrEqual(MESSAGES);
  expect(answered).toBeGreaterThan(MESSAGES * 0.9);
  expect(await stateOf(gameId)).toEqual(before);
  expect(served.reports).toEqual([]);
  for (const { packets } of strangers) {
    const heard = packets.join("\n");
    for (const secret of [row.seed, row.serverBytes, fresh.url, "node_modules", "at async", "prisma"]) {
      expect(heard).not.toContain(secret);
    }
  }
  for (let moves = 0; moves < 10; moves += 1) await step(players);
  expect((await stateOf(gameId)).events).toBeGreaterThan(before.events);
  await served.close();
}, 240_000);

test("a flood meets the limits and is ended, while players at the same address go on", async () => {
  const served = await serve(fresh.database, null, undefined, memoryLimits);
  const { gameId, players } = await begun(served);
  const flood = await served.page();
  for (let n = 0; n < 1_500; n += 1) flood.socket.emit("room:enter", { gameId, from: 0 });
  for (let moves = 0; moves < 10; moves += 1) await step(players);
  await flood.until(() => !flood.socket.connected, "the end of the flood");
  const quick = await served.page();
  const answers = await Promise.all(Array.from({ length: 40 }, () => quick.ask("no:such" as never, {})));
  expect(JSON.stringify(answers.at(-1))).toContain("too-fast");
  expect(served.reports).toEqual([]);
  await served.close();
});

test("oversized messages close the line, by WebSocket and by polling, before and after a session", async () => {
  const served = await serve(fresh.database);
  const { gameId, players } = await begun(served);
  const before = await stateOf(gameId);
  const { name, value } = await mintSession(newUserId(), keys);
  const open = (transport: "websocket" | "polling") =>
    new Promise<Socket>((resolve, reject) => {
      const socket = io(served.url, {
        transports: [transport],
        forceNew: true,
        reconnection: false,
        auth: { protocol: PROTOCOL_VERSION },
        extraHeaders: { cookie: `${name}=${value}` },
      });
      socket.once("connect", () => resolve(socket)).once("connect_error", reject);
    });
  for (const transport of ["websocket", "polling"] as const) {
    const socket = await open(transport);
    const ended = new Promise((resolve) => socket.once("disconnect", resolve));
    socket.emit("room:command", { gameId, junk: "x".repeat(17_000) });
    await ended;
  }
  const huge = await fetch(`${served.url}/socket.io/?EIO=4&transport=polling`, { method: "POST", body: "x".repeat(50_000) });
  expect(huge.status).toBe(400);
  expect(await stateOf(gameId)).toEqual(before);
  await step(players);
  await served.close();
});

test("a drained server answers what it has heard, and what it has not can be asked again elsewhere", async () => {
  const [old, next] = [await serve(fresh.database), await serve(fresh.database)];
  const { gameId, players } = await begun(old);
  const asked = players.find(({ seat, view }) => view!.asked.includes(seat!))!;
  const payload = asked.payload(asked.draw(choose)!);
  const answer = asked.socket.timeout(3_000).emitWithAck("room:command", payload).catch(() => null);
  await old.drain();
  await asked.until(() => !asked.socket.connected, "the old server to let go");
  const first = (await answer) as { ok?: unknown } | null;
  const moved = await next.page(asked.userId);
  await moved.enter(gameId);
  const again = await moved.get("room:command", payload);
  if (first) expect(first.ok).toEqual(again);
  expect(await fresh.database.prisma.command.count({ where: { gameId } })).toBe(1);
  await Promise.all([old.close(), next.close()]);
});
