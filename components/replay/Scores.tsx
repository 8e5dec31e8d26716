"use client";

import { useTranslations } from "next-intl";
import { monthName } from "@/components/games/opensky/frame/months";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { useSize } from "@/components/games/opensky/frame/useSize";
import { BotMark } from "@/components/games/opensky/livery/BotMark";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import type { MonthTable } from "@/lib/engine/opensky/table";
import { chapterAt, type Timeline } from "@/lib/history/replay/timeline";
import { Months } from "./Months";
import { Plot } from "./Plot";
import type { Columns } from "./scale";
import type { Playback } from "./usePlayback";
import { chapterName } from "./words/chapter-name";

interface ScoresProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly playback: Playback;
  /** All months of the game, to its end. */
  readonly months: readonly MonthTable[];
  readonly compact: boolean;
}

/** Points over the months as a plot, and the months to go to. */
export function Scores({ frame, timeline, playback, months, compact }: ScoresProps) {
  const t = useTranslations("replay");
  const [ref, { width }] = useSize();
  const { stop, viewpoint } = playback;
  const columns: Columns = compact
    ? { gap: 14, lead: 6, width: Math.max(0, (width - 20) / 12) }
    : { gap: 30, lead: 10, width: Math.max(0, (width - 40) / 12) };
  const chapter = chapterAt(timeline, timeline.stops[stop]?.chapter ?? 0);
  const month = chapter.kind === "month" ? chapter.month : null;
  const open = viewpoint === "open";
  const to = (wanted: number): void => {
    const found = timeline.chapters.find((each) => each.kind === "month" && each.month === wanted);
    if (found) playback.go(found.first);
  };
  return (
    <section
      className={cx("flex", compact ? "flex-col gap-2 px-3 pt-2" : "gap-4 px-6 pt-3")}
      aria-label={t("scores.title")}
    >
      <Standing frame={frame} timeline={timeline} stop={stop} compact={compact} />
      <div className={cx("min-w-0 flex-1", !compact && "pl-12")}>
        <div ref={ref}>
          {width > 0 && (
            <>
              <Plot
                {...{ timeline, columns, width, stop, month }}
                height={compact ? 92 : 138}
                ahead={open}
                scale={!compact}
              />
              <Months
                {...{ frame, columns, compact }}
                months={open ? months : frame.table.months}
                current={month}
                played={months.length}
                onPick={to}
                said={(name, result) =>
                  t("scores.month", { month: name, result: result === "" ? "no" : "yes", words: result })
                }
                label={t("scores.months")}
              />
            </>
          )}
        </div>
      </div>
      <ScoreTable frame={frame} timeline={timeline} upTo={open ? timeline.stops.length : stop} />
    </section>
  );
}

interface StandingProps extends Pick<ScoresProps, "frame" | "timeline" | "compact"> {
  readonly stop: number;
}

/** The points of the place that is shown, with what the chapter has brought so far. */
function Standing({ frame, timeline, stop, compact }: StandingProps) {
  const t = useTranslations("replay");
  const now = timeline.stops[stop] ?? timeline.stops[0];
  const { before } = chapterAt(timeline, now.chapter);
  const rows = now.scores.map((points, seat) => ({ seat, points, gain: points - (before[seat] ?? 0) }));
  return (
    <div className={cx(!compact && "w-44 shrink-0")} data-testid="standing">
      {!compact && <p className="mb-2 font-bold">{chapterName(frame, chapterAt(timeline, now.chapter))}</p>}
      <dl className={cx("grid gap-y-1.5", compact && "grid-cols-2 gap-x-4")}>
        {rows
          .toSorted((a, b) => (compact ? a.seat - b.seat : b.points - a.points))
          .map(({ seat, points, gain }) => (
            <div key={seat} className="flex items-center gap-2" data-testid={`points-${seat}`}>
              <dt className="flex min-w-0 flex-1 items-center gap-2">
                <Badge seat={seat} size={18} />
                <span className="min-w-0 truncate" title={frame.player(seat)}>
                  {frame.airline(seat)}
                </span>
                <SeatBot frame={frame} seat={seat} />
              </dt>
              <dd className="flex items-baseline gap-1.5 font-mono">
                {gain !== 0 && <span className="text-sm text-accent">{t("scores.gain", { gain })}</span>}
                <b>{points}</b>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function SeatBot({ frame, seat }: { readonly frame: Frame; readonly seat: number }) {
  const bot = frame.session.life.seats[seat]?.bot ?? null;
  return bot === null ? null : <BotMark level={bot} />;
}

/** The plot for those who read it: each airline's points after each month. */
function ScoreTable({ frame, timeline, upTo }: Pick<ScoresProps, "frame" | "timeline"> & { readonly upTo: number }) {
  const t = useTranslations("replay");
  const told = timeline.chapters.flatMap((chapter) =>
    chapter.kind === "month" && chapter.last <= upTo ? [chapter] : [],
  );
  return (
    <table className="sr-only" data-testid="score-table">
      <caption>{t("scores.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("scores.month_column")}</th>
          {timeline.stops[0].scores.map((_, seat) => (
            <th key={seat} scope="col">
              {frame.airline(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ month, scores }) => (
          <tr key={month}>
            <th scope="row">{frame.tell(monthName(month))}</th>
            {scores.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
