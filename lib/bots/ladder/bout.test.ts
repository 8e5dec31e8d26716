import { describe, expect, it } from "vitest";
import { challenge } from "./bout";
import { CONFIGURATIONS, nameOf } from "./configurations";
import { play } from "./play";

describe("the bouts of a challenge", () => {
  it("give the challenger every seat with the same dice, in all configurations alike", () => {
    const two = CONFIGURATIONS.filter((rules) => rules.players === 2);
    const bouts = challenge("national", "regional", two, 32, 1, null);
    expect(bouts).toHaveLength(32);
    for (const rules of two) {
      const own = bouts.filter((bout) => bout.rules === rules);
      expect(own.map(({ minds }) => minds.indexOf("national"))).toEqual([0, 1, 0, 1]);
      expect(new Set(own.map(({ seed }) => seed)).size).toBe(2);
    }
    expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(16);
  });

  it("can be played again and come to the same", () => {
    const bouts = challenge("national", "greedy", CONFIGURATIONS, 3, 2, null);
    for (const bout of bouts) {
      const { scores, winners, illegal } = play(bout);
      expect(illegal).toBeNull();
      expect(play(bout)).toMatchObject({ scores, winners });
    }
  });

  it("are in 24 configurations with names of their own", () => {
    expect(new Set(CONFIGURATIONS.map(nameOf)).size).toBe(24);
  });
});
