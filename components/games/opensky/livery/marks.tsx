/** Pieces drawn inside an SVG, by the map and by the pictures of this folder. Positions are centres, in pixels. */
import type { Seat } from "@/lib/engine/opensky/words";
import { liveryOf } from "./liveries";
import { FIN, TAIL_CONE, TOKEN } from "./shapes";

interface At {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const round = (value: number) => Math.round(value * 100) / 100;
const box = (x: number, y: number, size: number, units: number) =>
  `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Math.round((size / units) * 1e4) / 1e4})`;

export function EmblemMark({ seat, x, y, size, fill = "var(--onliv)" }: At & { readonly fill?: string }) {
  const { emblem, turn } = liveryOf(seat);
  return (
    <g transform={box(x, y, size, 24)} fill={fill}>
      <path d={emblem} transform={turn === 0 ? undefined : `rotate(${turn} 12 12)`} />
    </g>
  );
}

/** Disc with the emblem; `size` is its diameter. `ring` is the colour of a rim around it. */
export function BadgeMark({ seat, x, y, size, ring }: At & { readonly ring?: string }) {
  const r = size / 2;
  return (
    <g>
      {ring !== undefined && <circle cx={x} cy={y} r={r + 1.8} fill={ring} />}
      <circle cx={x} cy={y} r={r} fill={liveryOf(seat).colour} />
      <EmblemMark seat={seat} x={x} y={y} size={r * 1.34} />
    </g>
  );
}

/** The plane token. `casing` draws a rim in the panel's colour, for use on lines; a ghost is not yet confirmed. */
export function TailMark({
  seat,
  x,
  y,
  size,
  ghost = false,
  casing = false,
}: At & { readonly ghost?: boolean; readonly casing?: boolean }) {
  const k = size / 32;
  const { colour } = liveryOf(seat);
  return (
    <g transform={box(x, y, size, 32)}>
      {casing && (
        <path d={TOKEN} fill="var(--casing)" stroke="var(--casing)" strokeWidth={4 / k} strokeLinejoin="round" />
      )}
      {ghost ? (
        <path
          d={TOKEN}
          fill="var(--casing)"
          stroke={colour}
          strokeWidth={1.7 / k}
          strokeDasharray={`${3 / k} ${2 / k}`}
        />
      ) : (
        <path d={TOKEN} fill={colour} />
      )}
      <EmblemMark seat={seat} x={14.2} y={16.8} size={15.5} fill={ghost ? colour : "var(--onliv)"} />
    </g>
  );
}

/** A whole tail with its cone: the airline's picture in large. */
export function BigTailMark({ seat, x, y, size }: At) {
  return (
    <g transform={box(x, y, size, 32)}>
      <path d={`${FIN}${TAIL_CONE}`} fill={liveryOf(seat).colour} />
      <EmblemMark seat={seat} x={11.9} y={12.6} size={12} />
    </g>
  );
}

/** A subsidy cube. */
export function CubeMark({ x, y, size }: Omit<At, "seat">) {
  const a = size / 2;
  const b = size * 0.27;
  const w = a * 0.9;
  return (
    <g
      transform={`translate(${round(x)} ${round(y)})`}
      stroke="var(--cubeedge)"
      strokeWidth="1.1"
      strokeLinejoin="round"
    >
      <path d={`M0 ${-a}L${w} ${-b}V${b}L0 ${a}L${-w} ${b}V${-b}Z`} fill="var(--cube1)" />
      <path d={`M${-w} ${-b}L0 0V${a}L${-w} ${b}Z`} fill="var(--cube2)" />
      <path d={`M${w} ${-b}L0 0V${a}L${w} ${b}Z`} fill="var(--cube3)" />
    </g>
  );
}

/** A cross-border permit: the airline's passport stamp. */
export function PermitMark({ seat, x, y, size, ghost = false }: At & { readonly ghost?: boolean }) {
  const { colour } = liveryOf(seat);
  return (
    <g transform={box(x, y, size, 32)}>
      <rect x="1" y="1" width="30" height="30" rx="7" fill="var(--casing)" />
      <rect
        x="2.6"
        y="2.6"
        width="26.8"
        height="26.8"
        rx="5.6"
        fill="none"
        stroke={colour}
        strokeWidth="2.6"
        strokeDasharray={ghost ? "4 3" : undefined}
      />
      <rect x="6.4" y="6.4" width="19.2" height="19.2" rx="3" fill={ghost ? "none" : colour} />
      <EmblemMark seat={seat} x={16} y={16} size={14} fill={ghost ? colour : "var(--onliv)"} />
    </g>
  );
}

/** An airline's line along an SVG path, in its pattern; `weight` 1.3 for the chosen one. */
export function LiveryLine({
  seat,
  d,
  weight = 1,
  opacity = 1,
}: {
  readonly seat: Seat;
  readonly d: string;
  readonly weight?: number;
  readonly opacity?: number;
}) {
  const { colour, line } = liveryOf(seat);
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={round(line.width * weight)}
      strokeDasharray={line.dash.map((x) => (x < 1 ? x : round(x * Math.max(1, weight * 0.94)))).join(" ") || undefined}
      strokeLinecap={line.cap}
      opacity={opacity}
    />
  );
}
