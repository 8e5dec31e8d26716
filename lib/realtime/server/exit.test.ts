import { Server } from "socket.io";
import { expect, test } from "vitest";
import { Exit } from "./exit";
import type { Whereabouts } from "./nodes/whereabouts";
import { atTable, type GameServer } from "./sockets";

const whereabouts: Pick<Whereabouts, "presence"> = { presence: () => "gone" };

function watched() {
  const io: GameServer = new Server();
  let reads = 0;
  const store = {
    table: async () => {
      reads += 1;
      return null;
    },
  };
  const exit = new Exit(io, { store, whereabouts, travel: () => undefined });
  io.sockets.adapter.addAll("page", new Set([atTable("abc")]));
  return { exit, adapter: io.sockets.adapter, reads: () => reads };
}

const news = { gameId: "abc", from: 0, version: 7, events: [], own: [], clocks: null } as const;

test("what a table's pages were told is forgotten with the last of them", () => {
  const { exit, adapter } = watched();
  exit.deliver(news);
  expect(exit.toldOf("abc").version).toBe(7);
  adapter.del("page", atTable("abc"));
  expect(exit.toldOf("abc").version).toBe(-1);
});

test("what the first page has read need not be told again", async () => {
  const { exit, reads } = watched();
  exit.readBy("abc", { version: 7, revision: 3 });
  expect(exit.toldOf("abc")).toEqual({ version: 7, revision: 3 });
  await exit.nudge("abc", { version: 8, revision: 3 });
  expect(exit.toldOf("abc").version).toBe(8);
  expect(reads()).toBe(1);
});

test("a page that reads more than others have heard does not hide it from them", () => {
  const { exit } = watched();
  exit.deliver(news);
  exit.readBy("abc", { version: 9, revision: 3 });
  expect(exit.toldOf("abc").version).toBe(7);
});
