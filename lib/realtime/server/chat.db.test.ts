import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { newUserId } from "@/lib/auth/guest";
import { CHAT_PAGE, type ChatChannel, type ChatMuteNews, type ChatNews } from "@/lib/protocol/chat";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import { choice, contribution } from "@/lib/testing/house/house";
import type { Page } from "@/lib/testing/house/page";
import { type Served, serve } from "@/lib/testing/house/served";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { memoryLimits } from "./limits";
import { overPostgres } from "./nodes/engines";

let fresh: FreshDatabase;
let nodes: [Served, Served];
let visitors: Visitor[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  const start = () => serve(fresh.database, overPostgres({ connectionString: fresh.url }, () => undefined));
  nodes = [await start(), await start()];
});
afterEach(() => {
  for (const { page } of visitors) page.close();
  visitors = [];
  for (const node of nodes) expect(node.reports).toEqual([]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await fresh.drop();
});

/** A visitor's page, and what it heard of chats. */
class Visitor {
  readonly news: ChatNews[] = [];
  readonly mutes: ChatMuteNews[] = [];

  constructor(readonly page: Page) {
    page.socket.on("room:chat", (news: ChatNews) => this.news.push(news));
    page.socket.on("room:mute", (news: ChatMuteNews) => this.mutes.push(news));
  }

  get userId(): string {
    return this.page.userId;
  }

  say(gameId: string, channel: ChatChannel, text: string, messageId: string = randomUUID()) {
    return this.page.ask("chat:send", { gameId, messageId, channel, text });
  }

  async hears(text: string): Promise<void> {
    await this.page.until(() => this.news.some(({ message }) => message.text === text), text);
  }

  /** What this visitor may read, as `channel: texts`. */
  async reads(gameId: string): Promise<Record<string, readonly string[]>> {
    const { pages } = await this.page.get("chat:read", { gameId });
    return Object.fromEntries(pages.map(({ channel, messages }) => [channel, messages.map(({ text }) => text)]));
  }
}

async function visit(node: Served = nodes[0], userId?: string): Promise<Visitor> {
  const visitor = new Visitor(await node.page(userId));
  visitors.push(visitor);
  return visitor;
}

/** A host on one server, a guest and a spectator on the other, all at one table. */
async function gathered(changes: Partial<CreateTablePayload> = {}) {
  const [host, guest, spectator] = [await visit(nodes[0]), await visit(nodes[1]), await visit(nodes[1])];
  const { gameId } = await host.page.get("table:create", choice({ visibility: "link", ...changes }));
  await guest.page.get("table:join", { gameId, contribution: contribution() });
  for (const { page } of [host, guest, spectator]) await page.enter(gameId);
  return { gameId, host, guest, spectator };
}

/** Waits until what was on its way to these pages has arrived: words that were said later are there. */
async function settled(gameId: string, speaker: Visitor, channel: ChatChannel, listeners: readonly Visitor[]) {
  const text = `settled ${randomUUID()}`;
  await speaker.say(gameId, channel, text);
  for (const listener of listeners) await listener.hears(text);
}

const quiet = (...pages: readonly Visitor[]) => pages.map(({ page }) => page.packets.join("\n")).join("\n");

describe("who hears what", () => {
  test("players talk before and after the start on every server, and nobody else hears or reads it", async () => {
    const { gameId, host, guest, spectator } = await gathered();
    const stranger = await visit(nodes[0]);
    await host.say(gameId, "players", "hello partner");
    await guest.hears("hello partner");
    await host.page.get("table:start", { gameId });
    await guest.page.until(() => guest.page.view !== null, "the start");
    const answer = await guest.say(gameId, "players", "good luck");
    expect(answer).toMatchObject({ ok: { number: 2, userId: guest.userId, text: "good luck" } });
    await host.hears("good luck");
    await settled(gameId, spectator, "spectators", [host, guest, spectator]);
    for (const other of [spectator, stranger]) {
      expect(Object.keys(await other.reads(gameId))).toEqual(["spectators"]);
      const older = await other.page.ask("chat:read", { gameId, before: { channel: "players", number: 99 } });
      expect(older).toMatchObject({ error: "not-seated" });
      expect(await other.say(gameId, "players", "let me in")).toMatchObject({ error: "not-seated" });
    }
    expect(quiet(spectator, stranger)).not.toMatch(/hello partner|good luck/);
    expect(await host.reads(gameId)).toMatchObject({ players: ["hello partner", "good luck"] });
    expect(JSON.stringify(await host.reads(gameId))).not.toContain("let me in");
  });

  test("spectators talk, everybody at the table hears it, players do not write there", async () => {
    const { gameId, host, guest, spectator } = await gathered();
    const elsewhere = await visit(nodes[0]);
    await spectator.say(gameId, "spectators", "what a fare");
    for (const page of [host, guest, spectator]) await page.hears("what a fare");
    expect(await guest.say(gameId, "spectators", "hush")).toMatchObject({ error: "not-spectator" });
    expect(await elsewhere.reads(gameId)).toEqual({ spectators: ["what a fare"] });
    expect(elsewhere.news).toEqual([]);
  });

  test("who leaves the open table hears and reads its players no more; who sits down does at once", async () => {
    const { gameId, host, guest, spectator } = await gathered({ players: 3 });
    await host.say(gameId, "players", "before");
    await guest.hears("before");
    await guest.page.get("table:leave", { gameId });
    await spectator.page.get("table:join", { gameId, contribution: contribution() });
    await host.say(gameId, "players", "after");
    await spectator.hears("after");
    await settled(gameId, guest, "spectators", [guest, spectator]);
    expect(quiet(guest)).not.toContain("after");
    expect(await guest.reads(gameId)).toMatchObject({ spectators: [expect.stringContaining("settled")] });
    expect(Object.keys(await guest.reads(gameId))).toEqual(["spectators"]);
    expect(await spectator.reads(gameId)).toMatchObject({ players: ["before", "after"] });
    expect(await spectator.say(gameId, "spectators", "still watching?")).toMatchObject({ error: "not-spectator" });
  });

  test("names are shown as they are now", async () => {
    const { gameId, host, guest } = await gathered();
    await guest.page.get("account:rename", { name: "Old Name" });
    await guest.say(gameId, "players", "who am I");
    await guest.page.get("account:rename", { name: "New Name" });
    const { pages } = await host.page.get("chat:read", { gameId });
    expect(pages[0]?.messages[0]).toMatchObject({ name: "New Name", userId: guest.userId });
  });
});

describe("what is kept", () => {
  test("a repeated message is kept and told once, and answered the same", async () => {
    const { gameId, host, guest } = await gathered();
    const messageId = randomUUID();
    const first = await guest.say(gameId, "players", "once", messageId);
    expect(await guest.say(gameId, "players", "twice", messageId)).toEqual(first);
    await settled(gameId, guest, "players", [host]);
    expect(host.news.filter(({ message }) => message.messageId === messageId)).toHaveLength(1);
    const stolen = await host.say(gameId, "players", "mine", messageId);
    expect(stolen).toMatchObject({ error: "malformed", field: "messageId" });
    expect((await host.reads(gameId))["players"]?.filter((text) => /once|twice|mine/.test(text))).toEqual(["once"]);
  });

  test("all who speak at once are heard, each under a number of its own", async () => {
    const { gameId, host, guest } = await gathered();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? host : guest).say(gameId, "players", `word ${n}`)),
    );
    const numbers = answers.flatMap((answer) => ("ok" in answer ? [answer.ok.number] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    await host.page.until(() => host.news.length === 20, "all words");
  });

  test("a long chat is read from its end, page by page, in order", async () => {
    const { gameId, host } = await gathered();
    const { prisma } = fresh.database;
    await prisma.chatMessage.createMany({
      data: Array.from({ length: CHAT_PAGE + 5 }, (_, n) => ({
        gameId,
        channel: "players" as const,
        number: n + 1,
        messageId: randomUUID(),
        userId: host.userId,
        text: `${n + 1}`,
      })),
    });
    const newest = (await host.page.get("chat:read", { gameId })).pages[0]!;
    expect(newest.more).toBe(true);
    expect(newest.messages.map(({ number }) => number)).toEqual(Array.from({ length: CHAT_PAGE }, (_, n) => n + 6));
    const before = { channel: "players", number: newest.messages[0]!.number };
    const older = (await host.page.get("chat:read", { gameId, before })).pages;
    expect(older).toMatchObject([{ channel: "players", more: false }]);
    expect(older[0]?.messages.map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"]);
  });

  test("the chat of a game that is over stays readable, and goes on", async () => {
    const { gameId, host, guest, spectator } = await gathered();
    await host.say(gameId, "players", "well played");
    await fresh.database.prisma.game.update({ where: { id: gameId }, data: { status: "finished" } });
    expect(await guest.reads(gameId)).toMatchObject({ players: ["well played"] });
    expect(Object.keys(await spectator.reads(gameId))).toEqual(["spectators"]);
    expect(await guest.say(gameId, "players", "again?")).toHaveProperty("ok");
  });
});

describe("the host's mute", () => {
  test("silences a player and a spectator until it is taken back, and only they and the host know", async () => {
    const { gameId, host, guest, spectator } = await gathered();
    const bystander = await visit(nodes[1]);
    await bystander.page.enter(gameId);
    await spectator.say(gameId, "spectators", "noise");
    for (const muted of [guest, spectator]) {
      await host.page.get("chat:mute", { gameId, userId: muted.userId, muted: true });
      await muted.page.until(() => muted.mutes.length === 1, "the mute");
    }
    expect(await guest.say(gameId, "players", "psst")).toMatchObject({ error: "muted", message: expect.any(String) });
    expect(await spectator.say(gameId, "spectators", "psst")).toMatchObject({ error: "muted" });
    const muted = async (page: Visitor) => (await page.page.get("chat:read", { gameId })).muted;
    expect(new Set(await muted(host))).toEqual(new Set([guest.userId, spectator.userId]));
    expect(await muted(guest)).toEqual([guest.userId]);
    expect(await muted(spectator)).toEqual([spectator.userId]);
    expect(await muted(bystander)).toEqual([]);
    await settled(gameId, bystander, "spectators", [host, guest, spectator, bystander]);
    expect(host.mutes).toHaveLength(2);
    expect(bystander.mutes).toEqual([]);
    await host.page.get("chat:mute", { gameId, userId: guest.userId, muted: false });
    expect(await guest.say(gameId, "players", "thank you")).toHaveProperty("ok");
    expect((await host.reads(gameId))["players"]).toEqual(["thank you"]);
  });

  test("a message that was kept before its author was muted is still answered the same", async () => {
    const { gameId, host, guest } = await gathered();
    const messageId = randomUUID();
    const first = await guest.say(gameId, "players", "in time", messageId);
    await host.page.get("chat:mute", { gameId, userId: guest.userId, muted: true });
    expect(await guest.say(gameId, "players", "in time", messageId)).toEqual(first);
  });

  test("is the host's alone, not for the host, and not for who was never there", async () => {
    const { gameId, host, guest, spectator } = await gathered();
    const mute = (by: Visitor, userId: string) => by.page.ask("chat:mute", { gameId, userId, muted: true });
    expect(await mute(guest, host.userId)).toMatchObject({ error: "not-host" });
    expect(await mute(spectator, guest.userId)).toMatchObject({ error: "not-host" });
    expect(await mute(host, host.userId)).toMatchObject({ error: "malformed", field: "userId" });
    expect(await mute(host, newUserId())).toMatchObject({ error: "malformed", field: "userId" });
    expect(await fresh.database.prisma.chatMute.count({ where: { gameId } })).toBe(0);
  });

  test("does not bind who becomes the host", async () => {
    const { gameId, host, guest } = await gathered();
    await host.page.get("chat:mute", { gameId, userId: guest.userId, muted: true });
    await host.page.get("table:leave", { gameId });
    expect(await guest.say(gameId, "players", "my table now")).toHaveProperty("ok");
    expect((await guest.page.get("chat:read", { gameId })).muted).toEqual([]);
  });
});

describe("whatever arrives", () => {
  test("foreign and unknown tables, wrong channels, and texts that are none change nothing", async () => {
    const { gameId, host, guest } = await gathered();
    const foreign = await gathered();
    const message = { gameId, messageId: randomUUID(), channel: "players", text: "x" };
    const refused = async (by: Visitor, payload: object) => {
      const answer = await by.page.ask("chat:send", payload);
      return "error" in answer ? [answer.error, answer.field] : ["ok"];
    };
    expect(await refused(foreign.host, message)).toEqual(["not-seated", undefined]);
    for (const wrong of ["aaaaaaaaaaaaaaaa", "../../etc", "", 7]) {
      expect(await refused(host, { ...message, gameId: wrong })).toEqual(["not-found", undefined]);
      expect(await host.page.ask("chat:read", { gameId: wrong })).toMatchObject({ error: "not-found" });
      const mute = { gameId: wrong, userId: guest.userId, muted: true };
      expect(await host.page.ask("chat:mute", mute)).toMatchObject({ error: "not-found" });
    }
    for (const text of ["", "   ", "\u0000\u0007\n", "\u200d\u200d", "x".repeat(281), "é".repeat(300), 7, null, ["x"]]) {
      expect(await refused(host, { ...message, text })).toEqual(["malformed", "text"]);
    }
    for (const channel of ["player", "", "__proto__", null, ["players"]]) {
      expect(await refused(host, { ...message, channel })).toEqual(["malformed", "channel"]);
    }
    expect(await refused(host, { ...message, messageId: "1" })).toEqual(["malformed", "messageId"]);
    expect(await refused(host, { ...message, userId: guest.userId })).toEqual(["malformed", undefined]);
    for (const [channel, number] of [["players", 0], ["x", 1], ["players", 2 ** 31]]) {
      const before = { channel, number };
      expect(await host.page.ask("chat:read", { gameId, before })).toMatchObject({ error: "malformed" });
    }
    for (const userId of ["", "' OR 1=1", "\u0000", "x".repeat(400), null]) {
      expect(await host.page.ask("chat:mute", { gameId, userId, muted: true })).toMatchObject({ error: "malformed" });
    }
    expect(await host.reads(gameId)).toEqual({ players: [], spectators: [] });
  });

  test("a text arrives as one clean line of at most 280 characters", async () => {
    const { gameId, host } = await gathered();
    const kept = async (text: string) => {
      const answer = await host.say(gameId, "players", text);
      return "ok" in answer ? answer.ok.text : answer.error;
    };
    expect(await kept("  two\r\n lines\u0000\t \u202eturned  ")).toBe("two lines turned");
    expect(await kept("😀".repeat(280))).toBe("😀".repeat(280));
    expect(await kept("a\ud800b")).toBe("a b");
    expect(await kept(`e${"\u0301".repeat(50)}`)).toBe(`e${"\u0301".repeat(4)}`);
    expect(await kept("<b>\"'; DROP TABLE</b> 안녕")).toBe("<b>\"'; DROP TABLE</b> 안녕");
  });

  test("a closed table has no chat", async () => {
    const host = await visit();
    const { gameId } = await host.page.get("table:create", choice());
    await host.page.get("table:leave", { gameId });
    expect(await host.say(gameId, "spectators", "echo")).toMatchObject({ error: "not-found" });
    expect(await host.page.ask("chat:read", { gameId })).toMatchObject({ error: "not-found" });
  });

  test("who speaks too fast is told so, and nobody else is", async () => {
    const served = await serve(fresh.database, null, undefined, memoryLimits);
    const [host, guest] = [await visit(served), await visit(served)];
    const { gameId } = await host.page.get("table:create", choice());
    await guest.page.get("table:join", { gameId, contribution: contribution() });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => host.say(gameId, "players", `quick ${n}`)));
    expect(answers.filter((answer) => "ok" in answer)).toHaveLength(5);
    expect(answers.filter((answer) => "error" in answer && answer.error === "too-fast")).toHaveLength(3);
    expect(await guest.say(gameId, "players", "slowly")).toHaveProperty("ok");
    expect((await guest.reads(gameId))["players"]).toHaveLength(6);
    await served.close();
  });
});
