import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-50m.json" with { type: "json" };

/** Degrees: a border along a parallel is straight on the atlas but bends when projected: it needs points on the way. */
const STEP = 0.7;

/** The projections put the south pole at infinity. */
const ANTARCTICA = "010";

export type Country = Feature<Polygon | MultiPolygon>;

/** The countries of Natural Earth at 1:50m, with points at least every `STEP` degrees, by their numeric id. */
export function countries(): readonly Country[] {
  const topology = densified(atlas as unknown as Topology);
  const all = topology.objects["countries"];
  if (all === undefined) throw new Error("world-atlas has no countries");
  const features = feature(topology, all as GeometryCollection).features as Country[];
  return features.filter(({ id }) => id !== ANTARCTICA);
}

/** The same topology, undone from its quantisation, so that shared borders stay shared. */
function densified(source: Topology): Topology {
  const { scale, translate } = source.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = source.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map((step) => {
      x += step[0] ?? 0;
      y += step[1] ?? 0;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
    return points.flatMap((point, i) => {
      const last = points[i - 1];
      if (last === undefined) return [[point[0], point[1]]];
      const length = Math.hypot(point[0] - last[0], point[1] - last[1]);
      // A step from one side of the date line to the other is no way round the globe.
      const pieces = length > 180 ? 1 : Math.max(1, Math.ceil(length / STEP));
      return Array.from({ length: pieces }, (_, k) => {
        const f = (k + 1) / pieces;
        return [last[0] + (point[0] - last[0]) * f, last[1] + (point[1] - last[1]) * f];
      });
    });
  });
  const { transform: _, ...rest } = source;
  return { ...rest, arcs };
}
