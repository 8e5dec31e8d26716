import { ok } from "@/lib/engine/core/result";
import { type BotLevel, botOf, freeBot } from "@/lib/protocol/bots";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import type { Contribution, Identity, TableInfo } from "@/lib/protocol/table";
import { type Outcome, refuse } from "./answers";
import type { StoredTable, TableStore } from "./ports";

/** What seating bots needs of the tables. */
interface Waiting {
  readonly store: Pick<TableStore, "table" | "join" | "leave">;
  /** Tries a change on the newest revision of a table that has not begun. */
  change<T>(gameId: string, attempt: (table: StoredTable) => Promise<Outcome<T> | "outrun">): Promise<Outcome<T>>;
  /** A part of the seed, drawn by the server and marked so. */
  contribution(): Contribution;
  start(userId: string, gameId: string): Promise<Outcome<true>>;
}

/** Bots at tables that have not begun: seated, taken out, brought along to another game. */
export class BotSeats {
  constructor(private readonly table: Waiting) {}

  /** Gives a free seat to a bot. When all other seats are bots' nobody has to be waited for: the game begins. */
  async seat(userId: string, gameId: string, level: BotLevel): Promise<Outcome<true>> {
    const done = await this.table.change<{ readonly starts: boolean }>(gameId, async ({ info, revision }) => {
      const refusal = mayNotChangeBots(info, userId);
      if (refusal) {
        return refusal;
      }
      const bot = freeBot(level, info.players);
      if (info.players.length >= info.rules.players || bot === null) {
        return refuse("table-full");
      }
      const joined = await this.table.store.join(gameId, revision, bot, this.table.contribution());
      const complete = info.players.length + 1 === info.rules.players;
      return joined ? ok({ starts: complete && personsAt(info).length === 1 }) : "outrun";
    });
    if (!done.ok) {
      return done;
    }
    return done.value.starts ? this.table.start(userId, gameId) : ok(true);
  }

  /** Takes a bot out of its seat again. */
  async unseat(userId: string, gameId: string, botId: string): Promise<Outcome<true>> {
    return this.table.change(gameId, async ({ info, revision }) => {
      const refusal = mayNotChangeBots(info, userId);
      if (refusal) {
        return refusal;
      }
      if (botOf(botId) === null || !seated(info, botId)) {
        return refuse("not-found");
      }
      const done = await this.table.store.leave(gameId, revision, botId, "open", info.hostId);
      return done ? ok(true as const) : "outrun";
    });
  }

  /** Bots meet again at once; when nobody else is waited for, the game begins. */
  async bring(gameId: string, before: TableInfo): Promise<void> {
    const bots = before.players.filter(({ userId }) => botOf(userId) !== null);
    for (const bot of bots) {
      const seen = await this.table.change(gameId, async ({ info, revision }) => {
        if (seated(info, bot.userId)) {
          return ok(true);
        }
        const { userId, name } = bot;
        const done = await this.table.store.join(gameId, revision, { userId, name }, this.table.contribution());
        return done ? ok(true) : "outrun";
      });
      if (!seen.ok) {
        return;
      }
    }
    const table = bots.length > 0 ? await this.table.store.table(gameId) : null;
    if (table?.info.status === "open" && table.info.players.length === table.info.rules.players) {
      await this.table.start(table.info.hostId, gameId);
    }
  }
}

const personsAt = ({ players }: TableInfo): readonly Identity[] =>
  players.filter(({ userId }) => botOf(userId) === null);

/** Why a user may not seat bots at a table or take them out; null where that may be done. */
function mayNotChangeBots(table: TableInfo, userId: string) {
  if (table.hostId !== userId) {
    return refuse("not-host");
  }
  if (table.rated) {
    return refuse("no-bots");
  }
  // Where players meet again the seats are theirs.
  return table.rematchOf === null ? null : refuse("reserved");
}

/** The entries of a log that tell which of its seats are bots'. */
export const botEntries = (seats: readonly string[]): readonly RoomEntry[] =>
  seats.flatMap((userId, seat): readonly RoomEntry[] => {
    const bot = botOf(userId);
    return bot === null ? [] : [{ type: "room/botSeated", seat, level: bot.level }];
  });

/** Whether a user, person or bot, sits at a table. */
export const seated = (table: TableInfo, userId: string): boolean =>
  table.players.some((player) => player.userId === userId);
