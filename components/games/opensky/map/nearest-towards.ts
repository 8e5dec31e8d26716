import type { Point } from "./layout/geometry";

const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

interface Placed {
  readonly id: string;
  readonly at: Point;
}

/** The nearest of `all` in an arrow key's direction, within 60 degrees of it; straight ahead counts as nearer. */
export function nearestTowards<T extends Placed>(key: string, from: T, all: readonly T[]): T | null {
  const heading = HEADINGS[key];
  if (heading === undefined) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one.id === from.id) continue;
    const [dx, dy] = [one.at.x - from.at.x, one.at.y - from.at.y];
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    if (ahead <= 0 || aside > ahead * Math.sqrt(3)) continue;
    const far = ahead + aside * 1.4;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
