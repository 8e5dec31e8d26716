"use client";

import { useMemo } from "react";
import { type Frame, useFrame } from "@/components/games/opensky/frame/useFrame";
import type { ReplayPosition } from "@/lib/history/replay/position";
import { foldLife, newLife } from "@/lib/protocol/life";
import { isRoomEntry } from "@/lib/protocol/room-entry";
import type { TableInfo } from "@/lib/protocol/table";
import type { TableSession } from "@/lib/realtime/client/session";

/** The table of a replay, as the parts of the real table take it: looked at by nobody who could act. */
export function useReplayFrame(table: TableInfo, { view, entries }: ReplayPosition): Frame {
  const session = useMemo<TableSession>(
    () => ({
      table: { ...table, players: table.players.map((player) => ({ ...player, presence: "here" })) },
      seat: null,
      view,
      events: entries,
      life: entries.filter(isRoomEntry).reduce(foldLife, newLife(view.rules.players)),
      clocks: null,
      connection: "online",
      sending: null,
      waiting: false,
      saved: null,
      problem: null,
      send: () => Promise.resolve(null),
      act: () => Promise.resolve({ error: "not-seated", message: "" }),
      takeBack: () => {},
      dismiss: () => {},
    }),
    [table, view, entries],
  );
  return useFrame(session);
}
