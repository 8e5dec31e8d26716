import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "@/lib/protocol/table";
import { lobbyStore, withChange } from "./lobby-store";
import { FakeRoom } from "./testing/fake-room";
import type { AnswerOf, Asked, Wire } from "./wire";

afterEach(() => vi.useRealTimers());

const table = (gameId: string, status: TableInfo["status"] = "open"): TableInfo => ({
  ...new FakeRoom(gameId).table(),
  status,
});

test("a new table comes to the front, a changed one keeps its place, a gone one leaves", () => {
  const two = withChange(withChange([], { table: table("a") }), { table: table("b") });
  expect(two.map(({ gameId }) => gameId)).toEqual(["b", "a"]);
  const changed = withChange(two, { table: table("a", "playing") });
  expect(changed.map(({ gameId, status }) => `${gameId} ${status}`)).toEqual(["b open", "a playing"]);
  expect(withChange(changed, { gone: "b" }).map(({ gameId }) => gameId)).toEqual(["a"]);
});

type Listing = AnswerOf<"lobby:enter"> | null;

/** A line whose answers to an entering are given by hand, in the order of asking. */
function handWire() {
  const waiting: ((answer: Listing) => void)[] = [];
  let tell: (change: Parameters<typeof withChange>[1]) => void = () => undefined;
  const wire = {
    connected: () => true,
    ask: (event: Asked) =>
      event === "lobby:enter" ? new Promise((answer) => waiting.push(answer as (answer: Listing) => void)) : Promise.resolve(null),
    hear: (_event: string, listener: (change: Parameters<typeof withChange>[1]) => void) => {
      tell = listener;
      return () => undefined;
    },
    onConnection: () => () => undefined,
  };
  return { wire: wire as unknown as Wire, waiting, tell: (change: Parameters<typeof withChange>[1]) => tell(change) };
}

test("who is not answered enters again", async () => {
  vi.useFakeTimers();
  const { wire, waiting } = handWire();
  const lobby = lobbyStore(() => wire, []);
  lobby.subscribe(() => undefined);
  waiting[0]?.(null);
  await vi.advanceTimersByTimeAsync(2_000);
  waiting[1]?.({ ok: { tables: [table("a")] } });
  await vi.advanceTimersByTimeAsync(0);
  expect(lobby.get()).toMatchObject({ connection: "online", tables: [{ gameId: "a" }] });
});

test("what is heard while the list is on its way stays", async () => {
  vi.useFakeTimers();
  const { wire, waiting, tell } = handWire();
  const lobby = lobbyStore(() => wire, []);
  lobby.subscribe(() => undefined);
  tell({ table: table("new") });
  tell({ gone: "old" });
  waiting[0]?.({ ok: { tables: [table("old")] } });
  await vi.advanceTimersByTimeAsync(0);
  expect(lobby.get().tables.map(({ gameId }) => gameId)).toEqual(["new"]);
});
