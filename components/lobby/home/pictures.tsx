import type { ReactNode } from "react";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { BadgeMark, EmblemMark, LiveryLine, TailMark } from "@/components/games/opensky/livery/marks";

interface Spot {
  readonly x: number;
  readonly y: number;
}

const [WEST, MIDDLE, NORTH, EAST] = [
  { x: 62, y: 132 },
  { x: 176, y: 96 },
  { x: 238, y: 36 },
  { x: 318, y: 118 },
] as const;

const way = (...spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}`;

const Plate = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 380 170" aria-hidden="true" className="block w-full bg-land font-sans">
    <path d="M0 0h130c-8 26-40 34-52 40S40 76 0 84z" fill="var(--sea)" stroke="var(--coast)" />
    <path d="M290 170c10-22 34-14 50-26s22-16 40-18v44z" fill="var(--sea)" stroke="var(--coast)" />
    {children}
  </svg>
);

const Dot = ({ x, y, sign = false }: Spot & { readonly sign?: boolean }) => (
  <circle
    cx={x}
    cy={y}
    r={sign ? 11 : 5}
    fill={sign ? "var(--sign)" : "var(--casing)"}
    stroke={sign ? "var(--signink)" : "var(--nodeink)"}
    strokeWidth="2.2"
  />
);

const Line = ({ seat, d }: { readonly seat: number; readonly d: string }) => (
  <>
    <path d={d} fill="none" stroke="var(--casing)" strokeWidth={liveryOf(seat).line.width + 4.5} />
    <LiveryLine seat={seat} d={d} />
  </>
);

const Hairlines = () => (
  <path d={[way(WEST, MIDDLE, EAST), way(WEST, NORTH, EAST), way(MIDDLE, NORTH)].join("")} fill="none" stroke="var(--hair)" />
);

/** Planes on routes, with a hub between them. */
export const NetworkPicture = () => (
  <Plate>
    <Hairlines />
    <Line seat={1} d={way(WEST, MIDDLE, EAST)} />
    <Line seat={0} d={way(MIDDLE, NORTH)} />
    <Dot {...WEST} />
    <Dot {...NORTH} />
    <Dot {...EAST} />
    <circle cx={MIDDLE.x} cy={MIDDLE.y} r="13" fill="var(--casing)" stroke="var(--ink)" strokeWidth="1.8" />
    <BadgeMark seat={1} x={MIDDLE.x} y={MIDDLE.y} size={19} />
    <TailMark seat={1} x={118} y={113} size={30} casing />
    <TailMark seat={1} x={250} y={107} size={30} casing />
    <TailMark seat={0} x={209} y={64} size={30} casing />
  </Plate>
);

const Fare = ({ x, y, size, children }: Spot & { readonly size: number; readonly children: number }) => (
  <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight="700" className="font-mono" fill="var(--passink)">
    {children}
  </text>
);

interface PassProps {
  readonly seat: number;
  /** Null while it lies face down. */
  readonly fare: number | null;
  readonly x: number;
  readonly lead?: boolean;
}

const Pass = ({ seat, fare, x, lead = false }: PassProps) => (
  <g transform={`translate(${x} ${lead ? 34 : 44})`}>
    {lead && <rect x="-4" y="-4" width="100" height="110" rx="10" fill="var(--accent)" />}
    <rect
      width="92"
      height="102"
      rx="7"
      fill={fare === null ? liveryOf(seat).colour : "var(--pass)"}
      stroke="var(--passedge)"
    />
    {fare === null ? (
      <EmblemMark seat={seat} x={46} y={51} size={44} />
    ) : (
      <>
        <path d="M7 0H85a7 7 0 0 1 7 7V26H0V7a7 7 0 0 1 7-7z" fill={liveryOf(seat).colour} />
        <EmblemMark seat={seat} x={16} y={13} size={16} />
        <Fare x={46} y={74} size={30}>
          {fare}
        </Fare>
        <path d="M10 90H82" stroke="var(--passedge)" strokeWidth="2" strokeDasharray="2 4" />
      </>
    )}
  </g>
);

/** A sealed fare beside one's own choice. */
export const FarePicture = () => (
  <svg viewBox="0 0 380 170" aria-hidden="true" className="block w-full bg-wallet font-sans">
    <Pass seat={0} fare={null} x={36} />
    <Pass seat={1} fare={250} x={144} lead />
    <Pass seat={3} fare={null} x={252} />
  </svg>
);

/** The winner's planes leave on their way. */
export const FlightPicture = () => (
  <Plate>
    <Hairlines />
    <path
      d={way(WEST, MIDDLE, EAST)}
      fill="none"
      stroke={liveryOf(1).colour}
      strokeOpacity="0.28"
      strokeWidth="20"
      strokeLinecap="round"
    />
    <Line seat={1} d={way(WEST, MIDDLE, EAST)} />
    <Dot {...NORTH} />
    <Dot {...MIDDLE} />
    <Dot {...WEST} sign />
    <Dot {...EAST} sign />
    <TailMark seat={1} x={128} y={111} size={34} casing />
    <TailMark seat={1} x={262} y={109} size={34} casing />
    <rect x="143" y="40" width="78" height="32" rx="8" fill="var(--accent)" />
    <rect x="146" y="43" width="72" height="26" rx="5" fill="var(--pass)" />
    <Fare x={182} y={62} size={18}>
      {250}
    </Fare>
  </Plate>
);
