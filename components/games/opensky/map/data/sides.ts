import type { Side } from "@/lib/engine/opensky/words";
import type { LabelSpots } from "../layout/labels";
import europe from "./europe.json";
import { EUROPE_LABELS } from "./europe-labels";
import type { MapData } from "./map-data";
import northAmerica from "./north-america.json";
import { NORTH_AMERICA_LABELS } from "./north-america-labels";

export interface MapSide {
  readonly data: MapData;
  readonly labels: LabelSpots;
}

const SIDES: Readonly<Record<Side, MapSide>> = {
  europe: { data: europe, labels: EUROPE_LABELS },
  "north-america": { data: northAmerica, labels: NORTH_AMERICA_LABELS },
};

/** Both sides at once, for the server; pages load theirs by `loadSide`. */
export const sideOf = (side: Side): MapSide => SIDES[side];
