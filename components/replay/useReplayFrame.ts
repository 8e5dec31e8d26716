"use client";

import { useMemo } from "react";
import { type Frame, useFrame } from "@/components/games/opensky/frame/useFrame";
import type { ReplayPosition } from "@/lib/history/replay/position";
import { newLife } from "@/lib/protocol/life";
import type { TableInfo } from "@/lib/protocol/table";
import type { TableSession } from "@/lib/realtime/client/session";

/** The table of a replay, as the parts of the real table take it: looked at by nobody who could act. */
export function useReplayFrame(table: TableInfo, { view, events }: ReplayPosition): Frame {
  const session = useMemo<TableSession>(
    () => ({
      table: { ...table, players: table.players.map((player) => ({ ...player, presence: "here" })) },
      seat: null,
      view,
      events,
      life: newLife(table.rules.players),
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
    [table, view, events],
  );
  return useFrame(session);
}
