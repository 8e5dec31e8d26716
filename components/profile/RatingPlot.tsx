import type { RatingPoint } from "@/lib/ratings/players";
import { points as read } from "@/lib/ratings/points";
import { BAND, ratingTicks } from "./plot-scale";

/** The box that the browser stretches to the room there is: lines keep their width, words stand beside it. */
const BOX = 1_000;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A rating after each game with its uncertainty as a band. A picture of the table that stands below it. */
export const RatingPlot = ({ points }: { readonly points: readonly RatingPoint[] }) => {
  const ticks = ratingTicks(points);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (index: number): number => (points.length === 1 ? BOX / 2 : round((BOX * index) / (points.length - 1)));
  const y = (rating: number): number => round(BOX * (1 - (rating - low) / (high - low)));
  const path = (units: (point: RatingPoint) => number): readonly string[] =>
    points.map((point, index) => `${x(index)} ${y(read(units(point)))}`);
  const upper = path(({ mu, sigma }) => mu + BAND * sigma);
  const lower = path(({ mu, sigma }) => mu - BAND * sigma);
  const middle = path(({ mu }) => mu);
  const last = middle.at(-1);
  return (
    <div className="relative h-52 pl-14" aria-hidden="true">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute left-0 w-11 -translate-y-1/2 text-right font-mono text-xs text-quiet tabular-nums"
          style={{ top: `${y(tick) / 10}%` }}
        >
          {tick}
        </span>
      ))}
      <svg viewBox={`0 0 ${BOX} ${BOX}`} preserveAspectRatio="none" className="block size-full overflow-visible">
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${y(tick)}H${BOX}`}
            stroke="var(--line)"
            strokeDasharray={tick === low ? undefined : "2 5"}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {points.length === 1 ? (
          <path
            d={`M${upper[0]}L${lower[0]}`}
            stroke="var(--accent)"
            strokeOpacity=".3"
            strokeWidth="10"
            vectorEffect="non-scaling-stroke"
          />
        ) : (
          <path d={`M${upper.join("L")}L${lower.toReversed().join("L")}Z`} fill="var(--accent)" fillOpacity=".16" />
        )}
        <path
          d={`M${middle.join("L")}`}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {last !== undefined && (
          <path
            d={`M${last}h0`}
            stroke="var(--accent)"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
};
