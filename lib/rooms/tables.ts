import { ok } from "@/lib/engine/core/result";
import { type BotLevel, botOf, freeBot } from "@/lib/protocol/bots";
import { CLOCK_TERMS } from "@/lib/protocol/pace";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import type { Contribution, Identity, TableInfo } from "@/lib/protocol/table";
import { type Outcome, refuse } from "./answers";
import { type Chance, commitmentOf, seedOf, systemChance } from "./chance";
import { botsAsked } from "./bots";
import { hostedGame, viewEntry } from "./games";
import { isTimed } from "./moves";
import type { Alarm, Announcer, BotPlayers, NewTable, StoredTable, TableStore } from "./ports";
import { advance, beginning } from "./position";

/** How many tables that have not begun one user may sit at. */
export const OPEN_TABLES_PER_USER = 20;
/** Rivals for one change: each of a full table's players, twice. */
const ATTEMPTS = 8;

interface Ports {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly alarm: Alarm;
  readonly bots: BotPlayers;
}

/** What is chosen of a table at its making. */
type TableChoice = Pick<NewTable, "game" | "rules" | "visibility" | "seating" | "pace" | "rated" | "rematchOf">;

/** A table's life before its game: made, joined, left, started. */
export class Tables {
  constructor(
    private readonly ports: Ports,
    private readonly chance: Chance = systemChance,
  ) {}

  /** Makes a table at which the host sits. The commitment of the server's bytes is fixed here (rules, section 9). */
  async create(host: Identity, choice: CreateTablePayload): Promise<Outcome<{ readonly gameId: string }>> {
    const { store, announcer } = this.ports;
    if ((await store.openSeats(host.userId)) >= OPEN_TABLES_PER_USER) {
      return refuse("too-many-tables");
    }
    const { game, visibility, seating, pace, rated } = choice;
    if (rated && !(await store.hasAccount(host.userId))) {
      return refuse("account-needed");
    }
    const rules = hostedGame(game).rules(choice);
    const made = { game, rules, visibility, seating, pace, rated, rematchOf: null };
    const table = this.newTable(host, made, choice.contribution);
    await store.create(table);
    announcer.tableChanged(table.gameId);
    for (const level of choice.bots ?? []) {
      const seated = await this.seatBot(host.userId, table.gameId, level);
      if (!seated.ok) {
        return seated;
      }
    }
    return ok({ gameId: table.gameId });
  }

  /** Gives a free seat to a bot. When all other seats are bots' nobody has to be waited for: the game begins. */
  async seatBot(userId: string, gameId: string, level: BotLevel): Promise<Outcome<true>> {
    const done = await this.change<{ readonly starts: boolean }>(gameId, async ({ info, revision }) => {
      const refusal = mayNotChangeBots(info, userId);
      if (refusal) {
        return refusal;
      }
      const bot = freeBot(level, info.players);
      if (info.players.length >= info.rules.players || bot === null) {
        return refuse("table-full");
      }
      const joined = await this.ports.store.join(gameId, revision, bot, this.contribution(undefined));
      const complete = info.players.length + 1 === info.rules.players;
      return joined ? ok({ starts: complete && personsAt(info).length === 1 }) : "outrun";
    });
    if (!done.ok) {
      return done;
    }
    return done.value.starts ? this.start(userId, gameId) : ok(true);
  }

  /** Takes a bot out of its seat again. */
  async unseatBot(userId: string, gameId: string, botId: string): Promise<Outcome<true>> {
    return this.change(gameId, async ({ info, revision }) => {
      const refusal = mayNotChangeBots(info, userId);
      if (refusal) {
        return refusal;
      }
      if (botOf(botId) === null || !seated(info, botId)) {
        return refuse("not-found");
      }
      const done = await this.ports.store.leave(gameId, revision, botId, "open", info.hostId);
      return done ? ok(true as const) : "outrun";
    });
  }

