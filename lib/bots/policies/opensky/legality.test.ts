import { describe, expect, it } from "vitest";
import { gameSeed } from "@/lib/bots/ladder/chance";
import { CONFIGURATIONS, nameOf } from "@/lib/bots/ladder/configurations";
import { MINDS } from "@/lib/bots/ladder/minds";
import { play } from "@/lib/bots/ladder/play";

const ROLLOUTS = 10;

describe("every mind plays every configuration to its end", () => {
  it.each(CONFIGURATIONS.map((rules) => [nameOf(rules), rules] as const))("%s, all legally", (_, rules) => {
    const minds = MINDS.toReversed().slice(0, rules.players);
    const { illegal, winners } = play({ rules, seed: gameSeed(7, 0), minds, rollouts: ROLLOUTS });
    expect(illegal).toBeNull();
    expect(winners.length).toBeGreaterThan(0);
  });
});
