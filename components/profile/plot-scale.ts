import type { Belief } from "@/lib/ratings/maths";
import { points } from "@/lib/ratings/points";

/** How many times the uncertainty the band reaches to either side. */
export const BAND = 2;
const STEPS = [50, 100, 200, 250, 400, 500, 1_000];
const MOST_LINES = 5;

/** Round ratings from below the lowest edge of the band to above its highest, the lowest first. */
export function ratingTicks(beliefs: readonly Belief[]): readonly number[] {
  const edges = beliefs.flatMap(({ mu, sigma }) => [points(mu - BAND * sigma), points(mu + BAND * sigma)]);
  const [low, high] = [Math.min(...edges), Math.max(...edges)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_LINES - 1) ?? 2_000;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, n) => (first + n) * step);
}
