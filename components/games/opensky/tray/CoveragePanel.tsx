import { useId, useState } from "react";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { coverage, type Coverage } from "./insight/coverage";
import { CoverageTable } from "./parts/CoverageTable";
import { CoverageTriangle } from "./parts/CoverageTriangle";
import { ReachMark } from "./parts/Stops";
import type { Decision } from "./useDecision";
import { useWords, type Words } from "./useWords";

interface Props {
  readonly session: TableSession;
  readonly decision: Decision;
  /** For the phone: side by side and foldable. */
  readonly compact?: boolean | undefined;
}

/** Which of the markets between callsigns an airline serves, and what its plan gains; the airline can be picked. */
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
            <CoverageTriangle coverage={shown} all={all} me={session.seat} words={words} />
          </div>
          <CoverageTable all={all} seat={seat} words={words} onPick={setPicked} />
        </div>
      )}
    </section>
  );
}

function Summary({ coverage: { counts, seat }, words }: { readonly coverage: Coverage; readonly words: Words }) {
  const { after } = counts;
  return (
    <span
      className="ml-auto flex items-center gap-2 font-mono text-sm"
      aria-label={words.t("coverage.summary", { ...after })}
    >
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
