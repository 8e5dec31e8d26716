import { useState } from "react";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { CALLSIGNS, type Seat } from "@/lib/engine/opensky/words";
import type { Cover, Coverage } from "../insight/coverage";
import type { Words } from "../useWords";
import { CellWords } from "./CellWords";
import { CoverageCells } from "./CoverageCells";
import { ReachMark } from "./Stops";

/** Side of a cell in pixels. */
const CELL = 29;
/** Room for the letters before the first cell. */
const LEFT = 2;
const TOP = 26;

interface Props {
  readonly coverage: Coverage;
  /** Of all airlines, for the small marks of those who serve a market as well. */
  readonly all: readonly Coverage[];
  readonly me: Seat | null;
  readonly words: Words;
}

/**
 * One airline's markets as the distance table of a road atlas; what its plan gains or loses is framed, and who else
 * serves a market is marked at the foot of its cell. A cell that is looked at is put into words.
 */
export function CoverageTriangle({ coverage: { markets, seat }, all, me, words }: Props) {
  const { t } = words;
  const [looked, setLooked] = useState<number | null>(null);
  const { colour } = liveryOf(seat);
  const withHubs = markets.some((market) => market.withHub);
  const side = CELL * CALLSIGNS.length + 4;
  const legend = [
    { key: "nonstop", mark: <ReachMark x={7} y={7} stops={0} colour={colour} size={14} /> },
    { key: "oneStop", mark: <ReachMark x={7} y={7} stops={1} colour={colour} size={14} /> },
    ...(withHubs ? [{ key: "withHub" as const, mark: <HubToCome x={7} y={7} colour={colour} size={14} /> }] : []),
    {
      key: "gained",
      mark: <rect x="1" y="1" width="12" height="12" rx="3" fill="none" stroke="var(--accent)" strokeWidth="2.2" />,
    },
  ] as const;
  return (
    <div className="relative mt-1.5 w-[194px]">
      <ul className="absolute top-0 right-0 flex w-[90px] flex-col gap-1 text-sm leading-[15px]" aria-hidden="true">
        {legend.map(({ key, mark }) => (
          <li key={key} className="flex items-start gap-1.5">
            <Svg width={14} height={14}>
              {mark}
            </Svg>
            {t(`coverage.key.${key}`)}
          </li>
        ))}
      </ul>
      <svg width={176} height={side} viewBox={`-${LEFT} -${TOP} 176 ${side}`} aria-hidden="true">
        {CALLSIGNS.map((callsign, i) => (
          <Letter
            key={callsign}
            letter={callsign.slice(0, 1)}
            x={i === 0 ? 5 : i * CELL + 5}
            y={i === 0 ? -22 : (i - 1) * CELL + CELL / 2 - 9}
          />
        ))}
        {CALLSIGNS.flatMap((row, i) =>
          CALLSIGNS.slice(0, i).map((column, j) => {
            const place = markets.findIndex((other) => other.origin === column && other.destination === row);
            const served = all.flatMap((other) => {
              const stops = other.markets[place]?.after ?? null;
              return other.seat === seat || stops === null ? [] : [{ seat: other.seat, stops }];
            });
            return (
              <g key={`${column}-${row}`} transform={`translate(${j * CELL} ${(i - 1) * CELL})`}>
                <Cell market={markets[place]} colour={colour} />
                <Others served={served} />
              </g>
            );
          }),
        )}
      </svg>
      <CoverageCells
        {...{ markets, all, me, words, looked }}
        side={CELL}
        from={{ x: LEFT, y: TOP }}
        onLook={setLooked}
        change={(place) => (markets[place] === undefined ? "same" : changeOf(markets[place]))}
      />
      <p className="mt-1 min-h-[34px] text-sm leading-[17px] text-quiet" aria-hidden="true">
        {looked === null || markets[looked] === undefined ? (
          words.insight("coverage.look")
        ) : (
          <CellWords all={all} place={looked} me={me} words={words} />
        )}
      </p>
    </div>
  );
}

function changeOf({ before, after }: Cover): "gained" | "lost" | "same" {
  if (after === before) return "same";
  return after !== null && (before === null || after < before) ? "gained" : "lost";
}

function Cell({
  market,
  colour,
}: {
  readonly market: Cover | undefined;
  readonly colour: string;
}) {
  const change = market === undefined ? "same" : changeOf(market);
  const stroke = change === "gained" ? "var(--accent)" : change === "lost" ? "var(--warn)" : "var(--line)";
  const middle = CELL / 2;
  return (
    <>
      <rect
        x="1"
        y="1"
        width={CELL - 2}
        height={CELL - 2}
        rx="4"
        fill={market?.after == null ? "var(--panel)" : "var(--casing)"}
        stroke={stroke}
        strokeWidth={change === "same" ? 1.2 : 2.2}
        strokeDasharray={market === undefined ? "2 3" : undefined}
      />
      {market !== undefined &&
        (market.withHub ? (
          <HubToCome x={middle} y={middle} colour={colour} size={17} />
        ) : (
          <ReachMark x={middle} y={middle} stops={market.after} colour={colour} />
        ))}
    </>
  );
}

/** Who else serves a market: each at its own place, full where nonstop, a ring with stops. */
const Others = ({ served }: { readonly served: readonly { readonly seat: Seat; readonly stops: number }[] }) =>
  served.map(({ seat, stops }) => {
    const { colour } = liveryOf(seat);
    return (
      <circle
        key={seat}
        cx={5.5 + seat * 6}
        cy={CELL - 5}
        r="2.2"
        fill={stops === 0 ? colour : "var(--panel)"}
        stroke={colour}
        strokeWidth="1.2"
      />
    );
  });

/** One stop that waits for a hub in the middle. */
function HubToCome({
  x,
  y,
  colour,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly size: number;
}) {
  return (
    <circle cx={x} cy={y} r={size * 0.41} fill="none" stroke={colour} strokeWidth="1.8" strokeDasharray="2.6 2.2" />
  );
}

function Letter({ letter, x, y }: { readonly letter: string; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect width="19" height="18" rx="3" fill="var(--sign)" stroke="var(--signink)" strokeWidth="1.3" />
      <text x="9.5" y="13.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="var(--signink)">
        {letter}
      </text>
    </g>
  );
}
