import { geoConicConformal, type GeoConicProjection } from "d3-geo";
import europe from "@/lib/engine/opensky/boards/europe-1.json" with { type: "json" };
import northAmerica from "@/lib/engine/opensky/boards/north-america-1.json" with { type: "json" };

export interface BoardAirport {
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly country?: string;
}

export interface BoardFile {
  readonly id: string;
  readonly side: string;
  readonly airports: readonly BoardAirport[];
  readonly routes: readonly string[];
}

export interface SideSource {
  readonly board: BoardFile;
  readonly projection: () => GeoConicProjection;
  /** Degrees between the lines of the graticule. */
  readonly graticule: number;
  /** Country codes by the ids that the atlas uses (ISO 3166 numeric). */
  readonly countries: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
}

/** A sea's or a country's name, set by hand where the routes leave room. */
export interface Place {
  readonly id: string;
  readonly kind: "sea" | "country";
  readonly lon: number;
  readonly lat: number;
  readonly turn?: number;
}

/** Half the globe is enough, and keeps out what the projection throws far away. */
const HALF = 90;

/** Conic conformal, centred on each side, with standard parallels a sixth in from its edges. */
export const SIDES: Readonly<Record<"europe" | "north-america", SideSource>> = {
  europe: {
    board: europe,
    projection: () => geoConicConformal().rotate([-9.6, 0]).parallels([42, 58]).clipAngle(HALF),
    graticule: 5,
    countries: {},
    places: [
      { id: "atlanticOcean", kind: "sea", lon: -15.2, lat: 46.2, turn: -72 },
      { id: "northSea", kind: "sea", lon: 3.1, lat: 56.4 },
      { id: "balticSea", kind: "sea", lon: 20.2, lat: 58.1, turn: -62 },
      { id: "mediterranean", kind: "sea", lon: 6.2, lat: 37.9 },
      { id: "blackSea", kind: "sea", lon: 34.2, lat: 43.3 },
    ],
  },
  "north-america": {
    board: northAmerica,
    projection: () => geoConicConformal().rotate([98, 0]).parallels([25, 47]).clipAngle(HALF),
    graticule: 10,
    countries: { CA: "124", US: "840", MX: "484" },
    places: [
      { id: "pacificOcean", kind: "sea", lon: -129.5, lat: 31.5, turn: 58 },
      { id: "atlanticOcean", kind: "sea", lon: -66.5, lat: 34.5 },
      { id: "gulfOfMexico", kind: "sea", lon: -93.8, lat: 24.3 },
      { id: "canada", kind: "country", lon: -104.5, lat: 54.8 },
      { id: "unitedStates", kind: "country", lon: -113, lat: 41.3 },
      { id: "mexico", kind: "country", lon: -93.3, lat: 17.3 },
    ],
  },
};
