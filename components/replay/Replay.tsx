"use client";

import { useMemo } from "react";
import { fareFlags, leadingPaths, marketAirports } from "@/components/games/opensky/frame/map-shows";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { useWide } from "@/components/games/opensky/frame/useWide";
import { BoardMap } from "@/components/games/opensky/map/BoardMap";
import type { FareFlag, MapInset } from "@/components/games/opensky/map/types";
import type { MonthTable } from "@/lib/engine/opensky/table";
import { positionAt, type ReplayPosition } from "@/lib/history/replay/position";
import { type ReplayGame, type Timeline, timelineOf } from "@/lib/history/replay/timeline";
import type { Place } from "@/lib/history/replay/address";
import type { TableInfo } from "@/lib/protocol/table";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Controls } from "./Controls";
import { Scores } from "./Scores";
import { SidePanel } from "./SidePanel";
import { useAddress } from "./useAddress";
import { useKeys } from "./useKeys";
import { type Playback, usePlayback } from "./usePlayback";
import { useReplayFrame } from "./useReplayFrame";

interface ReplayProps {
  readonly game: ReplayGame;
  readonly table: TableInfo;
  readonly start: Place;
  /** Whether the game has an address of its own; a file has none. */
  readonly addressed: boolean;
  /** For a player of a table by link: whether it was opened to everybody. */
  readonly sharing?: { readonly shared: boolean } | null;
  readonly onClose?: () => void;
}

interface Parts {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly playback: Playback;
  readonly position: ReplayPosition;
  readonly months: readonly MonthTable[];
  readonly gameId: string | null;
  readonly sharing: { readonly shared: boolean } | null;
  readonly onClose: (() => void) | undefined;
}

/** A finished game, step by step, on the table's own map. */
export function Replay({ game, table, start, addressed, sharing = null, onClose }: ReplayProps) {
  const timeline = useMemo(() => timelineOf(game), [game]);
  const playback = usePlayback(timeline, start);
  const { at, viewpoint } = playback;
  const position = useMemo(() => positionAt(game, at, viewpoint), [game, at, viewpoint]);
  const months = useMemo(() => positionAt(game, timeline.length, "open").view.months, [game, timeline]);
  const frame = useReplayFrame(table, position);
  const wide = useWide();
  useKeys(playback, timeline.stops.length, game.rules.players);
  useAddress(playback, addressed);
  const parts: Parts = {
    frame,
    timeline,
    playback,
    position,
    months,
    gameId: addressed ? table.gameId : null,
    sharing,
    onClose,
  };
  // A file is replayed over the page where it was opened, which has a main part already.
  const Root = addressed ? "main" : "section";
  return (
    <Root
      className="fixed inset-0 z-40 overflow-x-hidden overflow-y-auto bg-panel text-ink"
      data-testid="replay"
      data-at={at}
      data-viewpoint={viewpoint}
      data-playing={playback.playing}
      data-phase={position.view.phase}
      data-ready={wide !== null}
    >
      {wide === true && <Wide {...parts} />}
      {wide === false && <Narrow {...parts} />}
    </Root>
  );
}

const WIDE_INSET: MapInset = { top: 84, right: 12, bottom: 12, left: 12 };
const NARROW_INSET: MapInset = { top: 12, right: 16, bottom: 58, left: 16 };

const Wide = (parts: Parts) => (
  <div className="flex h-full min-h-[600px] flex-col">
    <Bar {...parts} compact={false} />
    <div className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(330px,34%)]">
      <div className="relative min-h-0 min-w-0">
        <Map {...parts} inset={WIDE_INSET} />
        <div className="absolute top-0 left-1/2 w-[min(500px,92%)] -translate-x-1/2">
          <Board {...parts} stop={parts.playback.stop} compact={false} />
        </div>
      </div>
      <div className="min-h-0 border-l border-line">
        <SidePanel {...parts} />
      </div>
    </div>
    <div className="shrink-0 border-t border-line">
      <Scores {...parts} compact={false} />
      <Controls {...parts} compact={false} />
    </div>
  </div>
);

const Narrow = (parts: Parts) => (
  <div className="flex min-h-full flex-col">
    <div className="sticky top-0 z-20">
      <Bar {...parts} compact />
    </div>
    <Board {...parts} stop={parts.playback.stop} compact />
    <div className="relative h-[36dvh] min-h-64 shrink-0">
      <Map {...parts} inset={NARROW_INSET} />
    </div>
    <div className="min-h-56 border-t border-line">
      <SidePanel {...parts} />
    </div>
    <div className="border-t border-line pb-3">
      <Scores {...parts} compact />
    </div>
    <div className="sticky bottom-0 z-20 mt-auto border-t border-line bg-panel pb-[env(safe-area-inset-bottom)]">
      <Controls {...parts} compact />
    </div>
  </div>
);

/** The map, with the fares that lie open and those that this viewpoint knows to be sealed. */
function Map({ position, playback, inset }: Pick<Parts, "position" | "playback"> & { readonly inset: MapInset }) {
  const { view, sealed } = position;
  const { viewpoint } = playback;
  const shown = useMemo(() => {
    const known: readonly FareFlag[] = sealed.map((bid) => ({ ...bid, leads: false }));
    return {
      flags: known.length > 0 ? known : fareFlags(view),
      highlights: leadingPaths(view),
      focus: marketAirports(view),
    };
  }, [view, sealed]);
  return <BoardMap table={view} me={viewpoint === "open" ? null : viewpoint} inset={inset} mode={VIEW} {...shown} />;
}

const VIEW = { kind: "view" } as const;
