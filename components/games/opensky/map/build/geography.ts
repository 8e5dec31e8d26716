import { geoGraticule, geoStream, type GeoProjection } from "d3-geo";
import type { MultiLineString, MultiPolygon, Polygon } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryObject, MultiPolygon as TopoMultiPolygon } from "topojson-specification";
import type { Country } from "./atlas";
import { collector, pathOf, type Ring } from "./path";

/** Square map units: detail smaller than this is dropped, and islands smaller than four times this. */
const DETAIL = 90;

interface Geography {
  readonly land: string;
  readonly borders: string;
  readonly countries: readonly { readonly code: string; readonly path: string }[];
}

/** Land, borders and the named countries, projected, clipped, and simplified together so that their edges meet. */
export function geography(
  all: readonly Country[],
  projection: GeoProjection,
  named: Readonly<Record<string, string>>,
): Geography {
  const projected: Record<string, MultiPolygon> = {};
  for (const country of all) {
    const { lines, sink } = collector();
    geoStream(country, projection.stream(sink));
    if (lines.length === 0) continue;
    // Each ring by itself: an enclave's hole and its filling cancel out when the land is merged.
    const rings = lines.map((line) => [closed(line)]);
    projected[String(country.id ?? country.properties?.["name"])] = { type: "MultiPolygon", coordinates: rings };
  }
  const fine = presimplify(topology(projected));
  const coarse = simplify(filter(fine, filterWeight(fine, DETAIL * 4)), DETAIL);
  const objects = Object.values(coarse.objects) as TopoMultiPolygon[];
  const collection: GeometryObject = { type: "GeometryCollection", geometries: objects };
  const borders: MultiLineString = mesh(coarse, collection, (a, b) => a !== b);
  return {
    land: pathOf(rings(merge(coarse, objects)), true),
    borders: pathOf(borders.coordinates as unknown as Ring[], false),
    countries: Object.entries(named).map(([code, id]) => {
      const object = coarse.objects[id];
      if (object === undefined) throw new Error(`the atlas has no country ${code} (${id})`);
      const shape = feature(coarse, object as TopoMultiPolygon).geometry;
      return { code, path: pathOf(rings(shape), true) };
    }),
  };
}

/** The lines of the graticule every `step` degrees, as path data. */
export function graticule(projection: GeoProjection, step: number): string {
  const { lines, sink } = collector();
  geoStream(geoGraticule().step([step, step])(), projection.stream(sink));
  return pathOf(lines, false);
}

function closed(line: [number, number][]): [number, number][] {
  const [first] = line;
  return first === undefined ? line : [...line, first];
}

function rings(shape: Polygon | MultiPolygon): Ring[] {
  const all = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return all.flat() as unknown as Ring[];
}
