import { ok } from "@/lib/engine/core/result";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { Contribution, Identity, TableInfo } from "@/lib/protocol/table";
import { type Outcome, refuse } from "./answers";
import { type Chance, commitmentOf, seedOf, systemChance } from "./chance";
import { hostedGame } from "./games";
import type { Announcer, StoredTable, TableStore } from "./ports";
import { advance, beginning } from "./position";

/** How many tables that have not begun one user may sit at. */
export const OPEN_TABLES_PER_USER = 20;
/** Rivals for one change: each of a full table's players, twice. */
const ATTEMPTS = 8;

interface Ports {
  readonly store: TableStore;
  readonly announcer: Announcer;
}

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
    const game = hostedGame(choice.game);
    const rules = game.rules(choice);
    const gameId = this.chance.gameId();
    const serverBytes = this.chance.bytes();
    await store.create({
      gameId,
      game: choice.game,
      rulesVersion: game.definition.rulesVersion,
      rules,
      players: game.definition.seats(rules),
      visibility: choice.visibility,
      seating: choice.seating,
      host,
      contribution: this.contribution(choice.contribution),
      serverBytes,
      commitment: commitmentOf(serverBytes),
    });
    announcer.tableChanged(gameId);
    return ok({ gameId });
  }

  /** Answers the place in the order of joining. A client that brings no part of the seed gets one drawn here. */
  async join(player: Identity, gameId: string, bytes?: string): Promise<Outcome<{ readonly seat: number }>> {
    const { store } = this.ports;
    return this.change(gameId, async ({ info, revision }) => {
      if (seated(info, player.userId)) {
        return refuse("already-seated");
      }
      if (info.players.length >= info.rules.players) {
        return refuse("table-full");
      }
      if ((await store.openSeats(player.userId)) >= OPEN_TABLES_PER_USER) {
        return refuse("too-many-tables");
      }
      const done = await store.join(gameId, revision, player, this.contribution(bytes));
      return done ? ok({ seat: info.players.length }) : "outrun";
    });
  }

  /** When the host leaves, who joined next is the host; when the last leaves, the table is closed. */
  async leave(userId: string, gameId: string): Promise<Outcome<true>> {
    const { store } = this.ports;
    return this.change(gameId, async ({ info, revision }) => {
      if (!seated(info, userId)) {
        return refuse("not-seated");
      }
      const staying = info.players.filter((player) => player.userId !== userId);
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
    const { store, announcer } = this.ports;
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
      const seats = info.seating === "random" ? this.chance.shuffled(joined) : joined;
      const parts = await store.seedParts(gameId);
      const contributions = seats.map((seat) => parts.contributions.get(seat));
      if (!contributions.every((contribution) => contribution !== undefined)) {
        return "outrun";
      }
      const seed = seedOf(parts.serverBytes, contributions);
      const game = hostedGame(info.game);
      const first = beginning(game, info.rules, seed);
      const events = game.definition.open(first.state);
      const opened = advance(game, first, events);
      const done = await store.start({ gameId, revision, seats, seed, events, month: game.month(opened.state) });
      if (!done) {
        return "outrun";
      }
      announcer.happened({
        gameId,
        seats,
        from: 0,
        version: opened.version,
        view: (viewer) => events.map((event) => game.definition.viewEvent(event, viewer)),
      });
      return ok(true as const);
    });
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

const seated = (table: TableInfo, userId: string): boolean =>
  table.players.some((player) => player.userId === userId);
