import { describe, expect, it } from "vitest";
import { actedCount, earlyEnding } from "./room-notes";

describe("what a published log tells of the room", () => {
  it("counts the decisions that it made for seats", () => {
    const acted = { type: "room/actedFor", seat: 1, why: "time" };
    expect(actedCount([acted, { type: "fareDeclined", seat: 1 }, acted, null, "x"])).toBe(2);
  });

  it("reads how the game ended early from the last entry alone, and believes no unknown word", () => {
    expect(earlyEnding([{ type: "room/ended", how: "agreement" }])).toBe("agreement");
    expect(earlyEnding([{ type: "room/ended", how: "agreement" }, { type: "gameEnded" }])).toBeNull();
    expect(earlyEnding([{ type: "room/ended", how: "magic" }])).toBeNull();
    expect(earlyEnding([])).toBeNull();
  });
});
