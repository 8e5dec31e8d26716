import type { Announcer } from "@/lib/rooms/ports";
import { type GameServer, type GameSocket, atTable, ownPages } from "./sockets";

/** A page that is reloaded is back within this time: its player was not gone. */
const GRACE_MS = 2_000;

/** Lets a table know when a player's first page comes or the last one goes. */
export class Presence {
  constructor(
    private readonly io: GameServer,
    private readonly announcer: Announcer,
  ) {}

  /** To be called after the page has come to the table. */
  async came(gameId: string, userId: string): Promise<void> {
    if ((await this.pages(gameId, userId)) === 1) {
      this.announcer.tableChanged(gameId);
    }
  }

  /** To be called when a page leaves a table, or is about to with its socket. */
  went(gameId: string, userId: string): void {
    setTimeout(() => {
      void this.pages(gameId, userId).then(
        (pages) => {
          if (pages === 0) {
            this.announcer.tableChanged(gameId);
          }
        },
        () => undefined,
      );
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
