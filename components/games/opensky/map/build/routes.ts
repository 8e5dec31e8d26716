import { geoContains, geoInterpolate, type GeoProjection } from "d3-geo";
import type { MapRoute } from "../data/map-data";
import type { Country } from "./atlas";
import type { BoardAirport } from "./sides";

/** Legs of a route's polyline: great circles bend so little on these maps that more would not be seen. */
const LEGS = 12;
const SAMPLES = 240;

/** The great circle between two airports, and where it crosses the border between their countries. */
export function routeOf(
  id: string,
  from: BoardAirport,
  to: BoardAirport,
  projection: GeoProjection,
  countryOf: (code: string) => Country,
): MapRoute {
  const along = geoInterpolate([from.lon, from.lat], [to.lon, to.lat]);
  const points = Array.from({ length: LEGS + 1 }, (_, i) => projection(along(i / LEGS)) ?? []).flat().map(Math.round);
  return { id, points, crossing: crossing(along, from, to, countryOf) };
}

/** Between the last point in the one country and the first in the other, so at sea halfway between their coasts. */
function crossing(
  along: (t: number) => [number, number],
  from: BoardAirport,
  to: BoardAirport,
  countryOf: (code: string) => Country,
): number | null {
  if (from.country === undefined || to.country === undefined || from.country === to.country) return null;
  const [home, abroad] = [countryOf(from.country), countryOf(to.country)];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const last = samples.findLast((t) => geoContains(home, along(t))) ?? 0;
  const first = samples.find((t) => geoContains(abroad, along(t))) ?? 1;
  return Math.round(((last + first) / 2) * 1000) / 1000;
}
