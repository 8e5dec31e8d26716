import { monthName } from "@/components/games/opensky/frame/months";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import type { MonthTable } from "@/lib/engine/opensky/table";
import { ANCILLARY_POINTS, MONTHS, SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import { type Columns, columnLeft } from "./scale";

interface MonthsProps {
  readonly frame: Frame;
  readonly columns: Columns;
  /** The months that may be told of. */
  readonly months: readonly MonthTable[];
  readonly current: number | null;
  /** Narrow: names and winners alone. */
  readonly compact: boolean;
  readonly onPick: (month: number) => void;
  /** Months that were played. */
  readonly played: number;
  /** What a press on a month does, in words. */
  readonly said: (month: string, result: string) => string;
  readonly label: string;
}

/** The twelve months under the plot, each with its market and who won what; a press leads there. */
export function Months({ frame, columns, months, current, compact, onPick, played, said, label }: MonthsProps) {
  const { tell } = frame;
  return (
    <ol className={cx("relative", compact ? "h-11" : "h-[66px]")} aria-label={label}>
      {MONTHS.map((name, month) => {
        const now = month === current;
        const table = months[month];
        return (
          <li
            key={name}
            className="absolute inset-y-0"
            style={{ left: columnLeft(columns, month), width: columns.width }}
            aria-current={now ? "date" : undefined}
          >
            <button
              type="button"
              disabled={month >= played}
              onClick={() => onPick(month)}
              aria-label={said(tell(monthName(month)), resultOf(frame, table))}
              data-testid={`month-${month}`}
              className={cx(
                "mx-auto flex h-full w-full flex-col items-center rounded-md pt-1 text-sm leading-[17px]",
                compact ? "max-w-10" : "max-w-[82px] gap-[3px]",
                now ? "bg-ink text-panel" : "enabled:hover:bg-wallet disabled:text-quiet",
              )}
            >
              <span className={cx(now && "font-bold", compact && "text-xs")}>{tell(monthName(month, "short"))}</span>
              {!compact && <Market month={table} />}
              <Result month={table} compact={compact} />
            </button>
          </li>
        );
      })}
      <li
        className="absolute top-1.5 flex justify-center text-quiet"
        style={{ left: columnLeft(columns, SEASON_2_MONTH) - columns.gap, width: columns.gap }}
        aria-hidden="true"
      >
        <svg
          width={compact ? 10 : 18}
          height="11"
          viewBox="0 0 18 11"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="M2.5 1l5 4.5-5 4.5M9.5 1l5 4.5-5 4.5" />
        </svg>
      </li>
    </ol>
  );
}

function resultOf({ tell, airline }: Frame, month: MonthTable | undefined): string {
  if (month === undefined || month.end === null) return "";
  const seats = month.winners.map(({ seat }) => airline(seat));
  if (seats.length === 0) return tell({ key: "result.first.unsold" });
  return tell({
    key: "result.first.sole",
    values: { n: seats.length, people: seats, fare: pointsOf(month), you: "no" },
  });
}

const pointsOf = (month: MonthTable): number =>
  (month.winners[0]?.fare ?? 0) + (month.end === "accepted" ? ANCILLARY_POINTS * month.ancillaries.length : 0);

const Market = ({ month }: { readonly month: MonthTable | undefined }) => (
  <span className="flex h-[17px] items-center gap-1">
    {month !== undefined && month.origin !== null && month.destination !== null && (
      <>
        <Sign small>{month.origin.slice(0, 1)}</Sign>
        <svg width="7" height="9" viewBox="0 0 7 9" fill="currentColor" aria-hidden="true">
          <path d="M0 0l7 4.5L0 9z" />
        </svg>
        <Sign small>{month.destination.slice(0, 1)}</Sign>
      </>
    )}
  </span>
);

function Result({ month, compact }: { readonly month: MonthTable | undefined; readonly compact: boolean }) {
  if (month === undefined || month.end === null) return null;
  if (month.winners.length === 0) return <span className="mt-[7px] h-[2px] w-2 bg-current opacity-60" />;
  const size = compact ? (month.winners.length > 1 ? 11 : 15) : 15;
  return (
    <span className="flex h-[17px] items-center gap-0.5">
      {month.winners.map(({ seat }) => (
        <Badge key={seat} seat={seat} size={size} />
      ))}
      {!compact && <span className="ml-1 font-mono">{pointsOf(month)}</span>}
    </span>
  );
}
