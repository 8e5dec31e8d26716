/** `npm run map`: draws the sides of the board from Natural Earth into the committed data files. */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { MapData } from "../data/map-data";
import { countries } from "./atlas";
import { geography, graticule } from "./geography";
import { routeOf } from "./routes";
import { SIDES, type SideSource } from "./sides";

const WIDTH = 4000;
const LIMIT = 60_000;
/** How far the drawing goes beyond the airports' box, in its widths and heights: enough for any screen. */
const AROUND = { x: 1.25, top: 1.1, bottom: 1.3 };

const world = countries();
const byId = new Map(world.map((country) => [String(country.id), country]));

function draw({ board, projection: conic, graticule: step, countries: named, places: names }: SideSource): MapData {
  const spots = board.airports.map(({ lon, lat }): [number, number] => [lon, lat]);
  const projection = conic().fitWidth(WIDTH, { type: "MultiPoint", coordinates: spots }).precision(0);
  const airports = board.airports.map(({ code, name, country, lon, lat }) => {
    const [x, y] = projection([lon, lat]) ?? [NaN, NaN];
    return { code, name, country: country ?? null, x: Math.round(x), y: Math.round(y) };
  });
  const box = [
    Math.min(...airports.map(({ x }) => x)),
    Math.min(...airports.map(({ y }) => y)),
    Math.max(...airports.map(({ x }) => x)),
    Math.max(...airports.map(({ y }) => y)),
  ] as const;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const routes = board.routes.map((id) => {
    const [from, to] = id.split("-").map((code) => board.airports.find((airport) => airport.code === code));
    if (from === undefined || to === undefined) throw new Error(`${board.id}: route ${id} names an unknown airport`);
    return routeOf(id, from, to, projection, (code) => {
      const country = byId.get(named[code] ?? "");
      if (country === undefined) throw new Error(`${board.id}: the atlas has no country ${code}`);
      return country;
    });
  });
  const places = names.map(({ id, kind, lon, lat, turn }) => {
    const [x, y] = projection([lon, lat]) ?? [NaN, NaN];
    return { id, kind, x: Math.round(x), y: Math.round(y), turn: turn ?? 0 };
  });
  projection.clipExtent([
    [box[0] - width * AROUND.x, box[1] - height * AROUND.top],
    [box[2] + width * AROUND.x, box[3] + height * AROUND.bottom],
  ]);
  const drawn = geography(world, projection, named);
  const lines = graticule(projection.precision(6), step);
  return { board: board.id, box, ...drawn, graticule: lines, airports, routes, places };
}

for (const [side, source] of Object.entries(SIDES)) {
  const text = `${JSON.stringify(draw(source))}\n`;
  const packed = gzipSync(text).length;
  writeFileSync(new URL(`../data/${side}.json`, import.meta.url), text);
  console.log(`${side}: ${text.length} bytes, ${packed} gzipped`);
  if (packed > LIMIT) throw new Error(`${side} is larger than ${LIMIT} bytes gzipped`);
}
