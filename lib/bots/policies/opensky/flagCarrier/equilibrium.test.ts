import { describe, expect, it } from "vitest";
import { equilibrium } from "./equilibrium";

const game = (rows: readonly (readonly number[])[], habit: number | null = null) =>
  equilibrium([rows.length, rows[0]?.length ?? 0], [null, habit], ([mine = 0, theirs = 0]) => {
    const points = rows[mine]?.[theirs] ?? 0;
    return [points, -points];
  });

describe("mixed strategies", () => {
  it("are even where every choice beats another: rock, paper, scissors", () => {
    const { mixes, values } = game([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const likely of mixes[0] ?? []) expect(likely).toBeCloseTo(1 / 3, 1);
    expect(values[0]).toBeCloseTo(0, 2);
  });

  it("are uneven where the stakes are: the row of 2 and -1 against -1 and 1 is played two times in five", () => {
    const { mixes, values } = game([
      [2, -1],
      [-1, 1],
    ]);
    expect(mixes[0]?.[0]).toBeCloseTo(0.4, 1);
    expect(values[0]).toBeCloseTo(0.2, 1);
  });

  it("are no mixture where one choice is best whatever the other does", () => {
    expect(game([[3, 2], [1, 0]]).mixes).toEqual([[1, 0], [0, 1]]);
  });

  it("take from who has habits what there is to take", () => {
    const rows = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    // Rock half the time, the other half what is best against us: scissors are never right.
    expect(game(rows, 0).mixes[0]?.[2]).toBe(0);
    expect(game(rows, 0).values[0]).toBeGreaterThan(0.1);
  });
});
