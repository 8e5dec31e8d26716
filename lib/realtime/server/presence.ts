import type { Announcer, TableStore } from "@/lib/rooms/ports";
import { type GameServer, type GameSocket, atTable, ownPages } from "./sockets";

/** A page that is reloaded is back within this time: its player was not gone. */
const GRACE_MS = 2_000;

/** Lets a table know when a player's first page comes or the last one goes. */
export class Presence {
  constructor(
    private readonly io: GameServer,
    private readonly announcer: Announcer,
    private readonly store: Pick<TableStore, "table">,
  ) {}

  /** To be called after the page has come to the table. */
  async came(gameId: string, userId: string): Promise<void> {
    if ((await this.pages(gameId, userId)) === 1) {
      await this.tellOfPlayer(gameId, userId);
    }
  }

  /** To be called when a page leaves a table, or is about to with its socket. */
  went(gameId: string, userId: string): void {
    setTimeout(() => {
      void this.pages(gameId, userId)
        .then((pages) => (pages === 0 ? this.tellOfPlayer(gameId, userId) : undefined))
        // The database is away: who comes next hears who is here.
        .catch(() => undefined);
    }, GRACE_MS).unref();
  }

  /** Watches a socket for its end. */
  watch(socket: GameSocket): void {
    socket.on("disconnecting", () => {
      for (const gameId of tablesOf(socket)) {
        this.went(gameId, socket.data.userId);
      }
    });
  }

  /** Those who only watch come and go unnoticed. */
  private async tellOfPlayer(gameId: string, userId: string): Promise<void> {
    const stored = await this.store.table(gameId);
    if (stored?.info.players.some((player) => player.userId === userId)) {
      this.announcer.tableChanged(gameId);
    }
  }

  private async pages(gameId: string, userId: string): Promise<number> {
    return (await this.io.in(ownPages(gameId, userId)).fetchSockets()).length;
  }
}

/** The tables that this page looks at. */
function tablesOf(socket: GameSocket): readonly string[] {
  return [...socket.rooms].flatMap((room) => {
    const [kind, gameId, rest] = room.split(":");
    return kind === "game" && gameId !== undefined && rest === undefined && room === atTable(gameId) ? [gameId] : [];
  });
}
