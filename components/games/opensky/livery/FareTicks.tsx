import { FARES, type Fare } from "@/lib/engine/opensky/words";
import { Svg } from "./Svg";

interface Props {
  readonly hand: readonly Fare[];
  readonly width?: number | undefined;
  /** Height of the tallest bar. */
  readonly height?: number | undefined;
  /** The values under the bars. */
  readonly values?: boolean | undefined;
  readonly label?: string | undefined;
}

/** A hand as a bar code: two bars a value, taller for dearer ones; a card that is away is a dashed outline. */
export function FareTicks({ hand, width = 132, height = 22, values = true, label }: Props) {
  const column = width / FARES.length;
  return (
    <Svg width={width} height={height + (values ? 14 : 1)} label={label}>
      {FARES.map((fare, i) => {
        const held = hand.filter((card) => card === fare).length;
        const tall = height * (0.38 + (0.62 * i) / (FARES.length - 1));
        const middle = i * column + column / 2;
        const left = (k: number) => middle - 5.5 + k * 6.5;
        return (
          <g key={fare}>
            {[0, 1].map((k) =>
              held > k ? (
                <rect key={k} x={left(k)} y={height - tall} width="4.5" height={tall} fill="var(--ink)" />
              ) : (
                <rect
                  key={k}
                  x={left(k) + 0.6}
                  y={height - tall + 0.6}
                  width="3.3"
                  height={tall - 1.2}
                  fill="none"
                  stroke="var(--quiet)"
                  strokeWidth="1.1"
                  strokeDasharray="2 1.6"
                />
              ),
            )}
            {values && (
              <text
                x={middle}
                y={height + 11.5}
                textAnchor="middle"
                fontFamily="'B612 Mono', monospace"
                fontSize="11"
                fill="var(--quiet)"
              >
                {fare}
              </text>
            )}
          </g>
        );
      })}
    </Svg>
  );
}
