import type { Report } from "../listen";
import type { Exit } from "../exit";
import { type GameServer, tablesOf } from "../sockets";
import type { TravellingNews } from "./messages";
import { ALIVE_EVERY_MS, Whereabouts } from "./whereabouts";

/** Messages between servers may be lost, with a server or a connection: the database then knows better. */
const COMPARE_EVERY_MS = 10_000;

/** How far tables have come, as the database knows it. */
export type Marks = (
  gameIds: readonly string[],
) => Promise<readonly { readonly gameId: string; readonly version: number; readonly revision: number }[]>;

/** This server among the others of the site. */
export class Nodes {
  readonly whereabouts: Whereabouts;
  private readonly timers: NodeJS.Timeout[] = [];

  /** `several`: the socket server has an engine to other servers. */
  constructor(
    private readonly io: GameServer,
    private readonly several: boolean,
  ) {
    this.whereabouts = new Whereabouts(
      (message) => {
        if (several) this.io.serverSideEmit("node:presence", message);
      },
      (gameIds) => this.playersMoved(gameIds),
    );
  }

  /** Set once by `begin`: exit and nodes know each other. */
  private playersMoved: (gameIds: readonly string[]) => void = () => undefined;

  readonly travel = (news: TravellingNews): void => {
    if (this.several && !this.whereabouts.alone) {
      this.io.serverSideEmit("node:news", news);
    }
  };

  begin(exit: Exit, marks: Marks, report: Report): void {
    this.playersMoved = (gameIds) => {
      for (const gameId of gameIds) {
        // The database is away: who comes next hears who is here.
        exit.refresh(gameId).catch(() => undefined);
      }
    };
    this.timers.push(setInterval(() => this.whereabouts.beat(), ALIVE_EVERY_MS).unref());
    if (!this.several) {
      return;
    }
    this.io.on("node:news", (news) => exit.deliver(news));
    this.io.on("node:presence", (message) => this.whereabouts.hear(message));
    this.whereabouts.beat();
    const compare = setInterval(() => {
      this.compare(exit, marks).catch((error: unknown) => report("comparing with the log", error));
    }, COMPARE_EVERY_MS);
    this.timers.push(compare);
  }

  end(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.whereabouts.bye();
  }

  /** Finds tables of which this server's pages have not heard everything. */
  private async compare(exit: Exit, marks: Marks): Promise<void> {
    const gameIds = tablesOf(this.io.sockets.adapter.rooms.keys());
    if (gameIds.length === 0) {
      return;
    }
    for (const { gameId, version, revision } of await marks(gameIds)) {
      const told = exit.toldOf(gameId);
      if (version > told.version || revision !== told.revision) {
        await exit.nudge(gameId, { version, revision });
      }
    }
  }
}
