import { describe, expect, it } from "vitest";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import { menuActs } from "./menu-acts";
import { proposals } from "./proposals";

const after = (...entries: readonly RoomEntry[]): TableLife => entries.reduce(foldLife, newLife(3));
const away = (seat: number): RoomEntry => ({ type: "room/wentAway", seat });
const offer: RoomEntry = { type: "room/endOffered", seat: 0 };
const standIn = { kind: "standIn", seat: 2 } as const;

describe("what waits for the players", () => {
  it("is nothing at a quiet table, and nothing when the game is over", () => {
    expect(proposals(after(), 0)).toEqual([]);
    expect(proposals(after(away(2), { type: "room/ended", how: "withoutResult" }), 0)).toEqual([]);
  });

  it("is an offer to end: to be answered by the others, taken back by who made it, seen by spectators", () => {
    const may = (me: number | null, life = after(offer)) =>
      proposals(life, me).map((each) => "may" in each && each.may);
    expect(may(0)).toEqual(["takeBack"]);
    expect(may(1)).toEqual(["answer"]);
    expect(may(null)).toEqual(["nothing"]);
    expect(may(1, after({ type: "room/resigned", seat: 1 }, offer))).toEqual(["nothing"]);
    expect(proposals(after(offer), 1)).toMatchObject([{ by: 0, agreed: [0], of: 3 }]);
  });

  it("is an absence, with the votes so far and how many are needed", () => {
    const life = after(away(2), { type: "room/voted", seat: 0, motion: standIn });
    expect(proposals(life, 0)).toEqual([
      {
        kind: "away",
        seat: 2,
        motions: [
          { motion: standIn, votes: [0], needed: 2, mine: true },
          { motion: { kind: "withoutResult" }, votes: [], needed: 2, mine: false },
        ],
      },
    ]);
    expect(proposals(life, null)).toMatchObject([{ motions: [{ mine: null }, { mine: null }] }]);
    expect(proposals(life, 2)).toEqual([{ kind: "back", standIn: false }]);
  });

  it("asks once whether to stop, however many are away", () => {
    const motions = proposals(after(away(1), away(2)), 0).map((each) => ("motions" in each ? each.motions.length : 0));
    expect(motions).toEqual([2, 1]);
  });

  it("is no vote any more once a seat is handed over, but its player may come back", () => {
    const life = after(away(2), { type: "room/handedOver", seat: 2 });
    expect(proposals(life, 0)).toEqual([]);
    expect(proposals(life, 2)).toEqual([{ kind: "back", standIn: true }]);
    expect(menuActs(life, 0, false).stop).toBe(true);
  });
});

describe("what the table's menu offers", () => {
  it("is nothing to spectators, to who has resigned, and after the end", () => {
    const nothing = { resign: false, offer: null, stop: false };
    expect(menuActs(after(), null, false)).toEqual(nothing);
    expect(menuActs(after({ type: "room/resigned", seat: 0 }), 0, false)).toEqual(nothing);
    expect(menuActs(after(), 0, true)).toEqual(nothing);
  });

  it("is an end, where somebody is left to agree and nobody has offered one", () => {
    expect(menuActs(after(), 0, false)).toEqual({ resign: true, offer: "offer", stop: false });
    expect(menuActs(after(offer), 0, false).offer).toBe("takeBack");
    expect(menuActs(after(offer), 1, false).offer).toBeNull();
    const alone = after(away(1), { type: "room/handedOver", seat: 1 }, { type: "room/resigned", seat: 2 });
    expect(menuActs(alone, 0, false).offer).toBeNull();
  });
});
