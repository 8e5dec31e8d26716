import type { RouteId, Seat } from "@/lib/engine/opensky/words";
import type { AirlineLine } from "./airlines";
import { along, around, overlap, within, type Box, type Line, type Point } from "./geometry";
import type { Metrics } from "./metrics";
import { near } from "./near";

export interface Permit {
  readonly seat: Seat;
  readonly ghost: boolean;
}

/** A boom across a cross-border route; swung away, in the first permit's colour, once somebody may pass. */
export interface Boom extends Point {
  readonly route: RouteId;
  /** Degrees. */
  readonly turn: number;
  readonly open: Seat | null;
  readonly scale: number;
}

export interface Stamp extends Point, Permit {
  readonly route: RouteId;
  readonly size: number;
}

export interface Crossing {
  readonly id: RouteId;
  readonly line: Line;
  /** Share of the way at which the border lies. */
  readonly crossing: number;
  readonly permits: readonly Permit[];
}

export interface Borders {
  readonly booms: readonly Boom[];
  readonly stamps: readonly Stamp[];
  readonly boxes: readonly Box[];
}

/** What booms and stamps keep clear of. */
export interface BorderClutter {
  readonly nodes: readonly Box[];
  readonly lines: readonly AirlineLine[];
  readonly hairlines: readonly Line[];
}

const SHIFTS = [0, 7, -7, 14, -14, 21, -21, 28, -28, 36, -36];
/** Between two stamps. */
const SPACE = 3;
/** Pixels kept free at both ends of a route. */
const END = 10;

/** Booms and stamps at the border, moved along their routes where they would touch an airport or each other. */
export function bordersOf(crossings: readonly Crossing[], clutter: BorderClutter, metrics: Metrics): Borders {
  const booms: Boom[] = [];
  const stamps: Stamp[] = [];
  const boxes: Box[] = [];
  const ordered = [...crossings].sort((a, b) => b.permits.length - a.permits.length || a.line.length - b.line.length);
  for (const { id, line, crossing, permits } of ordered) {
    const step = metrics.permit + SPACE;
    const fits = permits.length * step + 2 * END <= line.length;
    const row = fits ? permits : [];
    const half = row.length === 0 ? 12 * metrics.boom : (row.length * step) / 2;
    const boxesAt = (s: number) =>
      row.length === 0
        ? [around(along(line, s), 30 * metrics.boom)]
        : row.map((_, i) => around(along(line, s + (i - (row.length - 1) / 2) * step), metrics.permit + SPACE));
    const foreign = clutter.lines.filter(({ route }) => route !== id).map((other) => other.line);
    const cost = (s: number) =>
      boxesAt(s).reduce((sum, box) => sum + covered(box, [...clutter.nodes, ...boxes]) + crossed(box, foreign) * 3, 0) +
      (s < half + END - 2 || s > line.length - half - END + 2 ? 300 : 0);
    const wanted = Math.min(line.length - half - END, Math.max(half + END, crossing * line.length));
    const s = SHIFTS.map((shift) => wanted + shift).reduce((best, next) => (cost(next) < cost(best) - 1 ? next : best));
    boxes.push(...boxesAt(s));
    const at = along(line, s);
    const turn = (at.angle * 180) / Math.PI;
    booms.push({ route: id, x: at.x, y: at.y, turn, open: permits[0]?.seat ?? null, scale: metrics.boom });
    if (fits) {
      permits.forEach((permit, i) => {
        const { x, y } = along(line, s + (i - (permits.length - 1) / 2) * step);
        stamps.push({ route: id, ...permit, x, y, size: metrics.permit });
      });
    } else {
      const box = near(at, permits.length * step, step, 10, {
        boxes: [...clutter.nodes, ...boxes],
        lines: clutter.lines.map((one) => one.line),
        hairlines: clutter.hairlines,
      });
      boxes.push(box);
      permits.forEach((permit, i) => {
        stamps.push({ route: id, ...permit, x: box.x + (i + 0.5) * step, y: box.y + step / 2, size: metrics.permit });
      });
    }
  }
  return { booms, stamps, boxes };
}

const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
const crossed = (box: Box, lines: readonly Line[]) => lines.reduce((sum, line) => sum + within(line, box), 0);
