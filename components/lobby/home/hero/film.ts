import type { Point } from "@/components/games/opensky/map/layout/geometry";
import { legs, type Layout } from "@/components/games/opensky/map/layout/layout";
import { framesOf, stillOf, type Frame, type Names } from "./stage";

/** A thing on the map and the scenes in which it is there. */
export interface Piece<T> {
  readonly item: T;
  readonly at: readonly number[];
}

/** The winner's way over the map. */
export interface Flight {
  readonly seat: number;
  readonly d: string;
}

/** Each thing once, however many scenes it is in. */
function merged<T>(frames: readonly Frame[], of: (layout: Layout, frame: Frame) => readonly T[]): readonly Piece<T>[] {
  const found = new Map<string, { readonly item: T; readonly at: number[] }>();
  frames.forEach((frame, at) => {
    for (const item of of(frame.layout, frame)) {
      const key = JSON.stringify(item);
      const known = found.get(key);
      if (known === undefined) found.set(key, { item, at: [at] });
      else known.at.push(at);
    }
  });
  return [...found.values()];
}

const spot = ({ x, y }: Point): string => `${x} ${y}`;

function flights({ routes }: Layout, { scene: { word } }: Frame): readonly Flight[] {
  if (word.kind !== "won" && word.kind !== "wonByHalf") return [];
  const { seat, itinerary } = word.bid;
  const ways = legs(itinerary).flatMap((id, leg) => {
    const route = routes.find((one) => one.id === id);
    if (route === undefined) return [];
    return route.from === itinerary[leg] ? [route.line.points] : [route.line.points.toReversed()];
  });
  return [{ seat, d: `M${ways.flat().map(spot).join("L")}` }];
}

/** The recorded game with everything at its place, ready to be drawn; worked out once for each language. */
export function filmOf(names: Names) {
  const frames = framesOf(names);
  return {
    frames,
    still: stillOf(frames),
    bands: merged(frames, (layout) => layout.bands),
    lines: merged(frames, (layout) => layout.lines),
    nodes: merged(frames, (layout) => layout.nodes),
    tails: merged(frames, ({ tails, stands }) => tails.filter(({ route }) => stands.every((stand) => stand.route !== route))),
    stands: merged(frames, ({ tails, stands }) =>
      stands.map((stand) => ({ stand, tails: tails.filter(({ route }) => route === stand.route) })),
    ),
    labels: merged(frames, (layout) => layout.labels),
    flags: merged(frames, (layout) => layout.flags),
    flights: merged(frames, flights),
  };
}

export type Film = ReturnType<typeof filmOf>;
