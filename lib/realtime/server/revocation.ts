import type { SessionBook } from "@/lib/auth/session";
import type { Report } from "./listen";
import type { GameServer, GameSocket } from "./sockets";

/** Messages between servers may be lost: lines of ended sessions are then found after this long. */
const LOOK_EVERY_MS = 30_000;

interface Ports {
  readonly sessions: SessionBook;
  /** There are other servers. */
  readonly several: boolean;
  /** The rooms of these tables are read anew. */
  readonly forget: (gameIds: readonly string[]) => void;
  /** Tells those who watch these tables, on all servers. */
  readonly tell: (gameIds: readonly string[]) => void;
  readonly report: Report;
}

/** Closes the lines of sessions that have ended, on this server and all others. */
export class Revocation {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly io: GameServer,
    private readonly ports: Ports,
  ) {
    this.timer = setInterval(() => this.look([...io.sockets.sockets.values()]), LOOK_EVERY_MS);
    this.timer.unref();
    if (ports.several) {
      io.on("node:ended", (userId) => this.lookAt(userId));
      io.on("node:reseated", (gameIds) => ports.forget(gameIds));
    }
  }

  /** Some of this user's sessions have ended. */
  ended(userId: string): void {
    this.lookAt(userId);
    if (this.ports.several) {
      this.io.serverSideEmit("node:ended", userId);
    }
  }

  /** Seats of these tables have other owners or names. */
  reseated(gameIds: readonly string[]): void {
    if (gameIds.length === 0) {
      return;
    }
    this.ports.forget(gameIds);
    if (this.ports.several) {
      this.io.serverSideEmit("node:reseated", gameIds);
    }
    this.ports.tell(gameIds);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private lookAt(userId: string): void {
    this.look([...this.io.sockets.sockets.values()].filter((socket) => socket.data.userId === userId));
  }

  private look(sockets: readonly GameSocket[]): void {
    if (sockets.length === 0) {
      return;
    }
    const closing = this.ports.sessions.held(sockets.map(({ data }) => data.session)).then((held) => {
      sockets.forEach((socket, place) => {
        // The line, not the socket alone: the page then connects again, and is told to load itself anew.
        if (held[place] === false) socket.conn.close();
      });
    });
    // The database is away: the next look finds them.
    closing.catch((error: unknown) => this.ports.report("looking at sessions", error));
  }
}
