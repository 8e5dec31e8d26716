"use client";

import { useMemo, useState, type ReactNode } from "react";
import { BoardMap } from "../map/BoardMap";
import type { MapInset } from "../map/types";
import { CoveragePanel } from "../tray/CoveragePanel";
import { Cartouche } from "./Cartouche";
import { ConnectionState } from "./ConnectionState";
import { DeparturesBoard } from "./DeparturesBoard";
import { Log } from "./Log";
import { MonthBanner } from "./MonthBanner";
import { SidePanel, type SideTab } from "./SidePanel";
import { Tags } from "./Tags";
import { TopBar } from "./TopBar";
import type { TableParts } from "./table-parts";
import { useSeen } from "./useSeen";
import { useSize } from "./useSize";

/** Where the tags and the side panels begin, and what they leave free of the map's sides, in px. */
const TOP = 84;
const LEFT = 340;
const LEFT_NARROW = 286;
const RIGHT_OPEN = 226;
const RIGHT_FOLDED = 40;
/** What the departures board takes: fixed, so that the map never moves when the words change. */
const BOARD = 98;
const CARTOUCHE = 120;
/** What every decision's tray fits in: fixed for the same reason. */
const TRAY = 166;
/** Between the coverage and the panel under it, and what that takes at least. */
const UNDER_COVERAGE = 12;
const PANEL_FOLDED = 42;
const PANEL_LEAST = 160;
/** From this size on the side panels stand open at first, and coverage and log fit over each other. */
const ROOMY_WIDTH = 1180;
/** From this width on the bar has room for the month's result beside the departures board. */
const BAR_ROOM = 1270;
/** What the reader's clock takes of it. */
const CLOCK_ROOM = 100;
const BOARD_WIDTH = 500;
const ROOMY_HEIGHT = 960;
/** From this height of the right edge on the coverage and what is said fit over each other. */
const COVERAGE_AND_TALK = 640;

type Side = "log" | "talk";

