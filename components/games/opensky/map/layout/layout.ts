import { CALLSIGNS, type AirportCode, type RouteId, type Seat } from "@/lib/engine/opensky/words";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { MapSide } from "../data/sides";
import type { MapPlace } from "../data/map-data";
import type { FareFlag, Highlight, Planned } from "../types";
import { linesOf, type AirlineLine, type Flights } from "./airlines";
import { bordersOf, type Boom, type Permit, type Stamp } from "./borders";
import { placeFlags, type Flag } from "./flags";
import { around, beside, grown, lineOf, overlap, within, type Box, type Line, type Point } from "./geometry";
import { placeLabels, type Label } from "./labels";
import { boardReach } from "./camera";
import { isCompact, type Metrics } from "./metrics";
import { nodeOf, type Hub, type Node } from "./nodes";
import { placeTails, type Stand, type Tail } from "./tails";
import { words } from "./text";

/** What the map shows, apart from where the reader looks. */
export interface Scene {
  readonly side: MapSide;
  readonly table: Pick<OpenTable, "rules" | "callsigns" | "cubes" | "seats" | "months">;
  readonly highlights: readonly Highlight[];
  readonly flags: readonly FareFlag[];
  readonly planned: Planned | null;
  readonly cities: boolean;
  /** Airports are ringed, being up for choice: labels keep farther off. */
  readonly ringed: boolean;
  /** The part of the map, in map units, that the screen shows until the reader moves it. */
  readonly frame: Box;
  /** The words of a callsign's sign ("BRAVO") and of a place; the layout only needs their lengths. */
  readonly signWord: (callsign: (typeof CALLSIGNS)[number]) => string;
  readonly placeName: (id: string) => string;
}

export interface RouteShape {
  readonly id: RouteId;
  readonly from: AirportCode;
  readonly to: AirportCode;
  readonly line: Line;
  readonly crosses: boolean;
}

export interface Band {
  readonly highlight: Highlight;
  readonly lines: readonly Line[];
}

export interface PlaceName extends MapPlace {
  readonly text: string;
}

/** Everything on the map at its place: map positions times `scale`, before panning. */
export interface Layout {
  readonly scale: number;
  readonly metrics: Metrics;
  readonly routes: readonly RouteShape[];
  readonly bands: readonly Band[];
  readonly lines: readonly AirlineLine[];
  readonly booms: readonly Boom[];
  readonly stamps: readonly Stamp[];
  readonly nodes: readonly Node[];
  readonly labels: readonly Label[];
  readonly tails: readonly Tail[];
  readonly stands: readonly Stand[];
  readonly flags: readonly Flag[];
  readonly places: readonly PlaceName[];
}

/** How far the ring of an airport that may be chosen reaches round it, in pixels. */
export const RING = 5;

export const routeBetween = (a: AirportCode, b: AirportCode): RouteId => (a < b ? `${a}-${b}` : `${b}-${a}`);

export function layoutOf(scene: Scene, scale: number, metrics: Metrics): Layout {
  const { data, labels: spots } = scene.side;
  const { table, planned, highlights } = scene;
  const market = marketOf(table);
  const nodes = data.airports.map((airport) => {
    const at = { x: airport.x * scale, y: airport.y * scale };
    const callsign = callsignAt(table, planned, airport.code) !== null;
    return nodeOf(airport, at, { hubs: hubsAt(table, planned, airport.code), callsign, market: market.includes(airport.code) }, metrics);
  });
  const routes = data.routes.map(({ id, points, crossing }): RouteShape => {
    const [from = "", to = ""] = id.split("-");
    return { id, from, to, line: lineOf(scaled(points, scale)), crosses: crossing !== null };
  });
  const chosen = new Set(highlights.filter(({ selected }) => selected).flatMap((one) => legs(one.path).map((id) => `${one.seat} ${id}`)));
  const perRoute = routes.map((route) => ({
    route,
    lines: linesOf(route.id, route.line, flightsOn(table, planned, route.id), (seat) => chosen.has(`${seat} ${route.id}`), metrics),
  }));
  const lines = perRoute.flatMap((one) => one.lines);
  const borders = bordersOf(
    data.routes.flatMap(({ id, crossing }, i) => {
      const line = routes[i]?.line;
      return crossing === null || line === undefined ? [] : [{ id, line, crossing, permits: permitsOn(table, planned, id) }];
    }),
    { nodes: nodes.map(({ box }) => box), lines, hairlines: routes.map(({ line }) => line) },
    metrics,
  );
  const marked = nodes.map((node) => ({ ...node, box: grown(node.box, scene.ringed ? RING : 0) }));
  const labels = placeLabels(
    marked.map((node) => {
      const airport = data.airports.find(({ code }) => code === node.code);
      const callsign = callsignAt(table, planned, node.code);
      const sign = callsign === null ? null : node.market ? scene.signWord(callsign) : callsign.slice(0, 1);
      const text = { code: node.code, sign, cube: table.cubes.includes(node.code), market: node.market };
      return { node, text: { ...text, city: scene.cities ? (airport?.name ?? null) : null } };
    }),
    spots,
    { routes: routes.map(({ line }) => line), lines: lines.map(({ line }) => line), nodes: marked, boxes: borders.boxes, frame: times(scene.frame, scale) },
    metrics,
  );
  const taken: Box[] = [...nodes.map(({ box }) => box), ...labels.map(({ box }) => box), ...borders.boxes];
  const hairlines = routes.map(({ line }) => line);
  const { tails, stands } = placeTails(
    perRoute
      .filter((one) => one.lines.length > 0)
      .map((one) => ({ route: one.route.id, line: one.route.line, lines: one.lines, ends: [endOf(nodes, one.route.from), endOf(nodes, one.route.to)] as const })),
    taken,
    hairlines,
    metrics,
  );
  const planes = [...tails.map((tail) => around(tail, tail.size)), ...stands.map(({ box }) => box)];
  const flags = placeFlags(
    scene.flags,
    nodes,
    lines,
    { boxes: [...taken, ...planes], lines: lines.map(({ line }) => line), hairlines },
    metrics,
  );
  const clutter = [...taken, ...planes, ...flags.map(({ box }) => box)];
  return {
    scale,
    metrics,
    routes,
    bands: highlights.map((highlight) => ({
      highlight,
      lines: legs(highlight.path).flatMap((id): Line[] => {
        const own = lines.find((line) => line.route === id && line.seat === highlight.seat);
        const bare = routes.find((route) => route.id === id);
        return own !== undefined ? [own.line] : bare !== undefined ? [beside(bare.line, 0, 0)] : [];
      }),
    })),
    lines,
    booms: borders.booms,
    stamps: borders.stamps,
    nodes,
    labels,
    tails,
    stands,
    flags,
    places: placesOf(scene, scale, clutter, isCompact(boardReach(data, scale)) ? hairlines : lines.map(({ line }) => line)),
  };
}

