"use client";

import { useMemo, useState } from "react";
import { cx } from "@/components/ui/cx";
import { BoardMap } from "../map/BoardMap";
import type { MapInset } from "../map/types";
import { CoveragePanel } from "../tray/CoveragePanel";
import { useKeyboardHeight, useLying } from "./access/useScreen";
import { Chips } from "./Chips";
import { ConnectionState } from "./ConnectionState";
import { DeparturesBoard } from "./DeparturesBoard";
import { Log } from "./Log";
import { questionsTo } from "./life/proposals";
import { LuggageTag } from "./LuggageTag";
import { MonthBanner } from "./MonthBanner";
import { Sheet, type SheetTab } from "./Sheet";
import { TalkButton } from "./TalkButton";
import { CompactBar } from "./TopBar";
import type { TableParts } from "./table-parts";
import { useSeen } from "./useSeen";
import { useSize } from "./useSize";

type Tab = "wallet" | "airlines" | "log" | "talk";

/** How much of the screen's height the sheet may take, and where the choice is made on the map itself. */
const SHARE = 0.58;
const SHARE_OF_CHOICE = 0.46;
/** Of its width, where it stands beside the map. */
const BESIDE = 0.46;

/** The table on narrow screens: the map on top, everything else in a sheet with tabs. */
export function NarrowTable({ frame, decision, map, bottom, slip, talk = null, menu }: TableParts) {
  const { table, session, cast, tell, log } = frame;
  const [rootRef, room] = useSize();
  const [topRef, top] = useSize();
  const lying = useLying();
  const keyboard = useKeyboardHeight();
  const [walletRef, wallet] = useSize();
  const [tab, setTab] = useState<Tab>("wallet");
  const [opened, setOpened] = useState<number | null>(null);
  const seen = useSeen(session.events.length, tab === "log");

  // Being asked, by the game or the others, brings the wallet to the front, except over words that are being written.
  const asked = cast.me !== null && table.asked.includes(cast.me) ? table.phase : "";
  const called = `${asked} ${questionsTo(session.life, cast.me)}`.trim();
  const mine = called === "" ? null : called;
  const [was, setWas] = useState(mine);
  if (was !== mine) {
    setWas(mine);
    if (mine !== null && tab !== "talk") setTab("wallet");
  }

  // The wallet's height alone moves the map: the other tabs only cover it for a while.
  const picking = map.mode.kind === "airports" || map.mode.kind === "routes";
  const most = Math.round(room.height * (picking ? SHARE_OF_CHOICE : SHARE));
  const sheet = useHeld(Math.min(most, Math.ceil((wallet.height - slip) / 16) * 16));
  const beside = Math.round(room.width * BESIDE);
  const inset: MapInset = useMemo(
    () => ({
      top: top.height + 62,
      right: lying ? beside + 22 : 22,
      bottom: lying ? 54 : sheet + 44,
      left: 22,
    }),
    [top.height, sheet, lying, beside],
  );
  const focus = useMemo(() => inView(map), [map]);
  // The other tabs keep clear of a keyboard on the screen, so that what is written can be read.
  const tall = lying ? "flex h-full min-h-0 flex-col" : "flex flex-col";
  const tallStyle = lying ? undefined : { height: Math.min(room.height * 0.48, room.height - keyboard - 150) };

  const tabs: readonly SheetTab<Tab>[] = [
    {
      id: "wallet",
      title: tell({ key: table.phase === "finished" ? "sheet.final" : "sheet.wallet" }),
      news: tab === "talk" && mine !== null ? tell({ key: asked === "" ? "act.slips" : "turnTitle" }) : null,
    },
    { id: "airlines", title: tell({ key: "sheet.airlines" }) },
    { id: "log", title: tell({ key: "sheet.log" }), news: seen.fresh > 0 ? log({ key: "new" }) : null },
    ...(talk !== null && tab === "talk" ? [{ id: "talk" as const, title: talk.title }] : []),
  ];
  const planning = table.phase === "placePlanes" || table.phase === "placeHubs";

  return (
    <div ref={rootRef} className="absolute inset-0">
      <div
        ref={topRef}
        className="absolute top-0 left-0 z-20 bg-panel pt-[env(safe-area-inset-top)]"
        style={{ right: lying ? beside : 0 }}
      >
        <CompactBar
          frame={frame}
          talk={
            talk !== null && (
              <TalkButton
                talk={talk}
                open={tab === "talk"}
                onToggle={() => setTab(tab === "talk" ? "wallet" : "talk")}
              />
            )
          }
          {...menu}
        />
        {!lying && <DeparturesBoard frame={frame} compact />}
      </div>
      <div
        className="pointer-events-none absolute left-2.5 z-10 flex flex-col gap-2"
        style={{ top: top.height + 8, right: lying ? beside + 10 : 10 }}
      >
        <div className="pointer-events-auto relative z-10">
          <Chips frame={frame} onOpen={() => setTab(tab === "airlines" ? "wallet" : "airlines")} />
        </div>
        {/* Below the slips that hang from the chips. */}
        <div className="mt-5">
          <ConnectionState frame={frame} />
        </div>
      </div>
      <div className="absolute inset-0">
        <BoardMap table={table} me={session.seat} inset={inset} {...map} focus={focus} />
      </div>
      <div
        className={lying ? "absolute top-0 right-0 z-20 flex flex-col gap-1.5" : "absolute inset-x-0 z-20"}
        style={{ bottom: keyboard, ...(lying ? { width: beside } : {}) }}
      >
        {lying && <DeparturesBoard frame={frame} compact />}
        <Sheet
          label={tell({ key: "sheet.tabs" })}
          tabs={tabs}
          active={tab}
          onChange={setTab}
          height={lying ? null : tab === "wallet" ? most : Math.round(room.height * SHARE)}
        >
          {tab === "wallet" && (
            <div ref={walletRef}>
              <MonthBanner frame={frame} place="wallet" />
              {bottom}
            </div>
          )}
          {tab === "airlines" && (
            <div className={cx(tall, "gap-3 overflow-y-auto p-3")} style={tallStyle}>
              {table.seats.map((_, seat) => (
                <LuggageTag
                  key={seat}
                  frame={frame}
                  seat={seat}
                  size="tall"
                  hangs={false}
                  open={opened === seat}
                  onToggle={() => setOpened(opened === seat ? null : seat)}
                />
              ))}
              {planning && (
                <div className="rounded-lg border border-line px-3 py-1">
                  <CoveragePanel session={session} decision={decision} compact />
                </div>
              )}
            </div>
          )}
          {tab === "log" && (
            <div className={cx(tall, "overflow-y-auto px-4 pb-3")} style={tallStyle}>
              <Log frame={frame} seen={seen.mark} />
            </div>
          )}
          {talk !== null && tab === "talk" && (
            <div className={cx(tall, "px-4 pt-1 pb-3")} style={tallStyle}>
              {talk.panel}
            </div>
          )}
        </Sheet>
      </div>
    </div>
  );
}

/** What the map keeps in view: the decision's airports, with those of the itineraries that it is about. */
function inView({ mode, focus = [], highlights = [], flags = [] }: TableParts["map"]): readonly string[] {
  if (focus.length === 0 || (mode.kind !== "itineraries" && flags.length === 0)) return focus;
  const paths = [...highlights.map(({ path }) => path), ...flags.map(({ itinerary }) => itinerary)];
  return [...new Set([...focus, ...paths.flat()])];
}

/** The last value that was not zero. */
function useHeld(value: number): number {
  const [held, setHeld] = useState(value);
  if (value !== 0 && value !== held) setHeld(value);
  return value === 0 ? held : value;
}
