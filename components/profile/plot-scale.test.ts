import { expect, test } from "vitest";
import { afterGame, type Belief, UNKNOWN } from "@/lib/ratings/maths";
import { points } from "@/lib/ratings/points";
import { BAND, ratingTicks } from "./plot-scale";

test("few round lines hold the whole band", () => {
  let beliefs: readonly Belief[] = [UNKNOWN, UNKNOWN];
  const path: Belief[] = [];
  for (let game = 0; game < 40; game += 1) {
    beliefs = afterGame(beliefs, [1, 2]);
    path.push(beliefs[0]!);
    const ticks = ratingTicks(path);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
    for (const { mu, sigma } of path) {
      expect(points(mu - BAND * sigma)).toBeGreaterThanOrEqual(ticks[0]!);
      expect(points(mu + BAND * sigma)).toBeLessThanOrEqual(ticks.at(-1)!);
    }
    expect(ticks.every((tick) => tick % 50 === 0)).toBe(true);
  }
});
