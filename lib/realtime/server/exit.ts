import type { Announcer, News, TableStore } from "@/lib/rooms/ports";
import type { TableInfo } from "@/lib/protocol/table";
import { type GameServer, LOBBY, atTable, ownPages } from "./sockets";

/** The one exit through which everything that happens at a table passes to those who watch. */
export class Exit implements Announcer {
  /** Tables whose news is being told; true where they changed again meanwhile. */
  private readonly telling = new Map<string, boolean>();

  constructor(
    private readonly io: GameServer,
    private readonly store: Pick<TableStore, "table">,
  ) {}

  /** Each player gets only what its seat may know, everybody else what a spectator may. */
  happened({ gameId, seats, from, version, view }: News): void {
    const pages = seats.map((userId) => ownPages(gameId, userId));
    pages.forEach((page, seat) => {
      this.io.to(page).emit("room:events", { gameId, from, version, events: view(seat) });
    });
    this.io
      .to(atTable(gameId))
      .except(pages)
      .emit("room:events", { gameId, from, version, events: view("spectator") });
  }

  tableChanged(gameId: string): void {
    if (this.telling.has(gameId)) {
      this.telling.set(gameId, true);
      return;
    }
    void this.tell(gameId);
  }

  /** The table with the presence of its players. */
  async withPresence(table: TableInfo): Promise<TableInfo> {
    const sockets = await this.io.in(atTable(table.gameId)).fetchSockets();
    const here = new Set(sockets.map((socket) => socket.data.userId));
    const players = table.players.map((player) => ({
      ...player,
      presence: here.has(player.userId) ? ("here" as const) : ("gone" as const),
    }));
    return { ...table, players };
  }

  /** One telling a table at a time, so that an older reading never comes after a newer one. */
  private async tell(gameId: string): Promise<void> {
    do {
      this.telling.set(gameId, false);
      try {
        const stored = await this.store.table(gameId);
        if (stored) {
          const table = await this.withPresence(stored.info);
          this.io.to(atTable(gameId)).emit("room:table", table);
          this.tellLobby(table);
        }
      } catch {
        // The database is away: pages read the table anew when they come back.
      }
    } while (this.telling.get(gameId));
    this.telling.delete(gameId);
  }

  private tellLobby(table: TableInfo): void {
    if (table.visibility !== "public") {
      return;
    }
    const listed = table.status === "open" || table.status === "playing";
    this.io.to(LOBBY).emit("lobby:changed", listed ? { table } : { gone: table.gameId });
  }
}
