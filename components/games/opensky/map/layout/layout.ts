import type { AirportCode, Callsign, RouteId } from "@/lib/engine/opensky/words";
import type { MapPlace } from "../data/map-data";
import type { MapSide } from "../data/sides";
import type { FareFlag, Highlight, Planned } from "../types";
import { linesOf, type AirlineLine } from "./airlines";
import { bordersOf, type Boom, type Crossing, type Stamp } from "./borders";
import { boardReach } from "./camera";
import { placeFlags, type Flag } from "./flags";
import { around, grown, lineOf, overlap, within, type Box, type Line, type Point } from "./geometry";
import { placeLabels, type Label, type LabelText } from "./labels";
import { isCompact, type Metrics } from "./metrics";
import { nodeOf, type Node } from "./nodes";
import { callsignAt, flightsOn, hubsAt, marketOf, permitsOn, type ShownTable } from "./position";
import { placeTails, type Stand, type Tail } from "./tails";
import { words } from "./text";

/** What the map shows, apart from where the reader looks. */
export interface Scene {
  readonly side: MapSide;
  readonly table: ShownTable;
  readonly highlights: readonly Highlight[];
  readonly flags: readonly FareFlag[];
  readonly planned: Planned | null;
  readonly cities: boolean;
  /** Airports are ringed, being up for choice: labels keep farther off. */
  readonly ringed: boolean;
  /** The part of the map, in map units, that the screen shows until the reader moves it. */
  readonly frame: Box;
  /** The words of a callsign's sign ("BRAVO") and of a place; the layout only needs their lengths. */
  readonly signWord: (callsign: Callsign) => string;
  readonly placeName: (id: string) => string;
  readonly cityName: (code: AirportCode) => string;
}

export interface RouteShape {
  readonly id: RouteId;
  readonly from: AirportCode;
  readonly to: AirportCode;
  readonly line: Line;
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

/** First what stands still (airports, lines, borders), then labels clear of it, then planes, flags and names. */
export function layoutOf(scene: Scene, scale: number, metrics: Metrics): Layout {
  const { data, labels: spots } = scene.side;
  const nodes = nodesOf(scene, scale, metrics);
  const routes = data.routes.map(({ id, points }): RouteShape => {
    const [from = "", to = ""] = id.split("-");
    return { id, from, to, line: lineOf(scaled(points, scale)) };
  });
  const lines = airlinesOf(scene, routes, metrics);
  const hairlines = routes.map(({ line }) => line);
  const drawn = lines.map(({ line }) => line);
  const clutter = { nodes: nodes.map(({ box }) => box), lines, hairlines };
  const { booms, stamps, boxes } = bordersOf(crossingsOf(scene, routes), clutter, metrics);

  const ringed = nodes.map((node) => ({ ...node, box: grown(node.box, scene.ringed ? RING : 0) }));
  const texts = ringed.map((node) => ({ node, text: textOf(scene, node) }));
  const obstacles = { routes: hairlines, lines: drawn, nodes: ringed, boxes, frame: times(scene.frame, scale) };
  const labels = placeLabels(texts, spots, obstacles, metrics);

  const taken: Box[] = [...nodes, ...labels].map(({ box }) => box).concat(boxes);
  const busy = routes.flatMap(({ id, from, to, line }) => {
    const own = lines.filter(({ route }) => route === id);
    const ends: [number, number] = [endOf(nodes, from), endOf(nodes, to)];
    return own.length === 0 ? [] : [{ route: id, line, lines: own, ends }];
  });
  const { tails, stands } = placeTails(busy, taken, hairlines, metrics);

  const planes = [...tails.map((tail) => around(tail, tail.size)), ...stands.map(({ box }) => box)];
  const besides = { boxes: [...taken, ...planes], lines: drawn, hairlines };
  const flags = placeFlags(scene.flags, nodes, lines, besides, metrics);

  const crowded = isCompact(boardReach(data, scale));
  const all = [...taken, ...planes, ...flags.map(({ box }) => box)];
  const places = placesOf(scene, scale, all, crowded ? hairlines : drawn);
  const bands = scene.highlights.map((highlight) => ({ highlight, lines: bandOf(highlight, routes, lines) }));
  return { scale, metrics, routes, bands, lines, booms, stamps, nodes, labels, tails, stands, flags, places };
}

/** The routes of an itinerary. */
export const legs = (path: readonly AirportCode[]): RouteId[] =>
  path.slice(1).map((code, i) => [path[i] ?? code, code].sort().join("-"));

const times = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });

const scaled = (points: readonly number[], scale: number): Point[] =>
  points.flatMap((x, i) => (i % 2 === 0 ? [{ x: x * scale, y: (points[i + 1] ?? 0) * scale }] : []));

function nodesOf({ side, table, planned }: Scene, scale: number, metrics: Metrics): Node[] {
  const market = marketOf(table);
  return side.data.airports.map((airport) => {
    const { code, x, y } = airport;
    const callsign = callsignAt(table, planned, code) !== null;
    const state = { hubs: hubsAt(table, planned, code), callsign, market: market.includes(code) };
    return nodeOf(airport, { x: x * scale, y: y * scale }, state, metrics);
  });
}

function airlinesOf(scene: Scene, routes: readonly RouteShape[], metrics: Metrics): AirlineLine[] {
  const { table, planned, highlights } = scene;
  const chosen = highlights.filter(({ selected }) => selected);
  return routes.flatMap(({ id, line }) => {
    const big = (seat: number) => chosen.some((one) => one.seat === seat && legs(one.path).includes(id));
    return linesOf(id, line, flightsOn(table, planned, id), big, metrics);
  });
}

function crossingsOf({ side, table, planned }: Scene, routes: readonly RouteShape[]): Crossing[] {
  return routes.flatMap(({ id, line }): Crossing[] => {
    const crossing = side.data.routes.find((route) => route.id === id)?.crossing ?? null;
    return crossing === null ? [] : [{ id, line, crossing, permits: permitsOn(table, planned, id) }];
  });
}

function textOf({ table, planned, cities, signWord, cityName }: Scene, { code, market }: Node): LabelText {
  const callsign = callsignAt(table, planned, code);
  const sign = callsign === null ? null : market ? signWord(callsign) : callsign.slice(0, 1);
  return { code, sign, cube: table.cubes.includes(code), market, city: cities ? cityName(code) : null };
}

function endOf(nodes: readonly Node[], code: AirportCode): number {
  const box = nodes.find((node) => node.code === code)?.box;
  return box === undefined ? 0 : Math.min(box.w, box.h) / 2;
}

/** Along the airline's own line, or along the bare route where it has none. */
function bandOf({ seat, path }: Highlight, routes: readonly RouteShape[], lines: readonly AirlineLine[]): Line[] {
  return legs(path).flatMap((id) => {
    const own = lines.find((line) => line.route === id && line.seat === seat);
    const line = own?.line ?? routes.find((route) => route.id === id)?.line;
    return line === undefined ? [] : [line];
  });
}

/** Names of seas and countries, where nothing else stands. */
function placesOf(scene: Scene, scale: number, boxes: readonly Box[], lines: readonly Line[]): PlaceName[] {
  return scene.side.data.places.flatMap((place): PlaceName[] => {
    const text = scene.placeName(place.id);
    const at = { x: place.x * scale, y: place.y * scale };
    const length = words(text, 13) + text.length * 2;
    const box = Math.abs(place.turn) > 45 ? around(at, 16, length) : around(at, length, 16);
    const free = boxes.every((other) => overlap(box, other) === 0) && lines.every((line) => within(line, box) === 0);
    return free ? [{ ...place, ...at, text }] : [];
  });
}
