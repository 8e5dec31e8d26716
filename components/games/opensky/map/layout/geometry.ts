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
}

const ORIGIN: Point = { x: 0, y: 0 };

export function lineOf(points: readonly Point[]): Line {
  let length = 0;
  const run = points.map((point, i) => {
    const last = points[i - 1];
    if (last !== undefined) length += Math.hypot(point.x - last.x, point.y - last.y);
    return length;
  });
  return { points, run, length };
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

/** Pixels of the line that lie within the box. */
export function within(line: Line, box: Box): number {
  let total = 0;
  for (let i = 1; i < line.points.length; i += 1) {
    const a = line.points[i - 1] ?? ORIGIN;
    const b = line.points[i] ?? ORIGIN;
    let [from, to] = [0, 1];
    for (const [start, step, low, high] of [
      [a.x, b.x - a.x, box.x, box.x + box.w],
      [a.y, b.y - a.y, box.y, box.y + box.h],
    ] as const) {
      if (step === 0) {
        if (start < low || start > high) to = -1;
        continue;
      }
      const [enter, leave] = [(low - start) / step, (high - start) / step];
      from = Math.max(from, Math.min(enter, leave));
      to = Math.min(to, Math.max(enter, leave));
    }
    if (to > from) total += (to - from) * Math.hypot(b.x - a.x, b.y - a.y);
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
