import type { Seat } from "@/lib/engine/core/game";
import { ok } from "@/lib/engine/core/result";
import type { EventView } from "@/lib/engine/opensky/events";
import type { CommandPayload } from "@/lib/protocol/payloads";
import type { RoomEvents, TableInfo } from "@/lib/protocol/table";
import { type Outcome, type Refusal, refuse } from "./answers";
import { hostedGame } from "./games";
import { placesOf } from "./places";
import type { Announcer, CommandNote, FirstAnswer, LogStore, TableStore } from "./ports";
import { acted, advance, isStale, type Position } from "./position";
import { catchUp, openRoom, type Room } from "./room";

/** Rivals for one position: every seat may answer at once, on any node. */
const ATTEMPTS = 8;

interface Ports {
  readonly tables: Pick<TableStore, "table">;
  readonly log: LogStore;
  readonly announcer: Announcer;
}

export interface RoomLimits {
  /** Rooms kept in memory; beyond it the longest unused go first. */
  readonly rooms: number;
  /** After so long without a command a room is forgotten, in ms. */
  readonly idle: number;
}

export interface Standing {
  readonly table: TableInfo;
  /** The reader's seat; null for a spectator, and before the start. */
  readonly seat: number | null;
  readonly log: RoomEvents;
}

/**
 * Begun games. A room in memory is a cache of its log: it may be forgotten at any time, and another node may have moved
 * the log on, which the next append or refusal finds out.
 */
export class Rooms {
  private readonly rooms = new Map<string, { readonly room: Room; used: number }>();

  constructor(
    private readonly ports: Ports,
    private readonly limits: RoomLimits = { rooms: 5_000, idle: 10 * 60_000 },
  ) {}

  /** The table, and what the reader may know of its log from event number `from` on. */
  async standing(userId: string, gameId: string, from: number): Promise<Outcome<Standing>> {
    const stored = await this.ports.tables.table(gameId);
    if (!stored) {
      return refuse("not-found");
    }
    const table = stored.info;
    const log = await this.ports.log.log(gameId, from);
    if (!log || table.status === "open" || table.status === "closed") {
      return ok({ table, seat: null, log: { gameId, from: 0, version: 0, events: [] } });
    }
    const seat = log.seats.indexOf(userId);
    const viewer = seat < 0 ? "spectator" : seat;
    const game = hostedGame(log.game);
    const events = log.events.map((event) => game.definition.viewEvent(event as EventView, viewer));
    return ok({
      table,
      seat: seat < 0 ? null : seat,
      log: { gameId, from: log.version - events.length, version: log.version, events },
    });
  }

