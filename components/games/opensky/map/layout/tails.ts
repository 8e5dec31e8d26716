import type { RouteId, Seat } from "@/lib/engine/opensky/words";
import type { AirlineLine } from "./airlines";
import { along, around, centre, overlap, type Box, type Line, type Point } from "./geometry";
import type { Metrics } from "./metrics";
import { near } from "./near";

/** One plane on the board. */
export interface Tail extends Point {
  readonly route: RouteId;
  readonly seat: Seat;
  readonly ghost: boolean;
  readonly size: number;
}

/** Planes that stand beside a route too short for them. */
export interface Stand {
  readonly route: RouteId;
  readonly box: Box;
  readonly foot: Point;
  /** The airline, where all its planes are of one. */
  readonly seat: Seat | null;
}

export interface Tails {
  readonly tails: readonly Tail[];
  readonly stands: readonly Stand[];
}

export interface RouteFlights {
  readonly route: RouteId;
  readonly line: Line;
  readonly lines: readonly AirlineLine[];
  /** Pixels at both ends that the airports cover. */
  readonly ends: readonly [number, number];
}

interface Plane {
  readonly on: AirlineLine;
  readonly ghost: boolean;
}

/** Spreads the planes along their lines so that none touches another, a label or an airport; else beside the route. */
export function placeTails(
  routes: readonly RouteFlights[],
  taken: readonly Box[],
  hairlines: readonly Line[],
  metrics: Metrics,
): Tails {
  const boxes = [...taken];
  const tails: Tail[] = [];
  const stands: Stand[] = [];
  const waiting: RouteFlights[] = [];
  for (const flights of [...routes].sort((a, b) => a.line.length - b.line.length)) {
    const run = onLine(flights, boxes, metrics);
    if (run === null) waiting.push(flights);
    else {
      tails.push(...run);
      boxes.push(...run.map((tail) => around(tail, tail.size)));
    }
  }
  const lines = routes.flatMap((flights) => flights.lines.map(({ line }) => line));
  for (const flights of waiting) {
    const stand = besideLine(flights, boxes, lines, hairlines, metrics);
    tails.push(...stand.tails);
    stands.push(stand.stand);
    boxes.push(stand.stand.box);
  }
  return { tails, stands };
}

const planesOf = ({ lines }: RouteFlights): Plane[] =>
  lines.flatMap((on) => [
    ...Array.from({ length: on.flights.firm }, () => ({ on, ghost: false })),
    ...Array.from({ length: on.flights.ghosts }, () => ({ on, ghost: true })),
  ]);

/** Null where they do not fit. */
function onLine(flights: RouteFlights, taken: readonly Box[], metrics: Metrics): Tail[] | null {
  const { line, ends } = flights;
  const planes = planesOf(flights);
  if (line.length < metrics.short) return null;
  const { normal, big, least } = metrics.tail;
  for (const base of [normal, (normal + least) / 2, least]) {
    const sizeOf = (plane: Plane) => (plane.on.big && base === normal ? big : base);
    const steps = spaced(planes, line, sizeOf);
    const extent = steps.at(-1) ?? 0;
    const first = ends[0] + base / 2 + 1;
    const room = line.length - ends[1] - base / 2 - 1 - first - extent;
    if (room < 0) continue;
    const at = (start: number) =>
      planes.map((plane, i): Tail => {
        const share = (start + (steps[i] ?? 0)) / line.length;
        const { x, y } = along(plane.on.line, share * plane.on.line.length);
        return { route: flights.route, seat: plane.on.seat, ghost: plane.ghost, size: sizeOf(plane), x, y };
      });
    const middle = room / 2;
    let best = at(first + middle);
    let lowest = Infinity;
    let clash = Infinity;
    for (let step = 0; step * 4 <= middle + 3; step += 1) {
      for (const shift of step === 0 ? [0] : [-step * 4, step * 4]) {
        const tails = at(first + Math.min(room, Math.max(0, middle + shift)));
        const hits = tails.reduce((sum, tail) => sum + hit(around(tail, tail.size), taken), 0);
        const cost = hits + Math.abs(shift) * 0.25;
        if (cost < lowest) [best, lowest, clash] = [tails, cost, hits];
      }
    }
    if (clash < 12 || (base === least && clash < 60)) return best;
  }
  return null;
}

/** How far each plane stands behind the first, in pixels along the line. */
function spaced(planes: readonly Plane[], line: Line, sizeOf: (plane: Plane) => number): number[] {
  const { angle } = along(line, line.length / 2);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const lateral = (plane: Plane) => {
    const own = along(plane.on.line, plane.on.line.length / 2);
    const mid = along(line, line.length / 2);
    return (own.x - mid.x) * -uy + (own.y - mid.y) * ux;
  };
  const placed: Box[] = [];
  const steps: number[] = [];
  for (const plane of planes) {
    let s = steps.at(-1) ?? 0;
    const side = lateral(plane);
    const boxAt = () => around({ x: s * ux - side * uy, y: s * uy + side * ux }, sizeOf(plane) + 2);
    while (placed.some((box) => overlap(box, boxAt()) > 0)) s += 1.5;
    placed.push(boxAt());
    steps.push(s);
  }
  return steps;
}

const hit = (box: Box, taken: readonly Box[]): number => taken.reduce((sum, other) => sum + overlap(box, other), 0);

function besideLine(
  flights: RouteFlights,
  taken: readonly Box[],
  lines: readonly Line[],
  hairlines: readonly Line[],
  metrics: Metrics,
): { readonly tails: readonly Tail[]; readonly stand: Stand } {
  const planes = planesOf(flights);
  const size = planes.length === 1 ? (metrics.tail.normal + metrics.tail.least) / 2 : metrics.tail.least;
  const cell = size + 3;
  const columns = planes.length <= 3 ? planes.length : Math.ceil(planes.length / Math.ceil(planes.length / 4));
  const rows = Math.ceil(planes.length / columns);
  const middle = along(flights.line, flights.line.length / 2);
  const box = near(middle, columns * cell + 3, rows * cell + 3, metrics.gap * flights.lines.length * 0.5 + 7, {
    boxes: taken,
    lines,
    hairlines,
  });
  const tails = planes.map((plane, i): Tail => ({
    route: flights.route,
    seat: plane.on.seat,
    ghost: plane.ghost,
    size,
    x: box.x + 1.5 + cell * ((i % columns) + 0.5),
    y: box.y + 1.5 + cell * (Math.floor(i / columns) + 0.5),
  }));
  const [first, ...rest] = flights.lines;
  const seat = first !== undefined && rest.length === 0 ? first.seat : null;
  const foot = first !== undefined && seat !== null ? along(first.line, first.line.length / 2) : middle;
  return { tails, stand: { route: flights.route, box, foot: { x: foot.x, y: foot.y }, seat } };
}

/** Where a stand's stalk ends. */
export const stalkEnd = ({ box }: Stand): Point => centre(box);
