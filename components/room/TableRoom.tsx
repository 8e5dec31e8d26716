"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { loadSide } from "@/components/games/opensky/map/data/load-side";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import type { TableInfo } from "@/lib/protocol/table";
import { useChat } from "@/lib/realtime/client/use-chat";
import { useTableSession } from "@/lib/realtime/client/use-table-session";
import { useTalk } from "./chat/useTalk";
import { Unfolding } from "./Unfolding";

const load = () => import("@/components/games/opensky/GameTable").then(({ GameTable }) => GameTable);
// Shown only where it works: a button that is there before its code would swallow a press.
const WaitingRoom = dynamic(() => import("./WaitingRoom").then((part) => part.WaitingRoom), {
  ssr: false,
  loading: () => <Unfolding />,
});
const ClosedTable = dynamic(() => import("./Ended").then((part) => part.ClosedTable));
const RefusedTable = dynamic(() => import("./Ended").then((part) => part.RefusedTable));
const GameTable = dynamic(load, { ssr: false, loading: () => <Unfolding /> });

interface TableRoomProps {
  readonly me: Shown;
  readonly initial: TableInfo;
  /** The game whose players meet here again; null at other tables. */
  readonly last: TableInfo | null;
}

/** A table from its first player to its final score: the waiting room, then the game. */
export const TableRoom = ({ me, initial, last }: TableRoomProps) => {
  const t = useTranslations("room");
  const room = useTableSession(initial.gameId, initial);
  const standing = room.kind === "inside" ? room.session : room.kind === "entering" ? room : null;
  const chat = useChat(initial, me.userId, standing?.connection ?? "connecting");
  const talk = useTalk(chat, me.userId, standing?.table ?? null);

  useEffect(() => {
    void load();
    // What fails here is asked for again by the map itself.
    loadSide(initial.rules.side).catch(() => undefined);
  }, [initial.rules.side]);

  if (room.kind === "refused") {
    return room.code === "not-found" ? <ClosedTable me={me} /> : <RefusedTable me={me} code={room.code} message={room.message} />;
  }
  const { table, connection } = room.kind === "inside" ? room.session : room;
  if (table === null) return <Unfolding />;
  switch (table.status) {
    case "open":
      return <WaitingRoom me={me} table={table} last={last} connection={connection} chat={chat} />;
    case "closed":
      return <ClosedTable me={me} />;
    case "playing":
    case "finished":
      // The seat is known once the room was entered after the start.
      return room.kind === "inside" && room.session.events.length > 0 ? (
        <GameTable session={room.session} talk={talk} />
      ) : (
        <Unfolding note={connection === "offline" ? t("lost") : undefined} />
      );
  }
};
