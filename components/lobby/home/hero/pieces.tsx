import type { ReactNode } from "react";
import { Airlines, Bands } from "@/components/games/opensky/map/layers/Airlines";
import { Flags } from "@/components/games/opensky/map/layers/Flags";
import { Labels } from "@/components/games/opensky/map/layers/Labels";
import { Nodes } from "@/components/games/opensky/map/layers/Nodes";
import { Planes } from "@/components/games/opensky/map/layers/Planes";
import { along, pathOf } from "@/components/games/opensky/map/layout/geometry";
import { legs, type Layout } from "@/components/games/opensky/map/layout/layout";
import { TailMark } from "@/components/games/opensky/livery/marks";
import type { Frame } from "./stage";

interface LayerProps<T> {
  readonly frames: readonly Frame[];
  readonly still: number;
  readonly of: (layout: Layout, frame: Frame) => readonly T[];
  readonly draw: (item: T) => ReactNode;
}

/** The things of one layer, each drawn once and marked with the scenes in which it is there. */
function Layer<T>({ frames, still, of, draw }: LayerProps<T>) {
  const found = new Map<string, { readonly item: T; readonly at: number[] }>();
  frames.forEach((frame, at) => {
    for (const item of of(frame.layout, frame)) {
      const key = JSON.stringify(item);
      const known = found.get(key);
      if (known === undefined) found.set(key, { item, at: [at] });
      else known.at.push(at);
    }
  });
  return [...found.values()].map(({ item, at }, key) =>
    at.length === frames.length ? (
      <g key={key}>{draw(item)}</g>
    ) : (
      <g key={key} data-at={at.join(" ")} className={at.includes(still) ? undefined : "off"}>
        {draw(item)}
      </g>
    ),
  );
}

const NONE: ReadonlySet<string> = new Set();

/** All that comes and goes on the map. */
export function Pieces({ frames, still }: { readonly frames: readonly Frame[]; readonly still: number }) {
  const metrics = frames[0]?.layout.metrics;
  if (metrics === undefined) return null;
  const film = { frames, still } as const;
  return (
    <>
      <Layer {...film} of={(l) => l.bands} draw={(band) => <Bands bands={[band]} lit={null} compact={false} />} />
      <Layer {...film} of={(l) => l.lines} draw={(line) => <Airlines lines={[line]} />} />
      <Layer
        {...film}
        of={(l) => l.nodes}
        draw={(node) => <Nodes nodes={[node]} metrics={metrics} choices={null} chosen={NONE} lit={null} />}
      />
      <Layer {...film} of={(l) => l.tails} draw={(tail) => <Planes tails={[tail]} stands={[]} />} />
      <Layer
        {...film}
        of={(l) => l.stands.map((stand) => ({ stand, tails: l.tails.filter((tail) => tail.route === stand.route) }))}
        draw={({ stand, tails }) => <Planes tails={tails} stands={[stand]} />}
      />
      <Layer {...film} of={(l) => l.labels} draw={(label) => <Labels labels={[label]} metrics={metrics} />} />
      <Layer {...film} of={(l) => l.flags} draw={(flag) => <Flags flags={[flag]} metrics={metrics} />} />
      <Layer {...film} of={flights} draw={(flight) => <Flight {...flight} size={metrics.tail.big} />} />
    </>
  );
}

/** The winner's way over the map, while its planes are in the air. */
function flights({ routes }: Layout, { scene: { word } }: Frame) {
  if (word.kind !== "won" && word.kind !== "wonByHalf") return [];
  const { seat, itinerary } = word.bid;
  const way = legs(itinerary).flatMap((id, leg) => {
    const route = routes.find((one) => one.id === id);
    if (route === undefined) return [];
    const d = pathOf(route.line);
    return [route.from === itinerary[leg] ? d : pathOf({ ...route.line, points: [...route.line.points].reverse() })];
  });
  const first = routes.find(({ id }) => id === legs(itinerary)[0]);
  const start = first && along(first.line, first.from === itinerary[0] ? 0 : first.line.length);
  return start === undefined ? [] : [{ seat, d: way.join(" ").replace(/(?!^)M/g, "L"), start }];
}

function Flight({ seat, d, size }: { readonly seat: number; readonly d: string; readonly size: number }) {
  return (
    <g className="hero-flight" style={{ offsetPath: `path("${d}")` }}>
      <TailMark seat={seat} x={0} y={0} size={size} casing />
    </g>
  );
}
