import { describe, expect, it } from "vitest";
import { seenKeeper } from "./seen-keeper";
import { stepsSince } from "./steps";

const line = (seq: number) => ({ seq, seat: null, say: { key: "empty" } });

describe("what was missed", () => {
  const sections = [
    { heading: { key: "heading.setup" }, lines: [line(0), line(2)] },
    { heading: { key: "heading.summer" }, lines: [line(3), line(6)] },
  ];

  it("is shown line by line, each with what has no words behind it", () => {
    expect(stepsSince(sections, 2, 8).map(({ at, line: { seq } }) => [seq, at])).toEqual([
      [2, 3],
      [3, 6],
      [6, 8],
    ]);
  });

  it("is nothing where only what has no words came after", () => {
    expect(stepsSince(sections, 7, 8)).toEqual([]);
  });
});

describe("what was seen", () => {
  const box = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  };

  it("is remembered by table, and only of the last tables", () => {
    const storage = box();
    const keeper = seenKeeper(() => storage);
    expect(keeper.read("a")).toBeNull();
    keeper.write("a", 3);
    keeper.write("a", 5);
    expect(seenKeeper(() => storage).read("a")).toBe(5);
    for (let n = 0; n < 60; n += 1) keeper.write(`t${n}`, n);
    expect(keeper.read("a")).toBeNull();
    expect(keeper.read("t59")).toBe(59);
  });

  it("is nothing where the storage is closed or holds something else", () => {
    const closed = seenKeeper(() => {
      throw new Error("closed");
    });
    closed.write("a", 1);
    expect(closed.read("a")).toBeNull();
    const storage = box();
    storage.setItem("opensky-seen", '{"a":1}');
    expect(seenKeeper(() => storage).read("a")).toBeNull();
    storage.setItem("opensky-seen", '[["a","1"],["b",2]]');
    expect([seenKeeper(() => storage).read("a"), seenKeeper(() => storage).read("b")]).toEqual([null, 2]);
  });
});
