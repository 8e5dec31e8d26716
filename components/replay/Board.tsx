import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { Arrow } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Flaps } from "@/components/ui/Flaps";
import { Sign } from "@/components/ui/Sign";
import { callsignAirport } from "@/lib/engine/opensky/network";
import { CALLSIGNS, type Callsign } from "@/lib/engine/opensky/words";
import { type Chapter, chapterAt, type Timeline } from "@/lib/history/replay/timeline";
import { chapterName } from "./words/chapter-name";
import { partAt, partsOf } from "./words/story";

interface BoardProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly stop: number;
  readonly compact: boolean;
}

/** The departures board of a replay: the month's market, and how far the month has come. */
export function Board({ frame, timeline, stop, compact }: BoardProps) {
  const t = useTranslations("replay.board");
  const chapter = chapterAt(timeline, timeline.stops[stop]?.chapter ?? 0);
  const parts = partsOf(timeline, chapter);
  const month = chapter.kind === "month";
  const [step, steps] = month
    ? [partAt(parts, stop) + 1, parts.length]
    : [stop - chapter.first + 1, chapter.last - chapter.first + 1];
  return (
    <section
      aria-label={frame.tell({ key: "board.label" })}
      className={cx(
        "on-board flex items-start bg-board text-flapink",
        compact ? "h-[66px] gap-3 px-3.5 pt-2" : "h-[74px] gap-3.5 rounded-b-lg px-4 pt-2 shadow-tag",
      )}
      data-testid="board"
    >
      <Subject {...{ frame, chapter, compact }} />
      <div className="ml-auto min-w-0">
        <div className="text-xs leading-[13px] text-sign">{frame.tell({ key: "board.remarks" })}</div>
        <div className="mt-1 flex flex-col gap-[3px] font-mono whitespace-nowrap uppercase">
          <span key={chapter.first} className="animate-flap text-[13.5px] leading-4 font-bold">
            {month ? chapterName(frame, chapter) : t(chapter.kind)}
          </span>
          <span className="text-sm leading-[15px] text-boardq">{t("step", { step, steps })}</span>
        </div>
      </div>
    </section>
  );
}

interface SubjectProps {
  readonly frame: Frame;
  readonly chapter: Chapter;
  readonly compact: boolean;
}

function Subject({ frame, chapter, compact }: SubjectProps) {
  const { table, tell } = frame;
  const size = compact ? "m" : "l";
  switch (chapter.kind) {
    case "setup":
      return (
        <Column heading={tell({ key: "board.callsigns" })}>
          <Flaps
            text={CALLSIGNS.map((name, index) => (table.callsigns[index] === null ? " " : name.slice(0, 1))).join("")}
            length={6}
            size={size}
          />
        </Column>
      );
    case "planning":
      return (
        <Column heading={tell({ key: "board.season" })}>
          <Flaps text={tell({ key: chapter.season === 1 ? "board.summer" : "board.winter" })} length={6} size={size} />
        </Column>
      );
    case "end":
      return (
        <Column heading={tell({ key: "board.score" })}>
          <Flaps text={String(Math.max(...chapter.scores))} length={4} size={size} />
        </Column>
      );
    case "month": {
      const month = table.months[chapter.month];
      if (month === undefined) return null;
      if (month.origin === null || month.destination === null) {
        return (
          <Column heading={tell({ key: "board.dice" })}>
            <span className="flex flex-wrap gap-1.5 pt-1">
              {month.dice.map((callsign, index) => (
                <Sign key={index} small={compact}>
                  {callsign}
                </Sign>
              ))}
            </span>
          </Column>
        );
      }
      return (
        <>
          <End frame={frame} heading={tell({ key: "board.from" })} callsign={month.origin} compact={compact} />
          <span className={cx("self-end text-sign", compact ? "pb-4" : "pb-5")}>
            <Arrow width={20} />
          </span>
          <End frame={frame} heading={tell({ key: "board.to" })} callsign={month.destination} compact={compact} />
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
        <span className="flex max-w-24 flex-col items-start justify-between">
          <Sign small>{callsign}</Sign>
          <span className="max-w-full truncate text-sm leading-[15px]">{frame.city(code)}</span>
        </span>
      </span>
    </Column>
  );
}

const Column = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <div className="text-xs leading-[13px] text-sign">{heading}</div>
    <div className="mt-1">{children}</div>
  </div>
);
