"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { explainFares } from "@/components/games/opensky/frame/words/explain";
import { logSections } from "@/components/games/opensky/frame/words/log";
import type { LogLine } from "@/components/games/opensky/frame/words/log-line";
import { monthWords } from "@/components/games/opensky/frame/words/result";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import type { Bid } from "@/lib/engine/opensky/words";
import { isRoomEntry } from "@/lib/protocol/room-entry";
import { chapterAt, type Timeline } from "@/lib/history/replay/timeline";
import { FareCards } from "./FareCards";
import type { Playback } from "./usePlayback";
import { chapterName } from "./words/chapter-name";
import { partAt, partsOf, type StoryPart } from "./words/story";

interface StoryProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly playback: Playback;
}

/** The chapter in words, part by part, as far as it has come; a part's name leads to where it ends. */
export function Story({ frame, timeline, playback }: StoryProps) {
  const t = useTranslations("replay");
  const { stop, go } = playback;
  const chapter = chapterAt(timeline, timeline.stops[stop]?.chapter ?? 0);
  const parts = useMemo(() => partsOf(timeline, chapter), [timeline, chapter]);
  const lines = useLines(frame);
  const now = partAt(parts, stop);
  const month = chapter.kind === "month" ? frame.table.months[chapter.month] : undefined;
  const result = month === undefined ? null : monthWords(month, frame.airlines);
  return (
    <section aria-labelledby="chapter-title" data-testid="story">
      <h2 id="chapter-title" className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-bold">{chapterName(frame, chapter)}</span>
        {result !== null && <span className="text-quiet">{frame.tell(result.first)}</span>}
      </h2>
      {parts.length === 0 && <p className="mt-3 text-quiet">{t("story.start")}</p>}
      <ol className="mt-3">
        {parts.map((part, index) => (
          <li
            key={`${part.name}${part.first}`}
            className="relative flex gap-3 pb-3.5 last:pb-0"
            data-testid={`part-${part.name}`}
          >
            {index < parts.length - 1 && (
              <span className="absolute top-6 bottom-0 left-[12px] w-px bg-line" aria-hidden="true" />
            )}
            <Disc place={index + 1} now={index === now} ahead={part.first > stop} />
            <div className="min-w-0 flex-1">
              {part.name !== "moves" && (
                <h3 className={cx("leading-6", part.first <= stop && "font-bold")}>
                  <button
                    type="button"
                    onClick={() => go(part.last)}
                    aria-current={index === now ? "step" : undefined}
                    className={cx(
                      "rounded-sm text-left underline-offset-4 hover:underline",
                      part.first > stop && "text-quiet",
                    )}
                  >
                    {t(`story.${part.name}`)}
                  </button>
                </h3>
              )}
              {part.first <= stop && (
                <Told
                  frame={frame}
                  part={part}
                  lines={lines.slice(part.first - 1, Math.min(part.last, stop))}
                  bids={month?.bids ?? null}
                />
              )}
              {part.name === "moves" && part.first > stop && <p className="leading-6 text-quiet">{t("story.ahead")}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The game's own events in words; line n tells of stop n + 1. */
function useLines(frame: Frame): readonly LogLine[] {
  return useMemo(() => {
    const { session, table, airlines, city } = frame;
    // Where the room acted for a seat, the line of what it did says so.
    const events = session.events.filter((entry) => !isRoomEntry(entry) || entry.type === "room/actedFor");
    return logSections(events, { cast: airlines, players: table.rules.players, city }).flatMap(({ lines }) => lines);
  }, [frame]);
}

interface DiscProps {
  readonly place: number;
  readonly now: boolean;
  readonly ahead: boolean;
}

const Disc = ({ place, now, ahead }: DiscProps) => (
  <span
    className={cx(
      "relative inline-flex size-[25px] shrink-0 items-center justify-center rounded-full border text-sm",
      now ? "border-ink bg-ink font-bold text-panel" : "border-line bg-panel",
      ahead && "text-quiet",
    )}
    aria-hidden="true"
  >
    {place}
  </span>
);

interface ToldProps {
  readonly frame: Frame;
  readonly part: StoryPart;
  readonly lines: readonly LogLine[];
  /** The month's fares once they lie open. */
  readonly bids: readonly Bid[] | null;
}

function Told({ frame, part, lines, bids }: ToldProps) {
  if (part.name === "lead") return <Lead frame={frame} bids={bids ?? []} />;
  if (part.name === "fares" && bids !== null && bids.length > 0) return <FareCards frame={frame} bids={bids} />;
  return (
    <ul className="grid gap-1">
      {lines.map((line, index) => (
        <Line key={index} frame={frame} line={line} emblem={part.name === "moves"} />
      ))}
    </ul>
  );
}

function Lead({ frame, bids }: { readonly frame: Frame; readonly bids: readonly Bid[] }) {
  const explained = explainFares(bids, frame.airlines);
  if (explained === null) return null;
  return (
    <p>
      {explained.half && <b>{frame.tell({ key: "reveal.halfRule" })} </b>}
      {explained.sentences.map(frame.tell).join(" ")}
    </p>
  );
}

function Line({ frame, line, emblem }: { readonly frame: Frame; readonly line: LogLine; readonly emblem: boolean }) {
  const { log } = frame;
  return (
    <li className="flex gap-2">
      {emblem && line.seat !== null && (
        <span className="mt-px shrink-0">
          <Badge seat={line.seat} size={17} />
        </span>
      )}
      <div className="min-w-0">
        <p>
          {log(line.say)}{" "}
          {(line.signs ?? []).map((callsign, index) => (
            <span key={index} className="mr-1 inline-block">
              <Sign small>{callsign}</Sign>
            </span>
          ))}
        </p>
        {(line.details ?? []).map((detail, index) => (
          <p key={index} className="text-sm text-quiet">
            {log(detail.say)}
          </p>
        ))}
      </div>
    </li>
  );
}
