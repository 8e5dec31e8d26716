import type { Side } from "@/lib/engine/opensky/words";
import { EUROPE_LABELS } from "./europe-labels";
import { NORTH_AMERICA_LABELS } from "./north-america-labels";
import type { MapData } from "./map-data";
import type { MapSide } from "./sides";

/** Data, not code: the page asks for the one side that it draws. */
const FILES: Readonly<Record<Side, () => URL>> = {
  europe: () => new URL("./europe.json", import.meta.url),
  "north-america": () => new URL("./north-america.json", import.meta.url),
};
const LABELS = { europe: EUROPE_LABELS, "north-america": NORTH_AMERICA_LABELS } as const;

const sides = new Map<Side, MapSide>();
const onTheWay = new Map<Side, Promise<MapSide>>();

const fetched = async (side: Side): Promise<MapSide> => {
  const answer = await fetch(FILES[side]());
  if (!answer.ok) throw new Error(`the map of ${side} was answered ${answer.status}`);
  const loaded = { data: (await answer.json()) as MapData, labels: LABELS[side] };
  sides.set(side, loaded);
  return loaded;
};

/** The side, if the page has it. */
export const loadedSide = (side: Side): MapSide | null => sides.get(side) ?? null;

/** Brings a side's map to the page; asked again after a failure it tries again. */
export const loadSide = (side: Side): Promise<MapSide> => {
  const asked = onTheWay.get(side) ?? fetched(side);
  onTheWay.set(side, asked);
  asked.catch(() => onTheWay.delete(side));
  return asked;
};
