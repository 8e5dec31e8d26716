import type { ReactNode } from "react";
import { callsignAirport } from "@/lib/engine/opensky/network";
import { score } from "@/lib/engine/opensky/score";
import { SEASON_2_MONTH, type Callsign } from "@/lib/engine/opensky/words";
import { Arrow } from "@/components/ui/Arrow";
import { cx } from "@/components/ui/cx";
import { Flaps } from "@/components/ui/Flaps";
import { Sign } from "@/components/ui/Sign";
import { askedNow } from "./words/asked";
import { remarksOf } from "./words/remarks";
import { nextCallsign } from "./words/turns";
import type { Frame } from "./useFrame";

/** The departures board: the month's market or what is being planned, the remarks, and who is asked. */
export function DeparturesBoard({ frame, compact = false }: { readonly frame: Frame; readonly compact?: boolean }) {
  const { tell } = frame;
  return (
    <section
      aria-label={tell({ key: "board.label" })}
      className={cx("on-board bg-board text-flapink", compact ? "" : "rounded-b-lg shadow-tag")}
      data-testid="board"
    >
      <div className={cx("flex items-start", compact ? "h-[60px] gap-3 px-3.5 pt-2" : "h-[70px] gap-3.5 px-4 pt-2")}>
        <Subject frame={frame} compact={compact} />
      </div>
      <AskedLine frame={frame} compact={compact} />
    </section>
  );
}

/** Always says what is going on and who is asked. */
function AskedLine({ frame, compact }: { readonly frame: Frame; readonly compact: boolean }) {
  const { table, cast, tell } = frame;
  const { line, expect } = askedNow(table, cast, frame.session.life);
  const mine = cast.me !== null && table.asked.includes(cast.me);
  return (
    <p
      data-testid="asked-line"
      className={cx(
        "border-t border-flap text-sm",
        compact ? "px-3.5 py-1.5 leading-[16px]" : "px-4 py-1.5 leading-[17px]",
      )}
    >
      <span className={cx(mine && "font-bold text-sign")}>{tell(line)}</span>
      {expect !== null && <span className={compact ? "sr-only" : "text-boardq"}> {tell(expect)}</span>}
    </p>
  );
}

function Subject({ frame, compact }: { readonly frame: Frame; readonly compact: boolean }) {
  const { table, tell } = frame;
  const month = table.months.at(-1);
  switch (table.phase) {
    case "placeCallsign":
      return (
        <>
          <Column heading={tell({ key: "board.callsigns" })}>
            <Flaps text={nextCallsign(table)} length={7} size={compact ? "m" : "l"} />
          </Column>
          <RemarkLines frame={frame} />
        </>
      );
    case "placePlanes":
    case "placeHubs": {
      const season = tell({ key: table.month < SEASON_2_MONTH ? "board.summer" : "board.winter" });
      return (
        <>
          <Column heading={tell({ key: "board.season" })}>
            <Flaps text={season} length={6} size={compact ? "m" : "l"} />
          </Column>
          <RemarkLines frame={frame} heading={tell({ key: "board.planning" })} />
        </>
      );
    }
    case "chooseMarket":
      return (
        <>
          <Column heading={tell({ key: "board.dice" })}>
            <span className="flex flex-wrap gap-1.5 pt-1">
              {(month?.dice ?? []).map((callsign) => (
                <Sign key={callsign} small={compact}>
                  {callsign}
                </Sign>
              ))}
            </span>
          </Column>
          <RemarkLines frame={frame} />
        </>
      );
    case "finished": {
      const best = Math.max(...table.seats.map((seat) => score(seat).total));
      return (
        <>
          <Column heading={tell({ key: "board.score" })}>
            <Flaps text={String(best)} length={4} size={compact ? "m" : "l"} />
          </Column>
          <RemarkLines frame={frame} />
        </>
      );
    }
    case "submitFare":
    case "flashDeal":
    case "attachAncillaries":
    case "leasePlanes": {
      const [from, to] = [month?.origin ?? null, month?.destination ?? null];
      if (from === null || to === null) return null;
      return (
        <>
          <End frame={frame} heading={tell({ key: "board.from" })} callsign={from} compact={compact} />
          <span className={cx("self-end text-sign", compact ? "pb-2.5" : "pb-4")}>
            <Arrow width={20} />
          </span>
          <End frame={frame} heading={tell({ key: "board.to" })} callsign={to} compact={compact} />
          {compact ? <Remark frame={frame} /> : <RemarkLines frame={frame} narrow />}
        </>
      );
    }
  }
}

interface EndProps {
  readonly frame: Frame;
  readonly heading: string;
  readonly callsign: Callsign;
  readonly compact: boolean;
}

function End({ frame, heading, callsign, compact }: EndProps) {
  const code = callsignAirport(frame.table, callsign) ?? "";
  return (
    <Column heading={heading}>
      <span className="flex items-stretch gap-2">
        <Flaps text={code} length={3} size={compact ? "m" : "l"} />
        <span className={cx("flex flex-col items-start justify-between", compact ? "max-w-24" : "min-w-14")}>
          <Sign small>{callsign}</Sign>
          <span className="truncate text-sm leading-[15px]">{frame.city(code)}</span>
        </span>
      </span>
    </Column>
  );
}

interface RemarkProps {
  readonly frame: Frame;
  readonly heading?: string;
  /** Beside both ends of a market. */
  readonly narrow?: boolean;
}

function RemarkLines({ frame, heading, narrow = false }: RemarkProps) {
  const { first, second } = remarksOf(frame.table, frame.airline, frame.session.life.ended);
  return (
    // At least so wide that most remarks begin at the same place.
    <div className={cx("ml-auto max-w-56", narrow ? "min-w-28" : "min-w-44")}>
      <div className="text-xs leading-[13px] text-sign">{heading ?? frame.tell({ key: "board.remarks" })}</div>
      <div className="mt-1 flex flex-col gap-[3px] font-mono whitespace-nowrap uppercase">
        <span key={frame.tell(first)} className="animate-flap text-[13.5px] leading-4 font-bold">
          {frame.tell(first)}
        </span>
        <span className="text-sm leading-[15px] text-boardq">{frame.tell(second)}</span>
      </div>
    </div>
  );
}

/** The first remark alone, where there is no more room. */
const Remark = ({ frame }: { readonly frame: Frame }) => (
  <span className="ml-auto self-end pb-2 text-right font-mono text-sm leading-[15px] font-bold uppercase max-[359px]:hidden">
    {frame.tell(remarksOf(frame.table, frame.airline, frame.session.life.ended).first)}
  </span>
);

const Column = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <div className="text-xs leading-[13px] text-sign">{heading}</div>
    <div className="mt-1">{children}</div>
  </div>
);
