import { describe, expect, it } from "vitest";
import type { TableInfo, TableStatus } from "@/lib/protocol/table";
import { FakeRoom } from "@/lib/realtime/client/testing/fake-room";
import { nextTableWords } from "./next-table";

const table = (status: TableStatus, ...userIds: readonly string[]): TableInfo => ({
  ...new FakeRoom().table(),
  status,
  players: userIds.map((userId) => ({ userId, name: userId, presence: "here" })),
});

describe("the next game with the same players", () => {
  it("is to be joined by who is not there yet, with who wants it and how many are there", () => {
    expect(nextTableWords(table("open", "ann"), "bob")).toEqual({
      note: { key: "final.rematchWanted", values: { n: 1, of: 2, people: ["ann"] } },
      way: "join",
    });
    expect(nextTableWords(null, "bob")).toEqual({ note: null, way: "join" });
  });

  it("is to be gone to by who sits there, and watched by all others", () => {
    expect(nextTableWords(table("open", "ann"), "ann").way).toBe("go");
    expect(nextTableWords(table("playing", "ann", "bob"), "bob").way).toBe("go");
    expect(nextTableWords(table("playing", "ann", "bob"), "eve").way).toBe("watch");
    expect(nextTableWords(table("open", "ann"), null).way).toBe("watch");
  });
});
