import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import { sampleCommand } from "@/lib/engine/opensky/sample";
import { roomStore } from "./room-store";
import type { TableSession } from "./session";
import { FakeRoom } from "./testing/fake-room";

let server: FakeRoom;
let leave: () => void;

const enter = () => {
  const store = roomStore(() => server, server.gameId, null);
  leave = store.subscribe(() => {});
  return store;
};
const settle = () => vi.advanceTimersByTimeAsync(10);
const session = (store: ReturnType<typeof enter>): TableSession => {
  const room = store.get();
  if (room.kind !== "inside") throw new Error(room.kind);
  return room.session;
};
const upToDate = (store: ReturnType<typeof enter>) => {
  const { view, events } = session(store);
  expect(view).toEqual(opensky.view(server.state, server.seat ?? "spectator"));
  expect(events).toHaveLength(server.log.length);
};
const turn = (seat: number) => {
  const command = sampleCommand(server.state, seat, () => 0);
  if (command === null) throw new Error("not asked");
  return command;
};

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeRoom();
});
afterEach(async () => {
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
});

test("enters and follows the game", async () => {
  const store = enter();
  expect(store.get().kind).toBe("entering");
  await settle();
  upToDate(store);
  server.playOn(20);
  upToDate(store);
});

test("misses nothing that happens between the reading of the first snapshot and its arrival", async () => {
  const ask = server.ask;
  server.ask = async (event, payload) => {
    const answer = await ask.call(server, event, payload);
    if (event === "room:enter" && server.log.length < 5) server.playOn();
    return answer as never;
  };
  const store = enter();
  await settle();
  upToDate(store);
});

test("catches up after a lost connection", async () => {
  const store = enter();
  await settle();
  server.cut();
  expect(session(store).connection).toBe("offline");
  server.playOn(9);
  server.mend();
  await settle();
  expect(session(store).connection).toBe("online");
  upToDate(store);
});

test("fetches what is missing when a message was lost", async () => {
  const store = enter();
  await settle();
  server.mute = true;
  server.playOn(2);
  server.mute = false;
  server.playOn(2);
  await settle();
  upToDate(store);
});

test("a command is on its way until its events are here", async () => {
  const store = enter();
  await settle();
  server.mute = true;
  const answer = session(store).send(turn(0));
  expect(session(store).sending).toBe("placePlanes");
  await settle();
  expect(session(store).sending).toBe("placePlanes");
  server.mute = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual({ ok: { version: server.log.length } });
  expect(session(store).sending).toBeNull();
  upToDate(store);
});

test("a command without an answer is sent again under the same id, and done once", async () => {
  const store = enter();
  await settle();
  server.loseAnswers = 1;
  const answer = session(store).send(turn(0));
  await settle();
  expect(await answer).toEqual({ ok: { version: server.log.length } });
  expect(server.received).toHaveLength(2);
  expect(server.received[0]?.commandId).toBe(server.received[1]?.commandId);
  upToDate(store);
});

test("a command given while the line is down goes out when it is back", async () => {
  const store = enter();
  await settle();
  server.cut();
  const answer = session(store).send(turn(0));
  await settle();
  expect(server.received).toHaveLength(0);
  expect(session(store)).toMatchObject({ sending: "placePlanes", waiting: true, connection: "offline" });
  server.mend();
  await settle();
  expect(await answer).toHaveProperty("ok");
  expect(server.received).toHaveLength(1);
  upToDate(store);
});

test("a command whose fate the server does not know is asked again under the same id", async () => {
  const store = enter();
  await settle();
  server.fail = 3;
  const answer = session(store).send(turn(0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ ok: { version: server.log.length } });
  expect(new Set(server.received.map(({ commandId }) => commandId)).size).toBe(1);
  expect(session(store).problem).toBeNull();
  upToDate(store);
});

test("a command that waits for the line can be taken back, and is never sent", async () => {
  const store = enter();
  await settle();
  server.cut();
  const answer = session(store).send(turn(0));
  session(store).takeBack();
  expect(await answer).toBeNull();
  await settle();
  expect(session(store)).toMatchObject({ sending: null, waiting: false, problem: null });
  server.mend();
  await settle();
  expect(server.received).toHaveLength(0);
  expect(await session(store).send(turn(0))).toHaveProperty("ok");
});

test("a command that may have arrived is not taken back but seen through", async () => {
  const store = enter();
  await settle();
  server.loseAnswers = 1;
  const answer = session(store).send(turn(0));
  expect(session(store)).toMatchObject({ sending: "placePlanes", waiting: false });
  server.cut();
  session(store).takeBack();
  await settle();
  expect(session(store).sending).toBe("placePlanes");
  server.mend();
  await settle();
  expect(await answer).toHaveProperty("ok");
  expect(new Set(server.received.map(({ commandId }) => commandId)).size).toBe(1);
  upToDate(store);
});

test("a command that waited while the game moved on is dropped, with a word and the fresh position", async () => {
  const store = enter();
  await settle();
  server.cut();
  const answer = session(store).send(turn(0));
  while (server.state.phase === "placePlanes") server.playOn();
  server.mend();
  await settle();
  expect(await answer).toHaveProperty("error", "stale");
  await settle();
  expect(session(store)).toMatchObject({ sending: null, problem: { code: "stale", message: "moved on" } });
  expect(server.received).toHaveLength(1);
  upToDate(store);
});

test("a command that the server has kept is shown as saved until the game moves on", async () => {
  const store = enter();
  await settle();
  expect(session(store).saved).toBeNull();
  await session(store).send(turn(0));
  expect(session(store)).toMatchObject({ sending: null, saved: "placePlanes" });
  while (server.state.phase === "placePlanes") server.playOn();
  expect(session(store).saved).toBeNull();
});

test("a refused command leaves its reason until it is put away", async () => {
  const store = enter();
  await settle();
  await session(store).send({ type: "declineFare" });
  expect(session(store).problem).toEqual({ code: "rule/wrong-phase", message: "no" });
  session(store).dismiss();
  expect(session(store).problem).toBeNull();
});

test("a second command waits for nobody: it is refused while one is on its way", async () => {
  const store = enter();
  await settle();
  const first = session(store).send(turn(0));
  expect(await session(store).send(turn(0))).toHaveProperty("error", "stale");
  expect(await first).toHaveProperty("ok");
});

test("a seat drawn at the start turns the view", async () => {
  server.seat = null;
  server.status = "open";
  const store = enter();
  await settle();
  server.seat = 1;
  server.status = "playing";
  server.tell("room:table", server.table());
  await settle();
  expect(session(store).seat).toBe(1);
  expect(session(store).view.viewer).toBe(1);
  upToDate(store);
});

test("two tabs of one player show the same", async () => {
  const one = enter();
  const first = leave;
  const two = enter();
  await settle();
  await session(one).send(turn(0));
  await settle();
  expect(session(two).view).toEqual(session(one).view);
  first();
});

test("two parts of a page stand in one room, and the server is left with the last of them", async () => {
  const asked: string[] = [];
  const ask = server.ask;
  server.ask = (event, payload) => {
    asked.push(event);
    return ask.call(server, event, payload) as never;
  };
  const other = roomStore(() => server, server.gameId, null);
  const leaveOther = other.subscribe(() => {});
  const store = enter();
  await settle();
  leaveOther();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).not.toContain("room:leave");
  server.playOn();
  upToDate(store);
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.filter((event) => event === "room:leave")).toHaveLength(1);
});
