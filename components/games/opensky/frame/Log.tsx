"use client";

import { Fragment, memo, useMemo } from "react";
import { Sign } from "@/components/ui/Sign";
import type { Seat } from "@/lib/engine/opensky/words";
import { Badge } from "../livery/pictures";
import { useLookedMark } from "./looked/LookedContext";
import type { Frame } from "./useFrame";
import { logSections, type LogSection } from "./words/log";
import type { LogDetail, LogLine } from "./words/log-line";

/** The log in words, newest on top; events from `seen` on are under a mark, as long as older ones follow. */
export const Log = memo(function Log({ frame, seen: read }: { readonly frame: Frame; readonly seen: number }) {
  const { log } = frame;
  const seen = Math.min(read, useLookedMark() ?? read);
  const sections = useMemo(() => newestFirst(sectionsOf(frame)), [frame]);
  const first = sections.flatMap((section) => section.lines).find((line) => line.seq < seen)?.seq ?? null;
  const someNew = (sections[0]?.lines[0]?.seq ?? -1) >= seen;
  if (sections.length === 0) return <p className="text-quiet">{log({ key: "empty" })}</p>;
  return (
    <div className="text-sm leading-[17px]" data-testid="log">
      {sections.map((section, index) => (
        <section key={`${sections.length - index}${section.heading.key}`}>
          <h4 className="mt-2.5 mb-1.5 flex items-center gap-[7px] text-sm font-bold after:flex-1 after:border-t after:border-line">
            {log(section.heading)}
          </h4>
          <ol>
            {section.lines.map((line) => (
              <Fragment key={line.seq}>
                {someNew && line.seq === first && <NewMark text={log({ key: "new" })} />}
                <LogEntry frame={frame} line={line} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});

const sectionsOf = ({ session, table, cast, city }: Frame): readonly LogSection[] =>
  logSections(session.events, { cast, players: table.rules.players, city });

const newestFirst = (sections: readonly LogSection[]): readonly LogSection[] =>
  sections.map((section) => ({ ...section, lines: section.lines.toReversed() })).toReversed();

const NewMark = ({ text }: { readonly text: string }) => (
  <li className="my-1.5 flex items-center gap-2 text-xs text-warn before:flex-1 before:border-t before:border-warn after:flex-1 after:border-t after:border-warn">
    <span className="flex items-center gap-1">
      <svg width="9" height="9" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M12 3l10 14H2z" />
      </svg>
      {text}
    </span>
  </li>
);

/** One happening of the log. */
export function LogEntry({ frame, line }: { readonly frame: Frame; readonly line: LogLine }) {
  return (
    <li className="mb-1.5 flex gap-[7px]">
      <Marker frame={frame} seat={line.seat} />
      <div className="min-w-0 flex-1">
        <p>
          {line.lead !== undefined && <span className="text-quiet italic">{frame.log(line.lead)} </span>}
          {frame.log(line.say)} <Signs frame={frame} line={line} />
        </p>
        {line.details !== undefined && line.details.length > 0 && (
          <ul className="mt-0.5 text-quiet">
            {line.details.map((detail, i) => (
              <Detail key={i} frame={frame} detail={detail} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Detail({ frame, detail }: { readonly frame: Frame; readonly detail: LogDetail }) {
  return (
    <li className="mt-0.5 flex gap-1.5">
      {detail.seat !== undefined && <Badge seat={detail.seat} size={13} />}
      <span>{frame.log(detail.say)}</span>
    </li>
  );
}

const Signs = ({ frame, line }: { readonly frame: Frame; readonly line: LogLine }) => {
  if (line.signs === undefined || line.signs.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1 align-text-bottom">
      {line.signs.map((callsign, i) => (
        <Sign key={i} small>
          {callsign}
        </Sign>
      ))}
      <span className="sr-only">{frame.log({ key: "stop" })}</span>
    </span>
  );
};

function Marker({ frame, seat }: { readonly frame: Frame; readonly seat: Seat | null }) {
  if (seat === null) {
    return (
      <svg className="mt-px shrink-0" width="15" height="15" aria-hidden="true">
        <circle cx="7.5" cy="7.5" r="2.5" fill="var(--quiet)" />
      </svg>
    );
  }
  return (
    <span className="mt-px shrink-0" title={frame.airline(seat)}>
      <Badge seat={seat} size={15} />
    </span>
  );
}
