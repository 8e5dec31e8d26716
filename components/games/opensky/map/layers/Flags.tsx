import { liveryOf } from "../../livery/liveries";
import { EmblemMark } from "../../livery/marks";
import type { Flag } from "../layout/flags";
import type { Metrics } from "../layout/metrics";

/** The revealed fares; the leader's is larger and ringed. */
export function Flags({ flags, metrics }: { readonly flags: readonly Flag[]; readonly metrics: Metrics }) {
  return flags.map(({ seat, fare, leads, box: { x, y, w, h } }) => {
    const { colour } = liveryOf(seat);
    const strip = h * 0.8;
    return (
      <g key={seat}>
        {leads && <rect x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="7" fill="var(--accent)" />}
        <rect x={x} y={y} width={w} height={h} rx="4" fill="var(--pass)" />
        <path d={`M${x + 4} ${y}H${x + strip}V${y + h}H${x + 4}a4 4 0 0 1-4-4V${y + 4}a4 4 0 0 1 4-4z`} fill={colour} />
        <EmblemMark seat={seat} x={x + strip / 2 + 0.5} y={y + h / 2} size={h * 0.56} />
        <rect x={x} y={y} width={w} height={h} rx="4" fill="none" stroke={colour} strokeWidth="2" />
        <text
          x={x + strip + (w - strip) / 2}
          y={y + h / 2}
          dy="0.36em"
          textAnchor="middle"
          className="font-mono"
          fontSize={(leads ? metrics.lead : metrics.flag).font}
          fontWeight="700"
          fill="var(--passink)"
        >
          {fare}
        </text>
      </g>
    );
  });
}
