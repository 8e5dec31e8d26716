import type { Departure } from "./hooks/useDepartures";
import type { MapData } from "./data/map-data";
import { Airlines, Bands, Plans } from "./layers/Airlines";
import { Booms, Stamps } from "./layers/Borders";
import { Departures } from "./layers/Departures";
import { Flags } from "./layers/Flags";
import { Geography } from "./layers/Geography";
import { Labels } from "./layers/Labels";
import { Nodes } from "./layers/Nodes";
import { Places } from "./layers/Places";
import { Planes } from "./layers/Planes";
import { Routes } from "./layers/Routes";
import type { Camera, Size } from "./layout/camera";
import type { Layout } from "./layout/layout";
import type { Target } from "./layout/targets";
import type { MapMode } from "./types";

interface Props {
  readonly data: MapData;
  readonly camera: Camera;
  readonly size: Size;
  readonly layout: Layout;
  readonly mode: MapMode;
  readonly lit: Target | null;
  readonly departures: readonly Departure[];
  readonly compact: boolean;
  /** Room for labels and names. */
  readonly words: boolean;
  /** Null where it is decoration. */
  readonly label: string | null;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Pixels of width from which the paper is folded. */
const FOLDED_FROM = 900;

/** The drawing, from the sea up to the flags. It takes no pointers: see `useGestures`. */
export function MapPicture({ data, camera, size, layout, mode, lit, departures, compact, words, label }: Props) {
  const routes = mode.kind === "routes" ? new Set([...mode.choices, ...mode.chosen]) : null;
  const airports = mode.kind === "airports" ? new Set([...mode.choices, ...mode.chosen]) : null;
  const { metrics, nodes, labels } = layout;
  return (
    <svg
      width={size.width}
      height={size.height}
      className="pointer-events-none absolute inset-0 font-sans"
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Geography data={data} camera={camera} compact={compact} />
      {size.width >= FOLDED_FROM &&
        [1, 2].map((third) => <Crease key={third} x={Math.round((size.width * third) / 3)} height={size.height} />)}
      <g transform={`translate(${camera.x} ${camera.y})`}>
        {words && <Places places={layout.places} compact={compact} />}
        <Routes routes={layout.routes} choices={routes} lit={lit?.kind === "route" ? lit.id : null} />
        <Bands bands={layout.bands} lit={lit?.kind === "band" ? lit.index : null} compact={compact} />
        <Plans lines={layout.lines} />
        <Airlines lines={layout.lines} />
        {words && <Booms booms={layout.booms} />}
        <Nodes
          nodes={nodes}
          metrics={metrics}
          choices={airports}
          chosen={mode.kind === "airports" ? new Set(mode.chosen) : NOTHING}
          lit={lit?.kind === "airport" ? lit.code : null}
        />
        <Stamps stamps={layout.stamps} />
        <Planes tails={layout.tails} stands={layout.stands} />
        {words && <Labels labels={labels} metrics={metrics} />}
        <Flags flags={layout.flags} metrics={metrics} />
        <Departures departures={departures} layout={layout} />
      </g>
    </svg>
  );
}

/** The fold of a paper map. */
const Crease = ({ x, height }: { readonly x: number; readonly height: number }) => (
  <>
    <path d={`M${x} 0V${height}`} stroke="var(--crease1)" />
    <path d={`M${x + 1} 0V${height}`} stroke="var(--crease2)" />
  </>
);
