import type { RouteId, Seat } from "@/lib/engine/opensky/words";
import { along, around, overlap, type Box, type Line, type Point } from "./geometry";
import type { Metrics } from "./metrics";

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

const SHIFTS = [0, 7, -7, 14, -14, 21, -21, 28, -28, 36, -36];

/** Booms and stamps at the border, moved along their routes where they would touch an airport or each other. */
export function bordersOf(crossings: readonly Crossing[], nodes: readonly Box[], metrics: Metrics): Borders {
  const booms: Boom[] = [];
  const stamps: Stamp[] = [];
  const boxes: Box[] = [];
  const ordered = [...crossings].sort((a, b) => b.permits.length - a.permits.length || a.line.length - b.line.length);
  for (const { id, line, crossing, permits } of ordered) {
    const step = metrics.permit + 3;
    const half = permits.length === 0 ? 12 * metrics.boom : (permits.length * step) / 2 + 2;
    const boxesAt = (s: number) =>
      permits.length === 0
        ? [around(along(line, s), 30 * metrics.boom)]
        : permits.map((_, i) => around(along(line, s + (i - (permits.length - 1) / 2) * step), metrics.permit + 3));
    const wanted = Math.min(line.length - half - 10, Math.max(half + 10, crossing * line.length));
    const cost = (s: number) =>
      boxesAt(s).reduce((sum, box) => sum + [...nodes, ...boxes].reduce((all, other) => all + overlap(box, other), 0), 0) +
      (s < half + 8 || s > line.length - half - 8 ? 200 : 0);
    const s = SHIFTS.map((shift) => wanted + shift).reduce((best, next) => (cost(next) < cost(best) - 1 ? next : best));
    boxes.push(...boxesAt(s));
    const at = along(line, s);
    const turn = (at.angle * 180) / Math.PI;
    booms.push({ route: id, x: at.x, y: at.y, turn, open: permits[0]?.seat ?? null, scale: metrics.boom });
    permits.forEach((permit, i) => {
      const { x, y } = along(line, s + (i - (permits.length - 1) / 2) * step);
      stamps.push({ route: id, ...permit, x, y, size: metrics.permit });
    });
  }
  return { booms, stamps, boxes };
}
