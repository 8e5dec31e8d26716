import type { Seat } from "@/lib/engine/core/game";
import { ok } from "@/lib/engine/core/result";
import type { ActPayload, CommandPayload } from "@/lib/protocol/payloads";
import type { RoomEvents, TableInfo } from "@/lib/protocol/table";
import { decideAct } from "./acts";
import { type Outcome, type Refusal, refuse } from "./answers";
import { answerId, type BotQuestion, decideForBot, questionsOf } from "./bots";
import { hostedGame, viewEntry } from "./games";
import { Keeper, shown } from "./keeper";
import { decideCommand, type Entry, goneAway, timeOut } from "./moves";
import type { Alarm, Announcer, BotPlayers, CommandNote, FirstAnswer, LogStore, Silence, TableStore } from "./ports";
import { endingOf } from "./position";
import type { Room } from "./room";
import { RoomCache, type RoomLimits } from "./room-cache";

/** Rivals for one position: every seat may answer at once, on any node. */
const ATTEMPTS = 8;

interface Ports {
  readonly tables: Pick<TableStore, "table">;
  readonly log: LogStore;
  readonly announcer: Announcer;
  readonly alarm: Alarm;
  readonly bots: BotPlayers;
}

export interface Standing {
  readonly table: TableInfo;
  /** The reader's seat; null for a spectator, and before the start. */
  readonly seat: number | null;
  readonly log: RoomEvents;
}

/** A standing, and the changes before the start that it shows: for servers that compare what they have told. */
export interface Read {
  readonly standing: Standing;
  readonly revision: number;
}

/**
 * Begun games. A room in memory is a cache of its log: it may be forgotten at any time, and another node may have moved
 * the log on, which the next append or refusal finds out.
 */
export class Rooms {
  /** Those in memory. */
  readonly cache: RoomCache;
  private readonly keeper: Keeper;

  constructor(
    private readonly ports: Ports,
    limits: RoomLimits = { rooms: 5_000, idle: 10 * 60_000 },
  ) {
    this.cache = new RoomCache(ports.log, limits);
    this.keeper = new Keeper(ports);
  }

  /** The table, and what the reader may know of its log from event number `from` on. */
  async standing(userId: string, gameId: string, from: number): Promise<Outcome<Read>> {
    const stored = await this.ports.tables.table(gameId);
    if (!stored) {
      return refuse("not-found");
    }
    const { info: table, revision } = stored;
    const log = await this.ports.log.log(gameId, from);
    if (!log || table.status === "open" || table.status === "closed") {
      const standing = { table, seat: null, log: { gameId, from: 0, version: 0, events: [], clocks: null } };
      return ok({ standing, revision });
    }
    const seat = log.seats.indexOf(userId);
    const viewer = seat < 0 ? "spectator" : seat;
    const game = hostedGame(log.game);
    const events = log.events.map((entry) => viewEntry(game, entry as Entry, viewer));
    const clocks = table.pace === "none" ? null : await this.ports.log.clocks(gameId);
    const standing = {
      table,
      seat: seat < 0 ? null : seat,
      log: {
        gameId,
        from: log.version - events.length,
        version: log.version,
        events,
        // Read a moment later: what has moved meanwhile is told by the news that are on their way.
        clocks: clocks?.version === log.version ? clocks.clocks.map(shown) : null,
      },
    };
    return ok({ standing, revision });
  }

  /** Decides a player's command and answers after the commit; a repeated command gets its first answer. */
  async command(userId: string, payload: CommandPayload): Promise<Outcome<{ readonly version: number }>> {
    return this.inRoom(payload.gameId, (room) => {
      const { gameId, commandId, command } = payload;
      const seat = room.seats.indexOf(userId);
      if (seat < 0 || ("seat" in command && command["seat"] !== seat)) {
        return refuse("not-seated");
      }
      return this.carryOut(room, {
        note: { gameId, commandId, userId, seat, command },
        answered: () => new Map([[seat, 0]]),
        decide: () => decideCommand(room.game, room.position, seat, payload),
        // A command made for a position that has passed is stale for good: its answer need not be kept.
        keeps: ({ code }) => code !== "stale" || payload.version > room.position.version,
      });
    });
  }

  /** Decides what a player does at the table beside the game; a repeat of what was done gets its first answer. */
  async act(userId: string, { gameId, commandId, act }: ActPayload): Promise<Outcome<{ readonly version: number }>> {
    return this.inRoom(gameId, (room) => {
      const seat = room.seats.indexOf(userId);
      if (seat < 0) {
        return refuse("not-seated");
      }
      return this.carryOut(room, {
        note: { gameId, commandId, userId, seat: null, command: act },
        // Who comes back has time for a decision.
        answered: (entries) => new Map(entries.some(({ type }) => type === "room/cameBack") ? [[seat, 0]] : []),
        decide: () =>
          endingOf(room.game, room.position) === null
            ? decideAct(room.position.life, seat, act)
            : refuse("game-over"),
        keeps: () => false,
      });
    });
  }

