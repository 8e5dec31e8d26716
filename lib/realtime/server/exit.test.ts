import { Server } from "socket.io";
import { expect, test } from "vitest";
import { Exit } from "./exit";
import { atTable, type GameServer } from "./sockets";

test("what a table's pages were told is forgotten with the last of them", () => {
  const io: GameServer = new Server();
  const exit = new Exit(io, {
    store: { table: async () => null },
    whereabouts: { presence: () => "gone" },
    travel: () => undefined,
  });
  const { adapter } = io.sockets;
  adapter.addAll("page", new Set([atTable("abc")]));
  exit.deliver({ gameId: "abc", from: 0, version: 7, events: [], own: [], clocks: null });
  expect(exit.toldOf("abc")).toBe(7);
  adapter.del("page", atTable("abc"));
  expect(exit.toldOf("abc")).toBe(-1);
});
