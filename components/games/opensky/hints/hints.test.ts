import { describe, expect, test } from "vitest";
import { catalogue } from "@/lib/i18n/catalogue";
import { CHAPTERS } from "@/components/lobby/rules/Chapter";
import { bid, monthWith, tableWith } from "../tray/tables.fixture";
import { CHAPTER, HINT_KINDS, hintsAt } from "./hint-kinds";
import { hintFor, hintsOn, memoryOf, NEW_PLAYER, switched, withSeen } from "./hint-memory";

describe("what a moment could teach", () => {
  test("goes with the decision, and with the map where both differ", () => {
    const drafting = { phase: "placePlanes", asked: [1] } as const;
    expect(hintsAt(tableWith([], drafting), 1)).toEqual(["draft"]);
    expect(hintsAt(tableWith([], drafting, { side: "north-america", board: "north-america-1" }), 1)).toEqual([
      "draft",
      "border",
    ]);
    expect(hintsAt(tableWith([], { ...drafting, month: 7 }), 1)).toEqual(["season"]);
    expect(hintsAt(tableWith([], { phase: "submitFare", asked: [0, 1] }), 1)).toEqual(["fare"]);
  });

  test("is nothing while others are asked, and nothing for spectators", () => {
    const table = tableWith([], { phase: "placePlanes", asked: [1] });
    expect(hintsAt(table, 0)).toEqual([]);
    expect(hintsAt(table, null)).toEqual([]);
  });

  test("at the reveal goes with the stops of the own fare; whoever made no offer has none", () => {
    const months = [monthWith("Alpha", "Bravo", { bids: [bid(0, 500, "AMS-CDG"), bid(1, 250, "AMS-FRA-CDG")] })];
    const table = tableWith([], { phase: "flashDeal", asked: [0], months });
    expect(hintsAt(table, 0)).toEqual(["flash"]);
    expect(hintsAt(table, 1)).toEqual(["revealOneStop"]);
    expect(hintsAt(table, 2)).toEqual([]);
    expect(hintsAt({ ...table, asked: [2] }, 0)).toEqual(["revealNonstop"]);
  });

  test("has words, and a chapter of the rules", () => {
    expect(Object.keys(catalogue.en["opensky-hints"].hints).toSorted()).toEqual([...HINT_KINDS].toSorted());
    for (const kind of HINT_KINDS) expect(CHAPTERS).toContain(CHAPTER[kind]);
  });
});

describe("what a device remembers", () => {
  test("a new player is told each thing once", () => {
    expect(hintFor(NEW_PLAYER, ["draft", "border"])).toBe("draft");
    const once = withSeen(NEW_PLAYER, "draft");
    expect(hintFor(once, ["draft", "border"])).toBe("border");
    expect(hintFor(withSeen(once, "border"), ["draft", "border"])).toBeNull();
  });

  test("whoever has finished a game is told nothing, unless they ask for it", () => {
    const seasoned = { ...withSeen(NEW_PLAYER, "fare"), finished: true };
    expect(hintFor(seasoned, ["draft"])).toBeNull();
    expect(hintFor(switched(seasoned), ["fare"])).toBe("fare");
    expect(hintsOn(switched(switched(seasoned)))).toBe(false);
  });

  test("survives the writing, and whatever else stands there", () => {
    const memory = switched(withSeen({ ...NEW_PLAYER, finished: true }, "lease"));
    expect(memoryOf(JSON.stringify(memory))).toEqual(memory);
    for (const text of [null, "", "{", "null", "7", '{"seen":7,"choice":"maybe"}']) {
      expect(memoryOf(text)).toEqual(NEW_PLAYER);
    }
    expect(memoryOf('{"seen":["fare","gone"]}').seen).toEqual(["fare"]);
  });
});
