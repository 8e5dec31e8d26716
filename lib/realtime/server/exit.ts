import type { Announcer, News, TableStore } from "@/lib/rooms/ports";
import { botOf } from "@/lib/protocol/bots";
import type { Presence, TableInfo } from "@/lib/protocol/table";
import type { TravellingNews } from "./nodes/messages";
import type { Whereabouts } from "./nodes/whereabouts";
import { type GameServer, LOBBY, atTable, ownPages, tablesOf } from "./sockets";

/** Beyond so many all are forgotten and learnt anew. */
const UNLISTED_KNOWN = 10_000;

/** How far a table had come: events of its log, and changes before its start. */
export interface Heard {
  readonly version: number;
  readonly revision: number;
}

const NOTHING: Heard = { version: -1, revision: -1 };

interface Ports {
  readonly store: Pick<TableStore, "table">;
  readonly whereabouts: Pick<Whereabouts, "presence">;
  /** Takes news to the other servers. */
  readonly travel: (news: TravellingNews) => void;
}

/** The one exit through which everything that happens at a table passes to those who watch. */
export class Exit implements Announcer {
  /** Tables whose news is being told; true where they changed again meanwhile. */
  private readonly telling = new Map<string, boolean>();
  /** Tables by link that have been seen: no list shows how far they are, so that a new month of theirs costs nothing. */
  private readonly unlisted = new Set<string>();
  /** By table: how far the pages of this server were told, of those that have heard least. */
  private readonly told = new Map<string, Heard>();

  constructor(
    private readonly io: GameServer,
    private readonly ports: Ports,
  ) {
    // What nobody watches is forgotten, however its last page went.
    this.io.sockets.adapter.on("delete-room", (room: string) => {
      tablesOf([room]).forEach((gameId) => this.told.delete(gameId));
    });
  }

  /** Each player gets only what its seat may know, everybody else what a spectator may. */
  happened({ gameId, seats, from, version, clocks, view }: News): void {
    const events = view("spectator");
    const common = JSON.stringify(events);
    const own = seats.flatMap((userId, seat) => {
      const mine = view(seat);
      return JSON.stringify(mine) === common ? [] : [{ userId, events: mine }];
    });
    const news = { gameId, from, version, events, own, clocks };
    this.deliver(news);
    this.ports.travel(news);
  }

  /** Tells the pages of this server, wherever the news was made. */
  deliver({ gameId, from, version, events, own, clocks }: TravellingNews): void {
    if (!this.isWatched(gameId)) {
      return;
    }
    const told = this.toldOf(gameId);
    this.told.set(gameId, { ...told, version: Math.max(version, told.version) });
    const pages = own.map(({ userId }) => ownPages(gameId, userId));
    own.forEach(({ userId, events: mine }) => {
      this.io.local.to(ownPages(gameId, userId)).emit("room:events", { gameId, from, version, events: mine, clocks });
    });
    this.io.local.to(atTable(gameId)).except(pages).emit("room:events", { gameId, from, version, events, clocks });
  }

  /** A page has read the table itself. Pages that were there before may have heard less. */
  readBy(gameId: string, heard: Heard): void {
    if (!this.told.has(gameId)) {
      this.told.set(gameId, heard);
    }
  }

  /** Lets the pages of this server read anew what they may have missed of a table that has come so far. */
  async nudge(gameId: string, heard: Heard): Promise<void> {
    if (!this.isWatched(gameId)) {
      return;
    }
    const { version } = heard;
    const missed = version > this.toldOf(gameId).version;
    this.told.set(gameId, heard);
    if (missed) {
      this.io.local.to(atTable(gameId)).emit("room:events", { gameId, from: version, version, events: [], clocks: null });
    }
    await this.refresh(gameId);
  }

  /** What this server's pages were told last. */
  toldOf(gameId: string): Heard {
    return this.told.get(gameId) ?? NOTHING;
  }

  /** Whether a page of this server looks at the table. */
  isWatched(gameId: string): boolean {
    return this.io.sockets.adapter.rooms.has(atTable(gameId));
  }

  tableChanged(gameId: string): void {
    if (this.telling.has(gameId)) {
      this.telling.set(gameId, true);
      return;
    }
    void this.tell(gameId);
  }

  progressed(gameId: string): void {
    if (!this.unlisted.has(gameId)) {
      this.tableChanged(gameId);
    }
  }

  /** The table anew for the pages of this server, where others are told by theirs. */
  async refresh(gameId: string): Promise<void> {
    if (this.isWatched(gameId)) {
      const stored = await this.ports.store.table(gameId);
      if (stored) {
        this.io.local.to(atTable(gameId)).emit("room:table", this.withPresence(stored.info));
      }
    }
  }

  /** The table with the presence of its players. */
  withPresence(table: TableInfo): TableInfo {
    if (table.visibility === "link") {
      if (this.unlisted.size >= UNLISTED_KNOWN) {
        this.unlisted.clear();
      }
      this.unlisted.add(table.gameId);
    }
    const players = table.players.map((player) => ({
      ...player,
      presence: this.presenceOf(table.gameId, player.userId),
    }));
    return { ...table, players };
  }

  /** A bot needs no page to be at its tables. */
  private presenceOf(gameId: string, userId: string): Presence {
    return botOf(userId) === null ? this.ports.whereabouts.presence(gameId, userId) : "here";
  }

  /** One telling a table at a time, so that an older reading never comes after a newer one. */
  private async tell(gameId: string): Promise<void> {
    do {
      this.telling.set(gameId, false);
      try {
        const stored = await this.ports.store.table(gameId);
        if (stored) {
          const table = this.withPresence(stored.info);
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
    // A table at which the players of a game meet again has no seat for others.
    const listed = table.status === "playing" || (table.status === "open" && table.rematchOf === null);
    this.io.to(LOBBY).emit("lobby:changed", listed ? { table } : { gone: table.gameId });
  }
}
