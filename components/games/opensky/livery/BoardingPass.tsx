import { useId } from "react";
import type { AirportCode, Seat } from "@/lib/engine/opensky/words";
import { EmblemMark } from "./marks";
import { liveryOf } from "./liveries";
import { passOutline } from "./shapes";
import { Svg } from "./Svg";

interface Props {
  readonly seat: Seat;
  readonly fare: number;
  readonly from?: AirportCode | undefined;
  readonly to?: AirportCode | undefined;
  /** How many cards of this value the pass stands for. */
  readonly count?: number | undefined;
  readonly selected?: boolean | undefined;
  readonly dim?: boolean | undefined;
  /** Words on the stub in place of the bar code, as "via FRA". */
  readonly foot?: string | undefined;
  /** Below 80 px of width the route is left out and the emblem stands in the middle. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly label?: string | undefined;
}

const MONO = "'B612 Mono', monospace";
const BARS = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 2, 1, 1];

/** A fare card as a boarding pass. Decoration around a control that names it, unless it has a label. */
export function BoardingPass(props: Props) {
  const { seat, fare, from, to, foot, label } = props;
  const { count = 1, selected = false, dim = false, width = 92, height = 126 } = props;
  const clip = useId();
  const mini = width < 80;
  const band = mini || height < 112 ? 22 : 26;
  const perforation = height - (mini || height < 112 ? 26 : 34);
  const outline = passOutline(width, height, perforation);
  const size = mini ? 28 : height < 112 ? 30 : 36;
  const stub = perforation + (height - perforation) / 2;
  return (
    <Svg width={width + 4} height={height + 4} viewBox={`-2 -2 ${width + 4} ${height + 4}`} label={label}>
      <g opacity={dim ? 0.62 : 1}>
        <path d={outline} fill="var(--pass)" />
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        <rect width={width} height={band} fill={liveryOf(seat).colour} clipPath={`url(#${clip})`} />
        <EmblemMark seat={seat} x={mini ? width / 2 : 16} y={band / 2} size={mini ? 13 : 15} />
        {!mini && from !== undefined && to !== undefined && (
          <text
            x={width - 9}
            y={band / 2 + 4}
            textAnchor="end"
            fontFamily={MONO}
            fontSize="11.5"
            fontWeight="700"
            fill="var(--onliv)"
          >
            {`${from}–${to}`}
          </text>
        )}
        <text
          x={width / 2}
          y={band + (perforation - band) / 2 + size * 0.36}
          textAnchor="middle"
          fontFamily={MONO}
          fontSize={size}
          fontWeight="700"
          letterSpacing="-1"
          fill="var(--passink)"
        >
          {fare}
        </text>
        <path
          d={`M9 ${perforation}H${width - 9}`}
          stroke="var(--passedge)"
          strokeWidth="1.4"
          strokeDasharray="3 3"
          fill="none"
        />
        {foot === undefined ? (
          <BarCode
            x={10}
            y={perforation + 9}
            width={width - (count > 1 ? 46 : 20)}
            height={height - perforation - 17}
          />
        ) : (
          <text x={width / 2} y={stub + 4.5} textAnchor="middle" fontSize="11.5" fill="var(--passink)">
            {foot}
          </text>
        )}
        {foot === undefined && count > 1 && (
          <text
            x={width - 10}
            y={stub + 5}
            textAnchor="end"
            fontFamily={MONO}
            fontSize="14"
            fontWeight="700"
            fill="var(--passink)"
          >
            {`×${count}`}
          </text>
        )}
        <path
          d={outline}
          fill="none"
          stroke={selected ? "var(--accent)" : "var(--passedge)"}
          strokeWidth={selected ? 3 : 1.2}
        />
      </g>
    </Svg>
  );
}

interface BarCodeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function BarCode({ x, y, width, height }: BarCodeProps) {
  const bars: { readonly x: number; readonly width: number }[] = [];
  let at = 0;
  for (let i = 0; at < width - 2; i += 1) {
    const bar = BARS[i % BARS.length] ?? 1;
    bars.push({ x: x + at, width: bar });
    at += bar + (BARS[(i + 5) % BARS.length] ?? 1) * 0.8 + 0.8;
  }
  return (
    <g fill="var(--passink)" opacity="0.82">
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={y} width={bar.width} height={height} />
      ))}
    </g>
  );
}

/** The back of a fare card: livery ground, woven with its own line pattern. Says nothing about the card. */
export function BoardingPassBack({
  seat,
  width = 92,
  height = 126,
  label,
}: Pick<Props, "seat" | "width" | "height" | "label">) {
  const clip = useId();
  const { colour, line } = liveryOf(seat);
  const perforation = height - (width < 80 || height < 112 ? 26 : 34);
  const outline = passOutline(width, height, perforation);
  const middle = perforation / 2 + 1;
  const radius = Math.min(width, perforation) * 0.27;
  const weave = Array.from({ length: Math.ceil((width + 2 * height) / 11) }, (_, i) => i * 11 - height);
  return (
    <Svg width={width + 4} height={height + 4} viewBox={`-2 -2 ${width + 4} ${height + 4}`} label={label}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} fill={colour} />
        <g
          stroke="var(--onliv)"
          strokeOpacity="0.34"
          strokeWidth={line.width * 0.42}
          strokeDasharray={line.dash.map((x) => (x < 1 ? x : x * 0.68)).join(" ") || undefined}
          strokeLinecap={line.cap}
        >
          {weave.map((x) => (
            <path key={x} d={`M${x} ${height + 4}L${x + height + 4} 0`} />
          ))}
        </g>
        <circle cx={width / 2} cy={middle} r={radius + 3} fill={colour} />
        <circle cx={width / 2} cy={middle} r={radius} fill="var(--onliv)" />
        <EmblemMark seat={seat} x={width / 2} y={middle} size={radius * 1.3} fill={colour} />
      </g>
      <path d={`M9 ${perforation}H${width - 9}`} stroke="var(--onliv)" strokeWidth="1.4" strokeDasharray="3 3" />
      <path d={outline} fill="none" stroke="var(--panel)" strokeWidth="1" />
    </Svg>
  );
}