const times = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });

const scaled = (points: readonly number[], scale: number): Point[] =>
  points.flatMap((x, i) => (i % 2 === 0 ? [{ x: x * scale, y: (points[i + 1] ?? 0) * scale }] : []));

export const legs = (path: readonly AirportCode[]): RouteId[] =>
  path.slice(1).map((code, i) => routeBetween(path[i] ?? code, code));

function endOf(nodes: readonly Node[], code: AirportCode): number {
  const box = nodes.find((node) => node.code === code)?.box;
  return box === undefined ? 0 : Math.min(box.w, box.h) / 2;
}

/** The two airports of the month's market while it is played. */
export function marketOf({ callsigns, months }: Scene["table"]): readonly AirportCode[] {
  const month = months.at(-1);
  if (month === undefined || month.end !== null) return [];
  return [month.origin, month.destination].flatMap((callsign) => {
    const code = callsign === null ? null : callsigns[CALLSIGNS.indexOf(callsign)];
    return code === null || code === undefined ? [] : [code];
  });
}

function callsignAt(table: Scene["table"], planned: Planned | null, code: AirportCode): (typeof CALLSIGNS)[number] | null {
  const index = table.callsigns.indexOf(code);
  if (index !== -1) return CALLSIGNS[index] ?? null;
  return planned?.callsign?.airport === code ? (CALLSIGNS[planned.callsign.index] ?? null) : null;
}

function hubsAt({ rules, seats }: Scene["table"], planned: Planned | null, code: AirportCode): Hub[] {
  const firm = rules.side !== "europe" ? [] : seats.flatMap((seat, i): Hub[] => (seat.regional.includes(code) ? [{ seat: i, ghost: false }] : []));
  const ghosts: Hub[] = planned !== null && planned.hubs.includes(code) ? [{ seat: planned.seat, ghost: true }] : [];
  return [...firm.filter(({ seat }) => ghosts.every((ghost) => ghost.seat !== seat)), ...ghosts].sort((a, b) => a.seat - b.seat);
}

function flightsOn({ seats }: Scene["table"], planned: Planned | null, id: RouteId): Flights[] {
  return seats.flatMap(({ planes }, seat): Flights[] => {
    const firm = planes.filter((route) => route === id).length;
    const ghosts = planned?.seat === seat ? planned.routes.filter((route) => route === id).length : 0;
    return firm + ghosts === 0 ? [] : [{ seat, firm, ghosts }];
  });
}

function permitsOn({ rules, seats }: Scene["table"], planned: Planned | null, id: RouteId): Permit[] {
  if (rules.side !== "north-america") return [];
  return seats.flatMap(({ regional }, seat: Seat): Permit[] => {
    if (regional.includes(id)) return [{ seat, ghost: false }];
    return planned?.seat === seat && planned.routes.includes(id) ? [{ seat, ghost: true }] : [];
  });
}

/** Names of seas and countries, where nothing else stands. */
function placesOf(scene: Scene, scale: number, clutter: readonly Box[], lines: readonly Line[]): PlaceName[] {
  return scene.side.data.places.flatMap((place): PlaceName[] => {
    const text = scene.placeName(place.id);
    const at = { x: place.x * scale, y: place.y * scale };
    const width = words(text, 13) + text.length * 2;
    const [w, h] = Math.abs(place.turn) > 45 ? [16, width] : [width, 16];
    const box = around(at, w, h);
    const free = clutter.every((other) => overlap(box, other) === 0) && lines.every((line) => within(line, box) === 0);
    return free ? [{ ...place, ...at, text }] : [];
  });
}