  /**
   * Takes a player of a finished game to the table at which its players meet again: the first opens it, and when all are
   * there the game begins, with the same settings and, unless it is rated, the same seats.
   */
  async rematch(player: Identity, gameId: string, bytes?: string): Promise<Outcome<{ readonly gameId: string }>> {
    const { store, announcer } = this.ports;
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const before = await store.table(gameId);
      if (!before || before.info.status === "closed") {
        return refuse("not-found");
      }
      const { info } = before;
      if (!seated(info, player.userId)) {
        return refuse("not-seated");
      }
      if (info.status !== "finished") {
        return refuse("not-finished");
      }
      if (info.rematch !== null) {
        const joined = await this.join(player, info.rematch, bytes);
        // It begins when all who may sit there do.
        if (joined.ok || joined.error.code === "already-seated" || joined.error.code === "already-started") {
          await this.bringBots(info.rematch, info);
          return ok({ gameId: info.rematch });
        }
        // All had left it, and it was closed at this moment: another one is opened.
        if (joined.error.code !== "not-found") {
          return joined;
        }
        continue;
      }
      if ((await store.openSeats(player.userId)) >= OPEN_TABLES_PER_USER) {
        return refuse("too-many-tables");
      }
      const { game, rules, visibility, pace, rated } = info;
      if (rated && !(await store.hasAccount(player.userId))) {
        return refuse("account-needed");
      }
      // Where it counts nobody keeps the better seat.
      const seating = rated ? "random" : "same";
      const made = { game, rules, visibility, seating, pace, rated, rematchOf: gameId } as const;
      const table = this.newTable(player, made, bytes);
      if (await store.create(table)) {
        announcer.tableChanged(gameId);
        announcer.tableChanged(table.gameId);
        await this.bringBots(table.gameId, info);
        return ok({ gameId: table.gameId });
      }
    }
    return refuse("unavailable");
  }

  /** Answers the place in the order of joining. A client that brings no part of the seed gets one drawn here. */
  async join(player: Identity, gameId: string, bytes?: string): Promise<Outcome<{ readonly seat: number }>> {
    const { store } = this.ports;
    const joined = await this.change<{ readonly seat: number; readonly starts: string | null }>(
      gameId,
      async ({ info, revision }) => {
        if (seated(info, player.userId)) {
          return refuse("already-seated");
        }
        if (info.rated && !(await store.hasAccount(player.userId))) {
          return refuse("account-needed");
        }
        if (info.rematchOf !== null && !(await store.seatOrder(info.rematchOf)).includes(player.userId)) {
          return refuse("reserved");
        }
        if (info.players.length >= info.rules.players) {
          return refuse("table-full");
        }
        if ((await store.openSeats(player.userId)) >= OPEN_TABLES_PER_USER) {
          return refuse("too-many-tables");
        }
        const done = await store.join(gameId, revision, player, this.contribution(bytes));
        const complete = info.players.length + 1 === info.rules.players;
        const starts = info.rematchOf !== null && complete ? info.hostId : null;
        return done ? ok({ seat: info.players.length, starts }) : "outrun";
      },
    );
    if (!joined.ok) {
      return joined;
    }
    const { seat, starts } = joined.value;
    if (starts !== null) {
      // Where this fails the host still has the button.
      await this.start(starts, gameId);
    }
    return ok({ seat });
  }

  /** When the host leaves, who joined next is the host; when the last leaves, the table is closed. */
  async leave(userId: string, gameId: string): Promise<Outcome<true>> {
    const { store } = this.ports;
    return this.change(gameId, async ({ info, revision }) => {
      if (!seated(info, userId)) {
        return refuse("not-seated");
      }
      const staying = info.players.filter((player) => player.userId !== userId && botOf(player.userId) === null);
      const nextHost = staying.some((player) => player.userId === info.hostId) ? info.hostId : staying[0]?.userId;
      const done = await store.leave(
        gameId,
        revision,
        userId,
        staying.length > 0 ? "open" : "closed",
        nextHost ?? info.hostId,
      );
      return done ? ok(true as const) : "outrun";
    });
  }

  /** Seats the players, makes the seed and writes the game's first events. */
  async start(userId: string, gameId: string): Promise<Outcome<true>> {
    const { store, announcer, alarm, bots } = this.ports;
    return this.change(gameId, async ({ info, revision }) => {
      if (!seated(info, userId)) {
        return refuse("not-seated");
      }
      if (info.hostId !== userId) {
        return refuse("not-host");
      }
      if (info.players.length < info.rules.players) {
        return refuse("not-full");
      }
      const joined = info.players.map((player) => player.userId);
      const seats = await this.seatsOf(info, joined);
      const parts = await store.seedParts(gameId);
      const contributions = seats.map((seat) => parts.contributions.get(seat));
      if (!contributions.every((contribution) => contribution !== undefined)) {
        return "outrun";
      }
      const seed = seedOf(parts.serverBytes, contributions);
      const game = hostedGame(info.game);
      const first = beginning(game, info.rules, seed);
      // The bots come first, so that whoever reads the log knows them from its first moment.
      const events = [...botEntries(seats), ...game.definition.open(first.state)];
      const opened = advance(game, first, events);
      const terms = CLOCK_TERMS[info.pace];
      const timed = opened.asked.filter((seat) => opened.life.seats.some((life, place) => place === seat && isTimed(life)));
      const clocks = terms && { bank: terms.bank, asked: timed };
      const month = game.month(opened.state);
      const botAsked = botsAsked(game, opened, info.rated).length > 0;
      const done = await store.start({ gameId, revision, seats, seed, events, month, clocks, botAsked });
      if (!done) {
        return "outrun";
      }
      announcer.happened({
        gameId,
        seats,
        from: 0,
        version: opened.version,
        clocks: terms && seats.map((_, seat) => ({ left: terms.bank, running: timed.includes(seat) })),
        view: (viewer) => events.map((event) => viewEntry(game, event, viewer)),
      });
      if (terms && timed.length > 0) {
        alarm.set(gameId, terms.bank);
      }
      if (botAsked) {
        bots.asked(gameId);
      }
      return ok(true as const);
    });
  }

  /** Bots meet again at once; when nobody else is waited for, the game begins. */
  private async bringBots(gameId: string, before: TableInfo): Promise<void> {
    const bots = before.players.filter(({ userId }) => botOf(userId) !== null);
    for (const bot of bots) {
      const seen = await this.change(gameId, async ({ info, revision }) => {
        if (seated(info, bot.userId)) {
          return ok(true);
        }
        const { userId, name } = bot;
        const done = await this.ports.store.join(gameId, revision, { userId, name }, this.contribution(undefined));
        return done ? ok(true) : "outrun";
      });
      if (!seen.ok) {
        return;
      }
    }
    const table = bots.length > 0 ? await this.ports.store.table(gameId) : null;
    if (table?.info.status === "open" && table.info.players.length === table.info.rules.players) {
      await this.start(table.info.hostId, gameId);
    }
  }

  private newTable(host: Identity, choice: TableChoice, bytes: string | undefined): NewTable {
    const { definition } = hostedGame(choice.game);
    const serverBytes = this.chance.bytes();
    return {
      ...choice,
      gameId: this.chance.gameId(),
      rulesVersion: definition.rulesVersion,
      players: definition.seats(choice.rules),
      host,
      contribution: this.contribution(bytes),
      serverBytes,
      commitment: commitmentOf(serverBytes),
    };
  }

  private async seatsOf(table: TableInfo, joined: readonly string[]): Promise<readonly string[]> {
    switch (table.seating) {
      case "random":
        return this.chance.shuffled(joined);
      case "joined":
        return joined;
      case "same": {
        const before = table.rematchOf === null ? [] : await this.ports.store.seatOrder(table.rematchOf);
        return before.length === joined.length ? before : joined;
      }
    }
  }

  private contribution(bytes: string | undefined): Contribution {
    return bytes === undefined ? { bytes: this.chance.bytes(), by: "server" } : { bytes, by: "client" };
  }

  /** Tries a change on the newest revision until it is done, refused, or rivals were first too often. */
  private async change<T>(
    gameId: string,
    attempt: (table: StoredTable) => Promise<Outcome<T> | "outrun">,
  ): Promise<Outcome<T>> {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const table = await this.ports.store.table(gameId);
      if (!table || table.info.status === "closed") {
        return refuse("not-found");
      }
      if (table.info.status !== "open") {
        return refuse("already-started");
      }
      const answer = await attempt(table).catch((error: unknown) => {
        // It may have been done though the database's answer was lost: the table is read and told anew.
        this.ports.announcer.tableChanged(gameId);
        throw error;
      });
      if (answer !== "outrun") {
        if (answer.ok) {
          this.ports.announcer.tableChanged(gameId);
        }
        return answer;
      }
    }
    return refuse("unavailable");
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

const botEntries = (seats: readonly string[]): readonly RoomEntry[] =>
  seats.flatMap((userId, seat): readonly RoomEntry[] => {
    const bot = botOf(userId);
    return bot === null ? [] : [{ type: "room/botSeated", seat, level: bot.level }];
  });

const seated = (table: TableInfo, userId: string): boolean =>
  table.players.some((player) => player.userId === userId);
