/** The parts of these two untyped packages that the map's build uses. */
declare module "topojson-server" {
  import type { GeoJSON } from "geojson";
  import type { Topology } from "topojson-specification";
  export function topology(objects: Record<string, GeoJSON>): Topology;
}
declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
  export function filter(topology: Topology, keep: (ring: unknown, interior: boolean) => boolean): Topology;
  export function filterWeight(topology: Topology, minWeight: number): (ring: unknown, interior: boolean) => boolean;
}