  /** What bots are asked in a game now; `afresh` where another node may have moved it on. */
  async botQuestions(gameId: string, afresh: boolean): Promise<readonly BotQuestion[]> {
    const room = await this.cache.room(gameId);
    const questions = await room?.queue.run(async () => {
      if (afresh) {
        await this.keeper.catchUp(room);
      }
      return questionsOf(room);
    });
    return questions ?? [];
  }

  /**
   * Carries out what a bot has decided, once, whichever nodes it is asked on. Without a command it could not decide: the
   * room takes the harmless action.
   */
  async botAnswer(question: BotQuestion, command: { readonly type: string } | null) {
    return this.inRoom(question.gameId, (room) => {
      const { gameId, seat } = question;
      const userId = room.seats[seat] ?? "";
      const note = { gameId, commandId: answerId(question), userId, seat, command: command ?? { type: "room/stuck" } };
      return this.carryOut(room, {
        note,
        answered: () => new Map(),
        decide: () => decideForBot(room, question, command),
        keeps: () => false,
      });
    });
  }

  /** Acts for the seats of a game whose time is out, and sees that the next one's end is noticed. */
  async ring(gameId: string): Promise<void> {
    const room = await this.cache.room(gameId);
    await room?.queue.run(async () => {
      for (let tries = 0; room.terms !== null && tries < ATTEMPTS; tries += 1) {
        const stored = await this.ports.log.clocks(gameId);
        if (!stored || endingOf(room.game, room.position) !== null) {
          return;
        }
        if (stored.version !== room.position.version) {
          await this.keeper.catchUp(room);
          continue;
        }
        const due = stored.clocks.flatMap(({ running, left, missed }, seat) =>
          running && left <= 0 ? [{ seat, missed }] : [],
        );
        if (due.length === 0) {
          return this.keeper.setAlarm(gameId, stored.clocks);
        }
        const answered = new Map(due.map(({ seat, missed }) => [seat, missed + 1]));
        if (await this.keeper.commit(room, null, timeOut(room.game, room.position, due), answered)) {
          return;
        }
      }
    });
  }

  /**
   * What becomes of a game that has stood at a version for long: the seats that are asked are marked away, and where
   * they have been away for as long again, it ends without a result.
   */
  async noteSilence({ gameId, version }: Silence): Promise<void> {
    const room = await this.cache.room(gameId);
    await room?.queue.run(async () => {
      await this.keeper.catchUp(room);
      const { position, game } = room;
      // Somebody has moved since, or another node has noticed the same silence.
      if (position.version !== version || endingOf(game, position) !== null) {
        return;
      }
      const away = goneAway(position, position.asked);
      const ended = { type: "room/ended", how: "withoutResult" };
      // Somebody who moves at this moment is first, and then nothing was silent.
      await this.keeper.commit(room, null, away.length > 0 ? away : [ended], new Map());
    });
  }

  private async inRoom<T>(
    gameId: string,
    task: (room: Room) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const room = await this.cache.room(gameId);
    if (!room) {
      const stored = await this.ports.tables.table(gameId);
      return refuse(stored ? "not-started" : "not-found");
    }
    return room.queue.run(async () => {
      try {
        return await task(room);
      } catch (error) {
        // Whether the database has committed is unknown now. Memory is only behind, but those who watch must hear of it.
        void room.queue.run(() => this.keeper.catchUp(room)).catch(() => undefined);
        throw error;
      }
    });
  }

  private async carryOut(room: Room, errand: Errand): Promise<Outcome<{ readonly version: number }>> {
    const { note, answered, decide, keeps } = errand;
    const { gameId, commandId, userId } = note;
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const decided = decide();
      if (decided.ok && (await this.keeper.commit(room, note, decided.value, answered(decided.value)))) {
        return ok({ version: room.position.version });
      }
      const known = await this.ports.log.known(gameId, commandId);
      if (known.answer) {
        return known.answer.userId === userId ? again(known.answer.first) : refuse("malformed", "commandId");
      }
      if (known.version !== room.position.version) {
        await this.keeper.catchUp(room);
      } else if (!decided.ok) {
        if (keeps(decided.error)) {
          await this.ports.log.noteRefusal(note, decided.error);
        }
        return decided;
      }
    }
    return refuse("unavailable");
  }
}

/** Something that a player wants done in a room. */
interface Errand {
  readonly note: CommandNote;
  /** The seats whose questions these entries answer, with their times out in a row from then on. */
  answered(entries: readonly Entry[]): ReadonlyMap<Seat, number>;
  /** On the room's present position. */
  decide(): Outcome<readonly Entry[]>;
  /** Whether a refusal is kept as the first answer. */
  keeps(refusal: Refusal): boolean;
}

const again = (first: FirstAnswer): Outcome<{ readonly version: number }> =>
  "version" in first ? ok({ version: first.version }) : { ok: false, error: first.refusal };

