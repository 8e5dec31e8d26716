import { LiveryLine } from "../../livery/marks";
import { liveryOf } from "../../livery/liveries";
import { pathOf } from "../layout/geometry";
import type { AirlineLine } from "../layout/airlines";
import type { Band } from "../layout/layout";

interface BandsProps {
  readonly bands: readonly Band[];
  readonly lit: number | null;
  readonly compact: boolean;
}

/** Bands along the highlighted itineraries, under the lines. */
export function Bands({ bands, lit, compact }: BandsProps) {
  return bands.map(({ highlight, lines }, i) => {
    const wide = highlight.selected || lit === i;
    return lines.map((line, leg) => (
      <path
        key={`${highlight.seat} ${highlight.path.join()} ${leg}`}
        d={pathOf(line)}
        fill="none"
        stroke={liveryOf(highlight.seat).colour}
        strokeOpacity={highlight.selected ? 0.3 : wide ? 0.24 : 0.14}
        strokeWidth={(wide ? 22 : 15) * (compact ? 0.85 : 1)}
        strokeLinecap="round"
      />
    ));
  });
}

/** A pale band under each route on which planes are composed but not confirmed. */
export function Plans({ lines }: { readonly lines: readonly AirlineLine[] }) {
  return lines
    .filter(({ flights }) => flights.ghosts > 0)
    .map(({ route, seat, line }) => (
      <path
        key={route}
        d={pathOf(line)}
        fill="none"
        stroke={liveryOf(seat).colour}
        strokeOpacity="0.28"
        strokeWidth="18"
        strokeLinecap="round"
      />
    ));
}

/** Each airline's lines in its pattern, on casings that part them from the map and from each other. */
export function Airlines({ lines }: { readonly lines: readonly AirlineLine[] }) {
  return (
    <>
      {lines.map(({ route, seat, line, big }) => (
        <path
          key={`${route} ${seat}`}
          d={pathOf(line)}
          fill="none"
          stroke="var(--casing)"
          strokeWidth={liveryOf(seat).line.width + (big ? 5.5 : 4)}
        />
      ))}
      {lines.map(({ route, seat, line, flights, big }) => (
        <LiveryLine
          key={`${route} ${seat}`}
          seat={seat}
          d={pathOf(line)}
          weight={big ? 1.3 : 1}
          opacity={flights.firm === 0 ? 0.72 : 1}
        />
      ))}
    </>
  );
}
