import type { Announcer, TableStore } from "@/lib/rooms/ports";
import type { Whereabouts } from "./nodes/whereabouts";
import { type GameServer, type GameSocket, ownPages, tablesOf } from "./sockets";

/** A page that is reloaded is back within this time: its player was not gone. */
const GRACE_MS = 2_000;

/** Lets a table know when a player's first page comes or the last one goes, on whichever server. */
export class Presence {
  constructor(
    private readonly io: GameServer,
    private readonly whereabouts: Pick<Whereabouts, "came" | "went">,
    private readonly announcer: Announcer,
    private readonly store: Pick<TableStore, "table">,
  ) {}

  /** To be called after the page has come to the table. */
  async came(gameId: string, userId: string): Promise<void> {
    if (this.pages(gameId, userId) > 0 && this.whereabouts.came(gameId, userId)) {
      await this.tellOfPlayer(gameId, userId);
    }
  }

  /** To be called when a page leaves a table by the player's will (`left`), or is about to with its socket. */
  went(gameId: string, userId: string, left: boolean): void {
    setTimeout(() => {
      if (this.pages(gameId, userId) === 0 && this.whereabouts.went(gameId, userId, left)) {
        // The database is away: who comes next hears who is here.
        this.tellOfPlayer(gameId, userId).catch(() => undefined);
      }
    }, GRACE_MS).unref();
  }

  /** Watches a socket for its end. */
  watch(socket: GameSocket): void {
    socket.on("disconnecting", () => {
      for (const gameId of tablesOf(socket.rooms)) {
        this.went(gameId, socket.data.userId, false);
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

  /** A user's pages of this server. */
  private pages(gameId: string, userId: string): number {
    return this.io.sockets.adapter.rooms.get(ownPages(gameId, userId))?.size ?? 0;
  }
}
