import type { AirportCode, RouteId } from "@/lib/engine/opensky/words";
import { along, around, distance, inside, type Point } from "./geometry";
import type { Layout, RouteShape } from "./layout";

/** What lies under a pointer. A ghost is a plane that is composed but not confirmed. */
export type Target =
  | { readonly kind: "airport"; readonly code: AirportCode }
  | { readonly kind: "route"; readonly id: RouteId }
  | { readonly kind: "ghost"; readonly id: RouteId }
  | { readonly kind: "band"; readonly index: number };

/** How far from a thing a pointer still means it, in pixels. */
const REACH = {
  mouse: { airport: 18, route: 11, band: 13 },
  touch: { airport: 26, route: 17, band: 20 },
};

function nearest<T>(all: readonly T[], far: (one: T) => number, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const one of all) {
    const d = far(one);
    if (d <= least) [best, least] = [one, d];
  }
  return best;
}

export function airportAt(layout: Layout, at: Point, touch: boolean, of?: readonly AirportCode[]): Target | null {
  const nodes = layout.nodes.filter(({ code }) => of === undefined || of.includes(code));
  const far = (node: (typeof nodes)[number]) => (inside(at, node.box) ? 0 : Math.hypot(node.x - at.x, node.y - at.y));
  const found = nearest(nodes, far, REACH[touch ? "touch" : "mouse"].airport);
  if (found !== null) return { kind: "airport", code: found.code };
  const label = layout.labels.find(({ code, box }) => (of === undefined || of.includes(code)) && inside(at, box));
  return label === undefined ? null : { kind: "airport", code: label.code };
}

export function routeAt(layout: Layout, at: Point, touch: boolean, of?: readonly RouteId[]): Target | null {
  const routes = layout.routes.filter(({ id }) => of === undefined || of.includes(id));
  const found = nearest(routes, ({ line }) => distance(line, at), REACH[touch ? "touch" : "mouse"].route);
  return found === null ? null : { kind: "route", id: found.id };
}

/** How much farther than the nearest a thing may lie and a finger may still have meant it, in pixels. */
const DOUBT = 7;
/** More would be a list, not a choice. */
const MOST = 4;

/** All that a finger may have meant, nearest first: the nearest, and what lies hardly farther. */
function doubtful<T>(all: readonly T[], far: (one: T) => number, reach: number): readonly T[] {
  const found = all
    .map((one) => ({ one, d: far(one) }))
    .filter(({ d }) => d <= reach)
    .sort((a, b) => a.d - b.d);
  const least = found[0]?.d ?? 0;
  return found.filter(({ d }) => d - least < DOUBT).slice(0, MOST).map(({ one }) => one);
}

export const airportsNear = (layout: Layout, at: Point, of: readonly AirportCode[]): readonly Target[] =>
  doubtful(
    layout.nodes.filter(({ code }) => of.includes(code)),
    ({ x, y }) => Math.hypot(x - at.x, y - at.y),
    REACH.touch.airport,
  ).map(({ code }) => ({ kind: "airport", code }));

export const routesNear = (layout: Layout, at: Point, of: readonly RouteId[]): readonly Target[] =>
  doubtful(
    layout.routes.filter(({ id }) => of.includes(id)),
    ({ line }) => distance(line, at),
    REACH.touch.route,
  ).map(({ id }) => ({ kind: "route", id }));

export const bandsNear = (layout: Layout, at: Point): readonly Target[] =>
  doubtful(
    layout.bands.map((band, index) => ({ band, index })),
    ({ band }) => Math.min(...band.lines.map((line) => distance(line, at))),
    REACH.touch.band,
  ).map(({ index }) => ({ kind: "band", index }));

export function ghostAt(layout: Layout, at: Point): Target | null {
  const tail = layout.tails.find((one) => one.ghost && inside(at, around(one, one.size + 2)));
  return tail === undefined ? null : { kind: "ghost", id: tail.route };
}

export function bandAt(layout: Layout, at: Point, touch: boolean): Target | null {
  const bands = layout.bands.map((band, index) => ({ band, index }));
  const far = ({ band }: (typeof bands)[number]) => Math.min(...band.lines.map((line) => distance(line, at)));
  const found = nearest(bands, far, REACH[touch ? "touch" : "mouse"].band);
  return found === null ? null : { kind: "band", index: found.index };
}

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85];
/** Distance from everything else at which a grip is as good as it gets, in pixels. */
const CLEAR = 24;
/** Across a grip, in pixels: two grips keep this far apart where they can. */
export const GRIP = 14;

/** For each route a point that is clearly its own: away from other routes, airports, planes, and other grips. */
export function gripsOf(layout: Layout): ReadonlyMap<RouteId, Point> {
  const grips = new Map<RouteId, Point>();
  for (const route of [...layout.routes].sort((a, b) => a.line.length - b.line.length)) {
    grips.set(route.id, gripOf(route, layout, [...grips.values()]));
  }
  return grips;
}

function gripOf(route: RouteShape, layout: Layout, taken: readonly Point[]): Point {
  const others = layout.routes.filter(({ id }) => id !== route.id);
  let best: Point = along(route.line, route.line.length / 2);
  let most = -Infinity;
  for (const share of SHARES) {
    const { x, y } = along(route.line, route.line.length * share);
    const at = { x, y };
    let clear = CLEAR;
    for (const other of others) clear = Math.min(clear, distance(other.line, at));
    for (const node of layout.nodes) clear = Math.min(clear, Math.hypot(node.x - x, node.y - y) - node.box.w / 2);
    for (const tail of layout.tails) {
      if (inside(at, around(tail, tail.size + 6))) clear -= tail.ghost ? 2 * CLEAR : CLEAR / 2;
    }
    for (const grip of taken) clear -= 4 * Math.max(0, GRIP - Math.hypot(grip.x - x, grip.y - y));
    if (clear > most + 1) [best, most] = [at, clear];
  }
  return best;
}
