import { describe, expect, it } from "vitest";
import { gameSeed } from "@/lib/bots/ladder/chance";
import { CONFIGURATIONS, nameOf } from "@/lib/bots/ladder/configurations";
import { MINDS, type Mind } from "@/lib/bots/ladder/minds";
import { play } from "@/lib/bots/ladder/play";

const ROUNDS = 1;
const ROLLOUTS = 20;

describe("every mind plays every configuration to its end", () => {
  it.each(CONFIGURATIONS.map((rules) => [nameOf(rules), rules] as const))("%s, without an illegal command", (_, rules) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const minds = Array.from({ length: rules.players }, (_, seat): Mind => MINDS[(4 - seat + round * 2 + 5) % 5] ?? "random");
      const { illegal, winners } = play({ rules, seed: gameSeed(7, round), minds, rollouts: ROLLOUTS });
      expect(illegal).toBeNull();
      expect(winners.length).toBeGreaterThan(0);
    }
  });
});
