import type { ReactNode } from "react";
import { TailMark } from "@/components/games/opensky/livery/marks";
import { Airlines, Bands } from "@/components/games/opensky/map/layers/Airlines";
import { Flags } from "@/components/games/opensky/map/layers/Flags";
import { Labels } from "@/components/games/opensky/map/layers/Labels";
import { Nodes } from "@/components/games/opensky/map/layers/Nodes";
import { Planes } from "@/components/games/opensky/map/layers/Planes";
import type { Film, Piece } from "./film";

interface LayerProps<T> {
  readonly film: Film;
  readonly pieces: readonly Piece<T>[];
  readonly draw: (item: T) => ReactNode;
}

/** The things of one layer, marked with the scenes in which they are there. */
function Layer<T>({ film: { frames, still }, pieces, draw }: LayerProps<T>) {
  return pieces.map(({ item, at }, key) =>
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
export function Pieces({ film }: { readonly film: Film }) {
  const metrics = film.frames[0]?.layout.metrics;
  if (metrics === undefined) return null;
  const node = { metrics, choices: null, chosen: NONE, lit: null } as const;
  return (
    <>
      <Layer film={film} pieces={film.bands} draw={(band) => <Bands bands={[band]} lit={null} compact={false} />} />
      <Layer film={film} pieces={film.lines} draw={(line) => <Airlines lines={[line]} />} />
      <Layer film={film} pieces={film.nodes} draw={(one) => <Nodes nodes={[one]} {...node} />} />
      <Layer film={film} pieces={film.tails} draw={(tail) => <Planes tails={[tail]} stands={[]} />} />
      <Layer film={film} pieces={film.stands} draw={({ stand, tails }) => <Planes tails={tails} stands={[stand]} />} />
      <Layer film={film} pieces={film.labels} draw={(label) => <Labels labels={[label]} metrics={metrics} />} />
      <Layer film={film} pieces={film.flags} draw={(flag) => <Flags flags={[flag]} metrics={metrics} />} />
      <Layer
        film={film}
        pieces={film.flights}
        draw={({ seat, d }) => (
          <g className="hero-flight" style={{ offsetPath: `path("${d}")` }}>
            <TailMark seat={seat} x={0} y={0} size={metrics.tail.big} casing />
          </g>
        )}
      />
    </>
  );
}
