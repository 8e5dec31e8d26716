import { expect, test } from "vitest";
import type { TableInfo } from "@/lib/protocol/table";
import { departures } from "./departures-order";

const table = (gameId: string, userIds: string, status: TableInfo["status"] = "open"): TableInfo => ({
  gameId,
  game: "opensky",
  rules: { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" },
  visibility: "public",
  status,
  seating: "random",
  pace: "none",
  hostId: userIds[0] ?? "",
  players: [...userIds].map((userId) => ({ userId, name: userId, presence: "here" })),
  commitment: "",
  fairness: { contributions: [], revealed: null },
  createdAt: "2026-04-01T00:00:00.000Z",
  progress: null,
  ending: null,
  result: null,
  rematchOf: null,
  rematch: null,
});
const order = (own: readonly TableInfo[], open: readonly TableInfo[]) =>
  departures("m", own, open).map(({ table: { gameId }, mine }) => `${gameId}${mine ? "*" : ""}`);

test("own tables come first, then the fullest to join, then full ones, then those to watch", () => {
  const open = [table("flying", "abc", "playing"), table("full", "abc"), table("one", "a"), table("two", "ab")];
  expect(order([table("own", "mab", "playing")], open)).toEqual(["own*", "two", "one", "full", "flying"]);
});

test("a table stands once, as the live list has it", () => {
  expect(order([table("t", "m")], [table("t", "ma")])).toEqual(["t*"]);
  expect(departures("m", [table("t", "m")], [table("t", "ma")])[0]?.table.players).toHaveLength(2);
});

test("a table that the visitor has left is one to join again", () => {
  expect(order([table("t", "mab")], [table("t", "ab")])).toEqual(["t"]);
});

test("a table that the visitor has joined in another tab is their own", () => {
  expect(order([], [table("t", "am")])).toEqual(["t*"]);
});
