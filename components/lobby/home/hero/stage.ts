import { sideOf } from "@/components/games/opensky/map/data/sides";
import { boardReach, cameraOf, fitBoard, frameOf, freeArea } from "@/components/games/opensky/map/layout/camera";
import { layoutOf, type Layout } from "@/components/games/opensky/map/layout/layout";
import { metricsFor } from "@/components/games/opensky/map/layout/metrics";
import type { AirportCode, Callsign } from "@/lib/engine/opensky/words";
import { scenes, stillScene, type Scene } from "./story";

/** The drawing: wide enough for any screen; the board stands right of its middle, where the page's words end. */
export const SIZE = { width: 2600, height: 800 } as const;
const FREE = { top: 84, right: 690, bottom: 236, left: 1270 } as const;

/** The middle of the board in the drawing, for screens that show it alone. */
export const MIDDLE = {
  x: FREE.left + (SIZE.width - FREE.left - FREE.right) / 2,
  y: FREE.top + (SIZE.height - FREE.top - FREE.bottom) / 2,
} as const;

const side = sideOf("europe");
const free = freeArea(SIZE, FREE);
const look = fitBoard(side.data, free);

export const camera = cameraOf(look, free);
export const data = side.data;

/** A scene with everything at its place. */
export interface Frame {
  readonly scene: Scene;
  readonly layout: Layout;
}

export interface Names {
  readonly signWord: (callsign: Callsign) => string;
  readonly placeName: (id: string) => string;
  readonly cityName: (code: AirportCode) => string;
}

/** All scenes laid out; the words' lengths decide where labels have room. */
export function framesOf(names: Names): readonly Frame[] {
  return scenes().map((scene) => ({ scene, layout: layoutOf({ ...shows(scene), ...names }, look.scale, metrics) }));
}
const metrics = metricsFor(boardReach(side.data, look.scale));

function shows({ table, month, word }: Scene) {
  const open = word.kind === "revealed" || word.kind === "flash" || word.kind === "won" || word.kind === "wonByHalf";
  const leads = (seat: number) =>
    word.kind === "won" || word.kind === "wonByHalf" ? word.bid.seat === seat : month.leaders.includes(seat);
  const bids = word.kind === "revealed" ? (month.bids ?? []) : month.inPlay;
  const flags = open ? bids.map((bid) => ({ ...bid, leads: leads(bid.seat) })) : [];
  const highlights = flags.map(({ seat, itinerary, leads: selected }) => ({ seat, path: itinerary, selected }));
  // A settled month still shows its market here, until the next one is called.
  const shown = { ...table, months: [...table.months.slice(0, -1), { ...month, end: null }] };
  return {
    side,
    table: shown,
    highlights: highlights.filter(({ selected }) => selected),
    flags,
    planned: null,
    cities: false,
    ringed: false,
    frame: frameOf(look, free),
  };
}

/** Which frame is the still one. */
export const stillOf = (frames: readonly Frame[]): number => stillScene(frames.map(({ scene }) => scene));
