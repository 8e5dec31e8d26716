import { MONTHS, SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import { cx } from "@/components/ui/cx";
import { Badge } from "../livery/pictures";
import { monthName } from "./months";
import type { Frame } from "./useFrame";
import { monthResults, type MonthResult } from "./words/month-results";

/** April to March, with the winner's badge over each past month and a double arrow at the season break. */
export function MonthTrack({ frame }: { readonly frame: Frame }) {
  const { table, tell } = frame;
  const results = monthResults(table);
  return (
    <ol className="flex h-full items-stretch" aria-label={tell({ key: "bar.track" })}>
      {MONTHS.map((month, index) => {
        const now = table.phase !== "finished" && index === table.month;
        const result = results[index] ?? { kind: "ahead" };
        return (
          <li key={month} className="flex items-stretch" aria-current={now ? "date" : undefined}>
            {index === SEASON_2_MONTH && <SeasonBreak />}
            <span className="relative flex w-[27px] flex-col items-center justify-end pb-[9px]">
              <span className="mb-[3px] flex h-[15px] gap-px" aria-hidden="true">
                <Result result={result} />
              </span>
              <span
                className={cx(
                  "rounded-sm py-px text-xs leading-[14px]",
                  now ? "bg-ink px-[5px] font-bold text-panel" : result.kind === "ahead" ? "text-quiet" : "text-ink",
                )}
                aria-hidden="true"
              >
                {tell(monthName(index, "short"))}
              </span>
              <span className="sr-only">{said(frame, result, index, now)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function said({ tell, airline }: Frame, result: MonthResult, index: number, now: boolean): string {
  const month = monthName(index);
  if (result.kind === "won") {
    return tell({ key: "bar.won", values: { month, airlines: result.seats.map(airline) } });
  }
  if (result.kind === "nobody") return tell({ key: "bar.nobody", values: { month } });
  return tell({ key: now ? "bar.now" : "bar.ahead", values: { month } });
}

function Result({ result }: { readonly result: MonthResult }) {
  if (result.kind === "ahead") return null;
  if (result.kind === "nobody") return <span className="mt-[7px] h-[2px] w-1.5 bg-quiet" />;
  const size = result.seats.length === 1 ? 15 : result.seats.length === 2 ? 13 : 9;
  return result.seats.map((seat) => <Badge key={seat} seat={seat} size={size} />);
}

const SeasonBreak = () => (
  <span className="flex w-5 items-end justify-center pb-3 text-quiet" aria-hidden="true">
    <svg width="16" height="11" viewBox="0 0 16 11" fill="none" stroke="currentColor" strokeWidth="1.8">
      <path d="M2 1l5 4.5L2 10M8.5 1l5 4.5-5 4.5" />
    </svg>
  </span>
);

/** The same as a row of dots, for narrow screens: filled is past, ringed is now. */
export function MonthDots({ frame }: { readonly frame: Frame }) {
  const { table, tell } = frame;
  const results = monthResults(table);
  return (
    <ol className="flex items-center gap-[5px]" aria-label={tell({ key: "bar.track" })}>
      {MONTHS.map((month, index) => {
        const now = table.phase !== "finished" && index === table.month;
        const result = results[index] ?? { kind: "ahead" };
        return (
          <li
            key={month}
            className={cx("flex items-center", index === SEASON_2_MONTH && "ml-2")}
            aria-current={now ? "date" : undefined}
          >
            <span
              aria-hidden="true"
              className={cx(
                "grid place-items-center rounded-full",
                now
                  ? "size-2.5 border-2 border-ink before:size-1 before:rounded-full before:bg-ink"
                  : result.kind === "ahead"
                    ? "size-1.5 border-[1.4px] border-quiet"
                    : "size-[7px] bg-ink",
              )}
            />
            <span className="sr-only">{said(frame, result, index, now)}</span>
          </li>
        );
      })}
    </ol>
  );
}
