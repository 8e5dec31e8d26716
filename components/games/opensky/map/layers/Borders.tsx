import { liveryOf } from "../../livery/liveries";
import { PermitMark } from "../../livery/marks";
import type { Boom, Stamp } from "../layout/borders";

/** Striped booms across cross-border routes; swung aside, in a livery's colour, where an airline holds a permit. */
export function Booms({ booms }: { readonly booms: readonly Boom[] }) {
  return booms.map(({ route, x, y, turn, open, scale }) => {
    const colour = open === null ? "var(--ink)" : liveryOf(open).colour;
    const pivot = open === null ? "translate(0 -9.5) rotate(90)" : "translate(5 -14) rotate(-22)";
    return (
      <g key={route} transform={`translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${scale})`}>
        <g transform={pivot} strokeLinecap="round">
          <path d="M0 0H19" stroke="var(--casing)" strokeWidth="9" />
          <path d="M0 0H19" stroke={colour} strokeWidth="6.2" />
          <path d="M5.5 0H20" stroke="var(--casing)" strokeWidth="3" strokeDasharray="3.4 3.4" strokeLinecap="butt" />
          <circle r="4" fill={colour} stroke="var(--casing)" strokeWidth="1.6" />
        </g>
      </g>
    );
  });
}

export function Stamps({ stamps }: { readonly stamps: readonly Stamp[] }) {
  return stamps.map(({ route, seat, x, y, size, ghost }) => (
    <PermitMark key={`${route} ${seat}`} seat={seat} x={x} y={y} size={size} ghost={ghost} />
  ));
}
