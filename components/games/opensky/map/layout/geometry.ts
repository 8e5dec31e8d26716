/** Plane geometry in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A polyline with the length run through at each point. */
export interface Line {
  readonly points: readonly Point[];
  readonly run: readonly number[];
  readonly length: number;
  readonly bounds: Box;
}

const ORIGIN: Point = { x: 0, y: 0 };

export function lineOf(points: readonly Point[]): Line {
  let length = 0;
  const run = points.map((point, i) => {
    const last = points[i - 1];
    if (last !== undefined) length += Math.hypot(point.x - last.x, point.y - last.y);
    return length;
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { points, run, length, bounds: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y } };
}

/** The point `s` pixels along, and the heading there in radians. */
export function along(line: Line, s: number): Point & { readonly angle: number } {
  const end = line.run.findIndex((run) => run >= s);
  const i = end === -1 ? line.points.length - 1 : Math.max(1, end);
  const a = line.points[i - 1] ?? ORIGIN;
  const b = line.points[i] ?? a;
  const from = line.run[i - 1] ?? 0;
  const part = (line.run[i] ?? 0) - from;
  const f = part === 0 ? 0 : (s - from) / part;
  return { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f, angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

/** The line `distance` pixels to its right, drawn together over `ramp` pixels at both ends. */
export function beside(line: Line, distance: number, ramp: number): Line {
  if (distance === 0) return line;
  const stops = new Set(line.run);
  for (let i = 0; i <= 5; i += 1) {
    stops.add(Math.min(line.length, (ramp * i) / 5));
    stops.add(Math.max(0, line.length - (ramp * i) / 5));
  }
  const points = [...stops].sort((a, b) => a - b).map((s) => {
    const { x, y, angle } = along(line, s);
    const near = Math.min(1, Math.min(s, line.length - s) / Math.min(ramp, line.length / 2));
    const shift = distance * (0.3 + 0.7 * near * (2 - near));
    return { x: x - Math.sin(angle) * shift, y: y + Math.cos(angle) * shift };
  });
  return lineOf(points);
}

export const pathOf = ({ points }: Line): string =>
  `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}`;

export const around = ({ x, y }: Point, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

export const centre = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Square pixels that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export const inside = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Pixels of the line that lie within the box. Without allocations: the layout asks this tens of thousands of times. */
export function within({ points, bounds }: Line, box: Box): number {
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  if (bounds.x > right || bounds.x + bounds.w < box.x || bounds.y > bottom || bounds.y + bounds.h < box.y) return 0;
  let total = 0;
  let a = points[0] ?? ORIGIN;
  for (let i = 1; i < points.length; i += 1) {
    const b = points[i] ?? a;
    const missed =
      (a.x < box.x && b.x < box.x) ||
      (a.x > right && b.x > right) ||
      (a.y < box.y && b.y < box.y) ||
      (a.y > bottom && b.y > bottom);
    if (!missed) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      // Slopes of zero stand in for infinity: such a segment is inside the slab for its whole length, or was missed.
      const x1 = dx === 0 ? 0 : (box.x - a.x) / dx;
      const x2 = dx === 0 ? 1 : (right - a.x) / dx;
      const y1 = dy === 0 ? 0 : (box.y - a.y) / dy;
      const y2 = dy === 0 ? 1 : (bottom - a.y) / dy;
      const from = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
      const to = Math.min(1, Math.max(x1, x2), Math.max(y1, y2));
      if (to > from) total += (to - from) * Math.hypot(dx, dy);
    }
    a = b;
  }
  return total;
}

/** Shortest distance of a point to the line. */
export function distance({ points }: Line, { x, y }: Point): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] ?? ORIGIN;
    const b = points[i] ?? ORIGIN;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const f = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
    best = Math.min(best, Math.hypot(x - a.x - dx * f, y - a.y - dy * f));
  }
  return best;
}
