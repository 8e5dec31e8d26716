import { expect, test } from "vitest";
import type { TableInfo } from "@/lib/protocol/table";
import { withChange } from "./lobby-store";
import { FakeRoom } from "./testing/fake-room";

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
