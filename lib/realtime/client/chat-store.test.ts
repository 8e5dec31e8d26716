import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markKeeper } from "./chat-marks";
import { chatStore, type ChatStore } from "./chat-store";
import { FakeChat } from "./testing/fake-chat";
import { FakeRoom } from "./testing/fake-room";

const table = new FakeRoom().table();
let server: FakeChat;
let kept: Map<string, string>;
let leave: () => void;

const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const open = (me = "ann"): ChatStore => {
  const store = chatStore(() => server, table, me, markKeeper(storage));
  leave = store.subscribe(() => {});
  store.entered();
  return store;
};
const send = (store: ChatStore, channel: "players" | "spectators", text: string) => {
  store.write(text);
  return store.send(channel);
};
const texts = (store: ChatStore, channel: "players" | "spectators") =>
  store.get()[channel]?.messages.map(({ text }) => text) ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  server = new FakeChat(table);
});
afterEach(async () => {
  leave();
  await settle(1000);
  vi.useRealTimers();
});

test("reads what was said and hears what is said", async () => {
  server.say("players", "bob", "hi");
  const store = open();
  expect(store.get().read).toBe(false);
  await settle();
  server.say("spectators", "cat", "wow");
  expect(texts(store, "players")).toEqual(["hi"]);
  expect(texts(store, "spectators")).toEqual(["wow"]);
});

test("a message that was missed on the way is found when the next one comes", async () => {
  const store = open();
  await settle();
  server.say("players", "bob", "one");
  server.silent = true;
  server.say("players", "bob", "two");
  server.silent = false;
  server.say("players", "bob", "three");
  await settle();
  expect(texts(store, "players")).toEqual(["one", "two", "three"]);
});

test("long absences leave no gap in the middle, and older pages come when asked for", async () => {
  server.page = 3;
  const store = open();
  await settle();
  server.say("players", "bob", "1");
  server.silent = true;
  for (const n of ["2", "3", "4", "5", "6", "7"]) server.say("players", "bob", n);
  store.entered();
  await settle();
  expect(texts(store, "players")).toEqual(["5", "6", "7"]);
  expect(store.get().players?.more).toBe(true);
  await store.older("players");
  await store.older("players");
  expect(texts(store, "players")).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  expect(store.get().players?.more).toBe(false);
  store.entered();
  await settle();
  expect(texts(store, "players")).toHaveLength(7);
});

test("counts what others said and was not seen, also over a reload", async () => {
  const store = open();
  await settle();
  server.say("players", "bob", "a");
  server.say("players", "ann", "b");
  server.say("spectators", "cat", "c");
  expect(store.get().unread).toEqual({ players: 1, spectators: 1 });
  store.seen("players");
  expect(store.get().unread).toEqual({ players: 0, spectators: 1 });
  leave();
  const again = open();
  await settle();
  expect(again.get().unread).toEqual({ players: 0, spectators: 1 });
});

test("marks that are not what we wrote are no marks", () => {
  for (const junk of ["", "{", "7", "[[1]]", '[["abcdefgh1234"]]', '[["abcdefgh1234", {"players": "x"}]]', "[null]"]) {
    kept.set("opensky-chat-read", junk);
    expect(markKeeper(storage).read(table.gameId)).toEqual({ players: 0, spectators: 0 });
  }
  const closed = markKeeper(() => {
    throw new Error("no storage");
  });
  closed.write(table.gameId, { players: 1, spectators: 1 });
  expect(closed.read(table.gameId)).toEqual({ players: 0, spectators: 0 });
});

test("a message whose answer was lost is sent again under its id and stands once", async () => {
  const store = open();
  await settle();
  server.loseAnswers = 2;
  const sent = send(store, "players", "hello");
  await settle(5000);
  expect(await sent).toBe(true);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(server.received).toHaveLength(3);
  expect(texts(store, "players")).toEqual(["hello"]);
});

test("without a line a message waits, and is sent when the line is back or taken back", async () => {
  const store = open();
  await settle();
  server.up = false;
  const first = send(store, "players", "taken back");
  expect(store.get().outgoing).toEqual({ channel: "players", text: "taken back", waiting: true });
  store.takeBack();
  expect(await first).toBe(false);
  const second = send(store, "players", "sent later");
  await settle(5000);
  server.up = true;
  store.entered();
  expect(await second).toBe(true);
  expect(store.get()).toMatchObject({ outgoing: null, draft: "" });
  expect(server.said.players.map(({ text }) => text)).toEqual(["sent later"]);
});

test("a refused message says why, and its text stays with the writer", async () => {
  const store = open();
  await settle();
  server.refusal = { error: "muted", message: "muted" };
  expect(await send(store, "players", "psst")).toBe(false);
  expect(store.get()).toMatchObject({ problem: { code: "muted" }, outgoing: null, draft: "psst" });
  store.dismiss();
  expect(store.get().problem).toBeNull();
});

test("who stands up forgets the players' words at once; who sits down reads them", async () => {
  server.say("players", "bob", "secret");
  const store = open();
  await settle();
  server.seated = false;
  server.tell("room:table", { ...table, players: table.players.filter(({ userId }) => userId !== "ann") });
  expect(texts(store, "players")).toBeNull();
  await settle();
  expect(texts(store, "players")).toBeNull();
  server.seated = true;
  server.tell("room:table", table);
  await settle();
  expect(texts(store, "players")).toEqual(["secret"]);
});

test("an author's newest name stands on all their messages, and mutes are followed", async () => {
  const store = open();
  await settle();
  const first = server.say("spectators", "cat", "one");
  const message = { ...first, number: 2, messageId: "2", name: "Felix", text: "two" };
  server.tell("room:chat", { gameId: table.gameId, channel: "spectators", message });
  expect(store.get().spectators.messages.map(({ name }) => name)).toEqual(["Felix", "Felix"]);
  server.tell("room:mute", { gameId: table.gameId, userId: "cat", muted: true });
  expect(store.get().muted).toEqual(["cat"]);
  server.tell("room:mute", { gameId: table.gameId, userId: "cat", muted: false });
  expect(store.get().muted).toEqual([]);
});
