import { useId } from "react";
import { BadgeMark, LiveryLine } from "@/components/games/opensky/livery/marks";
import { type Columns, columnLeft, stopPlaces, ticks } from "./scale";
import type { Timeline } from "@/lib/history/replay/timeline";

interface PlotProps {
  readonly timeline: Timeline;
  readonly columns: Columns;
  readonly width: number;
  readonly height: number;
  /** The stop that the replay stands at. */
  readonly stop: number;
  /** The month that is tinted; null in between. */
  readonly month: number | null;
  /** Whether what is still to come is shown, faintly. */
  readonly ahead: boolean;
  /** Where heights are written, in px left of the plot. */
  readonly scale: boolean;
}

const TOP = 14;
const BOTTOM = 8;
const round = (value: number): number => Math.round(value * 10) / 10;

/** All airlines' points over the months. A picture of the table of points that stands beside it. */
export function Plot({ timeline, columns, width, height, stop, month, ahead, scale }: PlotProps) {
  const clip = useId();
  const { stops } = timeline;
  const places = stopPlaces(timeline, columns);
  const marks = ticks(Math.max(...stops.flatMap(({ scores }) => scores)));
  const top = marks.at(-1) ?? 1;
  const y = (points: number): number => height - BOTTOM - (points / top) * (height - TOP - BOTTOM);
  const now = places[stop] ?? 0;
  const seats = stops[0].scores.map((_, seat) => seat);
  const line = (seat: number): string =>
    stops
      .map(
        ({ scores }, index) => `${index === 0 ? "M" : "L"}${round(places[index] ?? 0)} ${round(y(scores[seat] ?? 0))}`,
      )
      .join("");
  return (
    <svg width={width} height={height} className="block overflow-visible" aria-hidden="true">
      {month !== null && (
        <rect
          x={columnLeft(columns, month)}
          y="0"
          width={columns.width}
          height={height}
          rx="6"
          fill="var(--sign)"
          opacity=".22"
        />
      )}
      {marks.map((mark) => (
        <g key={mark}>
          <path
            d={`M0 ${y(mark)}H${width}`}
            stroke="var(--line)"
            strokeWidth={mark === 0 ? 1.5 : 1}
            strokeDasharray={mark === 0 ? undefined : "2 5"}
          />
          {scale && (
            <text x="-9" y={y(mark) + 4} textAnchor="end" fontSize="12.5" fill="var(--quiet)" className="font-mono">
              {mark}
            </text>
          )}
        </g>
      ))}
      <clipPath id={clip}>
        <rect x="-10" y="-10" width={now + 10} height={height + 20} />
      </clipPath>
      {ahead && seats.map((seat) => <LiveryLine key={seat} seat={seat} d={line(seat)} weight={0.8} opacity={0.38} />)}
      <g clipPath={`url(#${clip})`}>
        {seats.map((seat) => (
          <g key={seat}>
            <path d={line(seat)} fill="none" stroke="var(--panel)" strokeWidth="7" />
            <LiveryLine seat={seat} d={line(seat)} weight={0.9} />
          </g>
        ))}
      </g>
      <path d={`M${now} 0V${height}`} stroke="var(--ink)" strokeWidth="1.6" />
      {seats.toReversed().map((seat) => (
        <BadgeMark
          key={seat}
          seat={seat}
          x={now}
          y={round(y(stops[stop]?.scores[seat] ?? 0))}
          size={19}
          ring="var(--panel)"
        />
      ))}
    </svg>
  );
}
