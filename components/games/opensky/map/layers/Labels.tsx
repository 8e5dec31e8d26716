import { CubeMark } from "../../livery/marks";
import type { Label } from "../layout/labels";
import type { Metrics } from "../layout/metrics";

/** Callsign, code and subsidy cube of each airport as one label. */
export function Labels({ labels, metrics }: { readonly labels: readonly Label[]; readonly metrics: Metrics }) {
  return labels.map((label) => <LabelMark key={label.code} label={label} metrics={metrics} />);
}

function LabelMark({ label, metrics }: { readonly label: Label; readonly metrics: Metrics }) {
  const { code, sign, signWidth, codeWidth, cube, market, city, box, line } = label;
  const font = market ? metrics.marketFont : metrics.font;
  const middle = box.y + line / 2;
  const codeX = box.x + (sign === null ? 0 : signWidth + 5);
  const halo = {
    fill: "var(--ink)",
    stroke: "var(--halo)",
    strokeWidth: 3.6,
    strokeLinejoin: "round",
    paintOrder: "stroke",
  } as const;
  return (
    <g>
      {sign !== null && (
        <>
          <rect
            x={box.x + 0.7}
            y={middle - metrics.sign.height / 2}
            width={signWidth - 1.4}
            height={metrics.sign.height}
            rx="3"
            fill="var(--sign)"
            stroke="var(--signink)"
            strokeWidth="1.4"
          />
          <text
            x={box.x + signWidth / 2}
            y={middle}
            dy="0.36em"
            textAnchor="middle"
            fontSize={metrics.sign.font}
            fontWeight="700"
            letterSpacing="0.4"
            fill="var(--signink)"
          >
            {sign}
          </text>
        </>
      )}
      <text x={codeX} y={middle} dy="0.36em" fontSize={font} fontWeight="700" letterSpacing="0.3" {...halo}>
        {code}
      </text>
      {cube && <CubeMark x={codeX + codeWidth + 5 + metrics.cube / 2} y={middle} size={metrics.cube} />}
      {city !== null && (
        <text x={box.x} y={box.y + line + 10} fontSize={metrics.font - 1} {...halo}>
          {city}
        </text>
      )}
    </g>
  );
}
