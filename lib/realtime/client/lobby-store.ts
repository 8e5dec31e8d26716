import type { ServerToClient } from "@/lib/protocol/socket";
import type { TableInfo } from "@/lib/protocol/table";
import type { Connection } from "./session";
import { cell, type Store } from "./store";
import type { Wire } from "./wire";

/** The public tables, newest first. */
export interface Lobby {
  readonly tables: readonly TableInfo[];
  readonly connection: Connection;
}

/** An entering that was not answered on a standing line is tried again after this time. */
const AGAIN_MS = 1_500;

type Change = Parameters<ServerToClient["lobby:changed"]>[0];

/** The lobby's tables after one change. */
export const withChange = (tables: readonly TableInfo[], change: Change): readonly TableInfo[] => {
  if ("gone" in change) return tables.filter((table) => table.gameId !== change.gone);
  const { table } = change;
  return tables.some(({ gameId }) => gameId === table.gameId)
    ? tables.map((old) => (old.gameId === table.gameId ? table : old))
    : [table, ...tables];
};

/** The live lobby, beginning with the tables that the page was rendered with. */
export const lobbyStore = (line: () => Wire, initial: readonly TableInfo[]): Store<Lobby> => {
  const lobby = cell<Lobby>({ tables: initial, connection: "connecting" }, () => {
    const wire = line();
    let open = true;
    let asked = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    /** What was heard since the list was asked for, which may have been read before; null while nothing is asked. */
    let heard: Change[] | null = null;
    const enter = async () => {
      clearTimeout(later);
      asked += 1;
      const turn = asked;
      heard = [];
      const answer = await wire.ask("lobby:enter", {});
      if (!open || turn !== asked) return;
      if (answer !== null && "ok" in answer) {
        lobby.set({ tables: (heard ?? []).reduce(withChange, answer.ok.tables), connection: "online" });
        heard = null;
      } else if (wire.connected()) {
        later = setTimeout(() => void enter(), AGAIN_MS);
      }
    };
    const ends = [
      wire.hear("lobby:changed", (change) => {
        heard?.push(change);
        const now = lobby.get();
        lobby.set({ ...now, tables: withChange(now.tables, change) });
      }),
      wire.onConnection((up) => {
        if (up) void enter();
        else lobby.set({ ...lobby.get(), connection: "offline" });
      }),
    ];
    void enter();
    return () => {
      open = false;
      clearTimeout(later);
      for (const end of ends) end();
      void wire.ask("lobby:leave", {});
    };
  });
  return lobby;
};
