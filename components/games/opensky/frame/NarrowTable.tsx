"use client";

import { useMemo, useState } from "react";
import { BoardMap } from "../map/BoardMap";
import type { MapInset } from "../map/types";
import { CoveragePanel } from "../tray/CoveragePanel";
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

/** The table on narrow screens: the map on top, everything else in a sheet with tabs. */
export function NarrowTable({ frame, decision, map, bottom, talk = null, menu }: TableParts) {
  const { table, session, cast, tell, log } = frame;
  const [topRef, top] = useSize();
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
  const sheet = useHeld(Math.ceil(wallet.height / 16) * 16);
  const inset: MapInset = useMemo(
    () => ({ top: top.height + 62, right: 22, bottom: sheet + 44, left: 22 }),
    [top.height, sheet],
  );

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
    <div className="absolute inset-0">
      <div className="absolute inset-0">
        <BoardMap table={table} me={session.seat} inset={inset} {...map} />
      </div>
      <div ref={topRef} className="absolute inset-x-0 top-0 z-20">
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
        <DeparturesBoard frame={frame} compact />
      </div>
      <div
        className="pointer-events-none absolute inset-x-2.5 z-10 flex flex-col gap-2"
        style={{ top: top.height + 8 }}
      >
        <div className="pointer-events-auto relative z-10">
          <Chips frame={frame} onOpen={() => setTab(tab === "airlines" ? "wallet" : "airlines")} />
        </div>
        {/* Below the slips that hang from the chips. */}
        <div className="mt-5">
          <ConnectionState frame={frame} />
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 z-20">
        <Sheet label={tell({ key: "sheet.tabs" })} tabs={tabs} active={tab} onChange={setTab}>
          {tab === "wallet" && (
            <div ref={walletRef}>
              <MonthBanner frame={frame} place="wallet" />
              {bottom}
            </div>
          )}
          {tab === "airlines" && (
            <div className="flex h-[48dvh] flex-col gap-3 p-3">
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
            <div className="h-[48dvh] px-4 pb-3">
              <Log frame={frame} seen={seen.mark} />
            </div>
          )}
          {talk !== null && tab === "talk" && (
            <div className="flex h-[48dvh] flex-col px-4 pt-1 pb-3">{talk.panel}</div>
          )}
        </Sheet>
      </div>
    </div>
  );
}

/** The last value that was not zero. */
function useHeld(value: number): number {
  const [held, setHeld] = useState(value);
  if (value !== 0 && value !== held) setHeld(value);
  return value === 0 ? held : value;
}