/** The table on wide screens: the map full bleed, panels around it. */
export function WideTable({ frame, decision, map, bottom, strips, talk = null, menu }: TableParts) {
  const { table, session, tell, log } = frame;
  const [rootRef, room] = useSize();
  const [bottomRef, tray] = useSize();
  const [coverageRef, covered] = useSize();
  const [logChoice, setLogChoice] = useState<boolean | null>(null);
  const [talkChoice, setTalkOpen] = useState(false);

  const planning = table.phase === "placePlanes" || table.phase === "placeHubs";
  const clockRoom = session.clocks !== null && session.seat !== null ? CLOCK_ROOM : 0;
  const barRoom = room.width >= BAR_ROOM + clockRoom;
  const roomy = room.width >= ROOMY_WIDTH;
  const talkOpen = talkChoice && talk !== null;
  const logOpen = !talkOpen && (logChoice ?? (roomy && (!planning || room.height >= ROOMY_HEIGHT)));
  const seen = useSeen(session.events.length, logOpen);

  const trayHeight = Math.max(TRAY, tray.height) + strips;
  const tagRoom = room.height - TOP - trayHeight - 8;
  const newsWidth = room.width - Math.max(418, room.width / 2 - 250) - BOARD_WIDTH - (session.seat === null ? 116 : 76 + clockRoom);
  const inset: MapInset = useMemo(
    () => ({
      top: BOARD,
      right: logOpen || talkOpen || planning ? RIGHT_OPEN : RIGHT_FOLDED,
      bottom: trayHeight + 12,
      left: roomy ? LEFT : LEFT_NARROW,
    }),
    [logOpen, talkOpen, planning, trayHeight, roomy],
  );

  const open: Side | null = talkOpen ? "talk" : logOpen ? "log" : null;
  const toggle = (side: Side): void => {
    setLogChoice(side === "log" && open !== "log");
    setTalkOpen(side === "talk" && open !== "talk");
  };
  // On low screens the talk is read in place of the coverage, until it is folded away.
  const coverage = planning && !(talkOpen && tagRoom < COVERAGE_AND_TALK);
  const below = coverage ? covered.height + UNDER_COVERAGE : 0;
  const tabs: readonly SideTab<Side>[] = [
    {
      id: "log",
      title: log({ key: "title" }),
      label: log({ key: logOpen ? "fold" : "unfold" }),
      hint: seen.fresh > 0 ? <NewDot words={log({ key: "new" })} /> : null,
      content: <Log frame={frame} seen={seen.mark} />,
    },
    ...(talk === null
      ? []
      : [
          {
            id: "talk" as const,
            title: talk.title,
            label: talkOpen ? talk.close : talk.open,
            hint: talk.badge,
            testId: "chat-open",
            content: talk.panel,
          },
        ]),
  ];

  return (
    <div ref={rootRef} className="absolute inset-0">
      <div className="absolute inset-x-0 top-0 z-20">
        <TopBar
          frame={frame}
          news={barRoom ? <MonthBanner frame={frame} place="bar" width={newsWidth} /> : null}
          {...menu}
        />
      </div>
      <div className="absolute top-0 left-[300px] z-20 w-[min(500px,calc(100%-370px))] min-[1020px]:left-[max(418px,calc(50%-250px))] min-[1020px]:w-[min(500px,calc(100%-486px))]">
        <DeparturesBoard frame={frame} />
      </div>

      {/* The keyboard comes from the map to the decision, and only then to what lies round it. */}
      <div className="absolute inset-0">
        <BoardMap table={table} me={session.seat} inset={inset} {...map} />
      </div>

      <div
        ref={bottomRef}
        className="absolute inset-x-0 bottom-0 z-20 border-t border-line bg-panel"
        style={{ minHeight: TRAY }}
      >
        <div className="absolute inset-x-0 top-[5px] border-t-2 border-dashed border-line" aria-hidden="true" />
        <div className="relative">{bottom}</div>
      </div>

      <div className="pointer-events-none absolute top-[124px] right-64 left-[280px] z-10 flex flex-col gap-2">
        <ConnectionState frame={frame} />
        {!barRoom && <MonthBanner frame={frame} place="map" />}
      </div>

      <div className="absolute left-5 z-10" style={{ top: TOP }}>
        <Tags frame={frame} height={tagRoom} small={!roomy} />
      </div>
      {tagRoom - table.seats.length * 154 > CARTOUCHE && (
        <div className="pointer-events-none absolute left-6" style={{ bottom: trayHeight + 28 }}>
          <Cartouche frame={frame} />
        </div>
      )}

      <div
        className="pointer-events-none absolute right-0 z-10 w-[222px]"
        style={{ top: TOP, bottom: trayHeight + 16 }}
      >
        {coverage && (
          <div
            ref={coverageRef}
            className="pointer-events-auto overflow-y-auto rounded-l-lg border border-r-0 border-line bg-panel px-3.5 py-1"
            style={{ maxHeight: `calc(100% - ${UNDER_COVERAGE + (open === null ? PANEL_FOLDED : PANEL_LEAST)}px)` }}
          >
            <CoveragePanel session={session} decision={decision} />
          </div>
        )}
        {/* Moved down without a new layout: the words in it keep their places when the coverage comes or goes. */}
        <div
          className="absolute inset-x-0 top-0 flex flex-col items-end *:pointer-events-auto"
          style={{ height: `calc(100% - ${below}px)`, transform: `translateY(${below}px)` }}
        >
          <SidePanel tabs={tabs} open={open} wide={planning} onToggle={toggle} />
        </div>
      </div>
    </div>
  );
}

const NewDot = ({ words }: { readonly words: string }): ReactNode => (
  <span className="inline-block size-2 rounded-full bg-warn" title={words}>
    <span className="sr-only">{words}</span>
  </span>
);
