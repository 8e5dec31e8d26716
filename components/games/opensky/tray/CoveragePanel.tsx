import { useId, useState } from "react";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { CALLSIGNS, type Seat } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { coverage, type Counts, type Cover, type Coverage } from "./insight/coverage";
import { ReachMark } from "./parts/Stops";
import type { Decision } from "./useDecision";
import { useWords, type Words } from "./useWords";

interface Props {
  readonly session: TableSession;
  readonly decision: Decision;
  /** For the phone: side by side and foldable. */
  readonly compact?: boolean | undefined;
}

const CELL = 29;

/** Which of the markets between callsigns an airline serves, as the distance table of a road atlas, and what its plan gains. */
export function CoveragePanel({ session, decision, compact = false }: Props) {
  const words = useWords(session);
  const { t, airline } = words;
  const { planned, table } = decision;
  const [picked, setPicked] = useState<Seat | null>(null);
  const [open, setOpen] = useState(!compact);
  const body = useId();
  const seat = picked ?? session.seat ?? 0;
  const all = coverage(table, planned && { seat: planned.seat, planes: planned.routes, hubs: planned.hubs });
  const shown = all[seat];
  if (shown === undefined) return null;
  return (
    <section aria-label={t("coverage.title")} data-testid="coverage" className="text-ink">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 w-full items-center justify-between gap-2 text-left"
      >
        <span className="text-base font-bold">{t("coverage.title")}</span>
        {compact && !open && <Summary coverage={shown} words={words} />}
        <Icon name={open ? "down" : "left"} size={17} className="text-quiet" />
      </button>
      {open && (
        <div id={body} className={cx(compact && "flex flex-wrap items-start gap-x-5 gap-y-2")}>
          <div>
            <p className="text-sm leading-[17px] text-quiet">
              {seat === session.seat ? t("coverage.yours") : t("coverage.of", { airline: airline(seat) })}
            </p>
            <Triangle coverage={shown} words={words} />
          </div>
          <Table all={all} seat={seat} words={words} onPick={setPicked} />
        </div>
      )}
    </section>
  );
}

function Summary({ coverage: { counts, seat }, words }: { readonly coverage: Coverage; readonly words: Words }) {
  const { after } = counts;
  return (
    <span className="ml-auto flex items-center gap-2 font-mono text-sm" aria-label={words.t("coverage.summary", { ...after })}>
      {(["nonstop", "oneStop"] as const).map((kind, stops) => (
        <span key={kind} className="flex items-center gap-1">
          <Svg width={14} height={14}>
            <ReachMark x={7} y={7} stops={stops} colour={liveryOf(seat).colour} size={12} />
          </Svg>
          {after[kind]}
        </span>
      ))}
    </span>
  );
}

function Triangle({ coverage: { markets, seat }, words }: { readonly coverage: Coverage; readonly words: Words }) {
  const { t } = words;
  const { colour } = liveryOf(seat);
  const withHubs = markets.some((market) => market.withHub);
  const side = CELL * CALLSIGNS.length + 4;
  const legend = [
    { key: "nonstop", mark: <ReachMark x={7} y={7} stops={0} colour={colour} size={14} /> },
    { key: "oneStop", mark: <ReachMark x={7} y={7} stops={1} colour={colour} size={14} /> },
    ...(withHubs ? [{ key: "withHub", mark: <HubToCome x={7} y={7} colour={colour} size={14} /> }] : []),
    { key: "gained", mark: <rect x="1" y="1" width="12" height="12" rx="3" fill="none" stroke="var(--accent)" strokeWidth="2.2" /> },
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
      <svg width={176} height={side} viewBox={`-2 -26 176 ${side}`} role="img" aria-label={t("coverage.title")}>
        {CALLSIGNS.map((callsign, i) => (
          <Letter key={callsign} letter={callsign.slice(0, 1)} x={i === 0 ? 5 : i * CELL + 5} y={i === 0 ? -22 : (i - 1) * CELL + CELL / 2 - 9} />
        ))}
        {CALLSIGNS.flatMap((row, i) =>
          CALLSIGNS.slice(0, i).map((column, j) => {
            const market = markets.find((other) => other.origin === column && other.destination === row);
            return <Cell key={`${column}-${row}`} market={market} x={j * CELL} y={(i - 1) * CELL} colour={colour} />;
          }),
        )}
      </svg>
      <ul className="sr-only">
        {markets.map((market) => (
          <li key={`${market.origin}-${market.destination}`}>
            {t("coverage.market", {
              origin: market.origin,
              destination: market.destination,
              stops: market.after ?? -1,
              change: changeOf(market),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function changeOf({ before, after }: Cover): "gained" | "lost" | "same" {
  if (after === before) return "same";
  return after !== null && (before === null || after < before) ? "gained" : "lost";
}

function Cell({
  market,
  x,
  y,
  colour,
}: {
  readonly market: Cover | undefined;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}) {
  const change = market === undefined ? "same" : changeOf(market);
  const stroke = change === "gained" ? "var(--accent)" : change === "lost" ? "var(--warn)" : "var(--line)";
  const middle = CELL / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="1"
        y="1"
        width={CELL - 2}
        height={CELL - 2}
        rx="4"
        fill={market?.after == null ? "none" : "var(--casing)"}
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
    </g>
  );
}

/** One stop that waits for a hub in the middle. */
function HubToCome({ x, y, colour, size }: { readonly x: number; readonly y: number; readonly colour: string; readonly size: number }) {
  return <circle cx={x} cy={y} r={size * 0.41} fill="none" stroke={colour} strokeWidth="1.8" strokeDasharray="2.6 2.2" />;
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

const KINDS = ["nonstop", "oneStop", "more"] as const;

/** Markets served by airline; a row shows its airline in the triangle. */
function Table({
  all,
  seat,
  words,
  onPick,
}: {
  readonly all: readonly Coverage[];
  readonly seat: Seat;
  readonly words: Words;
  readonly onPick: (seat: Seat) => void;
}) {
  const { t, airline } = words;
  return (
    <table className="mt-1.5 w-[194px] text-sm">
      <caption className="sr-only">{t("coverage.caption")}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind, stops) => (
            <th key={kind} scope="col" className="pr-1 text-right">
              <span className="sr-only">{t(`coverage.key.${kind}`)}</span>
              <Svg width={13} height={13}>
                <ReachMark x={6.5} y={6.5} stops={stops} colour="var(--ink)" size={12} />
              </Svg>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ seat: other, counts }) => (
          <tr key={other} className={cx(other === seat && "font-bold")}>
            <th scope="row" className="text-left font-[inherit]">
              <button
                type="button"
                aria-pressed={other === seat}
                onClick={() => onPick(other)}
                className="flex min-h-[26px] items-center gap-1.5 rounded-md pr-1 hover:bg-wallet"
              >
                <Badge seat={other} size={15} />
                {airline(other)}
              </button>
            </th>
            {KINDS.map((kind) => (
              <td key={kind} className="pr-1 text-right font-mono whitespace-nowrap">
                {counts.after[kind]}
                <Change counts={counts} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ counts, kind }: { readonly counts: Coverage["counts"]; readonly kind: keyof Counts }) {
  const change = counts.after[kind] - counts.before[kind];
  if (change === 0) return null;
  return (
    <span className={cx("ml-0.5 font-bold", change > 0 ? "text-accent" : "text-warn")}>
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}
