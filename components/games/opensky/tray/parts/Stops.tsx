import { BadgeMark } from "@/components/games/opensky/livery/marks";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { LiveryLine } from "@/components/games/opensky/livery/marks";
import type { Seat } from "@/lib/engine/opensky/words";

interface Props {
  readonly seat: Seat;
  readonly stops: number;
  readonly width: number;
}

/** An itinerary as a little line: its two ends, and the airline's badge at each stop. */
export function ItineraryLine({ seat, stops, width }: Props) {
  const step = (width - 16) / (stops + 1);
  return (
    <Svg width={width} height={22}>
      <LiveryLine seat={seat} d={`M8 11H${width - 8}`} />
      {Array.from({ length: stops }, (_, i) => (
        <g key={i}>
          <circle cx={8 + (i + 1) * step} cy={11} r={8.6} fill="var(--casing)" stroke="var(--ink)" strokeWidth="1.4" />
          <BadgeMark seat={seat} x={8 + (i + 1) * step} y={11} size={13.6} />
        </g>
      ))}
      {[8, width - 8].map((x) => (
        <circle key={x} cx={x} cy={11} r={6.2} fill="var(--sign)" stroke="var(--signink)" strokeWidth="1.6" />
      ))}
    </Svg>
  );
}

/** Fewest stops as a mark: a dot for nonstop, a ring for one stop, a small ring for more, a speck for none. */
export function ReachMark({
  x,
  y,
  stops,
  colour,
  size = 17,
}: {
  readonly x: number;
  readonly y: number;
  readonly stops: number | null;
  readonly colour: string;
  readonly size?: number;
}) {
  if (stops === null) return <circle cx={x} cy={y} r={size * 0.1} fill="var(--quiet)" />;
  if (stops === 0) return <circle cx={x} cy={y} r={size / 2} fill={colour} />;
  if (stops === 1) {
    return <circle cx={x} cy={y} r={size * 0.41} fill="none" stroke={colour} strokeWidth={size * 0.2} />;
  }
  return <circle cx={x} cy={y} r={size * 0.27} fill="none" stroke={colour} strokeWidth={size * 0.13} />;
}