  /** Decides a player's command and answers after the commit; a repeated command gets its first answer. */
  async command(userId: string, payload: CommandPayload): Promise<Outcome<{ readonly version: number }>> {
    const room = await this.room(payload.gameId);
    if (!room) {
      const stored = await this.ports.tables.table(payload.gameId);
      return refuse(stored ? "not-started" : "not-found");
    }
    return room.queue.run(async () => {
      try {
        return await this.carryOut(room, userId, payload);
      } catch (error) {
        // Whether the database has committed is unknown now. Memory is only behind, but those who watch must hear of it.
        void room.queue.run(() => this.catchUp(room)).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Rooms in memory. */
  get size(): number {
    return this.rooms.size;
  }

  /** The next command reads the room anew, as its seats may have other owners. */
  forget(gameId: string): void {
    this.rooms.delete(gameId);
  }

  /** Forgets the rooms that nobody has used for a while. */
  sweep(now: number): void {
    for (const [gameId, { room, used }] of this.rooms) {
      if (room.queue.idle && now - used > this.limits.idle) {
        this.rooms.delete(gameId);
      }
    }
  }

  private async carryOut(
    room: Room,
    userId: string,
    payload: CommandPayload,
  ): Promise<Outcome<{ readonly version: number }>> {
    const { gameId, commandId } = payload;
    const seat = room.seats.indexOf(userId);
    if (seat < 0 || ("seat" in payload.command && payload.command["seat"] !== seat)) {
      return refuse("not-seated");
    }
    const note: CommandNote = { gameId, commandId, userId, seat, command: payload.command };
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const decided = decide(room, seat, payload);
      if (decided.ok && (await this.commit(room, note, decided.value))) {
        return ok({ version: room.position.version });
      }
      const known = await this.ports.log.known(gameId, commandId);
      if (known.answer) {
        return known.answer.userId === userId ? again(known.answer.first) : refuse("malformed", "commandId");
      }
      if (known.version !== room.position.version) {
        await this.catchUp(room);
      } else if (!decided.ok) {
        if (!staysRefused(room.position.version, payload, decided.error)) {
          await this.ports.log.noteRefusal(note, decided.error);
        }
        return decided;
      }
    }
    return refuse("unavailable");
  }

  /** Appends the events and only then moves the room and tells. False: the log had moved on, or the command is known. */
  private async commit(room: Room, note: CommandNote, events: readonly { readonly type: string }[]): Promise<boolean> {
    const { game, position } = room;
    const moved = advance(game, position, events);
    const outcome = game.definition.outcome(moved.state);
    const month = game.month(moved.state);
    const results = outcome === null ? null : placesOf(game.scores(outcome));
    if (!(await this.ports.log.append({ ...note, from: position.version, events, month, results }))) {
      return false;
    }
    room.position = acted(moved, note.seat, moved.version);
    this.announce(room, position, events);
    return true;
  }

  /** Moves the room to the end of the log, and tells what nobody here may have been told. */
  private async catchUp(room: Room): Promise<void> {
    const before = room.position;
    const events = await catchUp(room, this.ports.log);
    if (events.length > 0) {
      this.announce(room, before, events as readonly { readonly type: string }[]);
    }
  }

  /** Tells how the room has come from an earlier position to its present one. */
  private announce(room: Room, before: Position, events: readonly { readonly type: string }[]): void {
    const { game, gameId, seats, position } = room;
    this.ports.announcer.happened({
      gameId,
      seats,
      from: before.version,
      version: position.version,
      view: (viewer) => events.map((event) => game.definition.viewEvent(event, viewer)),
    });
    if (game.definition.status(position.state).finished) {
      this.ports.announcer.tableChanged(gameId);
    } else if (game.month(position.state) !== game.month(before.state)) {
      this.ports.announcer.progressed(gameId);
    }
  }

  private async room(gameId: string): Promise<Room | null> {
    const cached = this.rooms.get(gameId);
    if (cached) {
      this.keep(gameId, cached.room);
      return cached.room;
    }
    const opened = await openRoom(gameId, this.ports.log);
    if (!opened) {
      return null;
    }
    // Somebody else may have opened it meanwhile: one room, one queue.
    const room = this.rooms.get(gameId)?.room ?? opened;
    this.keep(gameId, room);
    return room;
  }

  private keep(gameId: string, room: Room): void {
    this.rooms.delete(gameId);
    this.rooms.set(gameId, { room, used: Date.now() });
    const [oldest] = this.rooms.keys();
    if (this.rooms.size > this.limits.rooms && oldest !== undefined) {
      this.rooms.delete(oldest);
    }
  }
}

function decide(room: Room, seat: Seat, payload: CommandPayload): Outcome<readonly { readonly type: string }[]> {
  if (isStale(room.position, seat, payload)) {
    return refuse("stale");
  }
  const decided = room.game.definition.decide(room.position.state, { ...payload.command, seat });
  return decided.ok ? decided : refuse(`rule/${decided.error.code}`, decided.error.field);
}

/** A command made for a position that has passed is stale for good: its answer need not be kept. */
const staysRefused = (version: number, made: CommandPayload, { code }: Refusal): boolean =>
  code === "stale" && made.version <= version;

const again = (first: FirstAnswer): Outcome<{ readonly version: number }> =>
  "version" in first ? ok({ version: first.version }) : { ok: false, error: first.refusal };

