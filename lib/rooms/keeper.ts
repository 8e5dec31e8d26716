import type { Seat } from "@/lib/engine/core/game";
import type { Clock } from "@/lib/protocol/pace";
import { ratedPlaces } from "@/lib/protocol/rated";
import { viewEntry } from "./games";
import { botsAsked } from "./bots";
import { clockChanges, type Entry, withStandIns } from "./moves";
import { placesOf } from "./places";
import type { Alarm, Announcer, Append, BotPlayers, CommandNote, LogStore } from "./ports";
import { acted, endingOf, type Position } from "./position";
import { catchUp, type Room } from "./room";

interface Ports {
  readonly log: LogStore;
  readonly announcer: Announcer;
  readonly alarm: Alarm;
  readonly bots: BotPlayers;
}

/** Writes a room's entries, and tells of them only after their commit. To be used within the room's queue. */
export class Keeper {
  constructor(private readonly ports: Ports) {}

  /**
   * Appends the entries, with what the room does for others after them, and only then moves the room and tells. False:
   * the log had moved on, or the command is known.
   */
  async commit(
    room: Room,
    note: CommandNote | null,
    decided: readonly Entry[],
    answered: ReadonlyMap<Seat, number>,
  ): Promise<boolean> {
    const { gameId, game, position, terms, rated } = room;
    const { entries, position: moved } = withStandIns(game, position, decided, rated);
    const botAsked = botsAsked(game, moved, rated).length > 0;
    const clocks = await this.ports.log.append({
      gameId,
      note,
      from: position.version,
      events: entries,
      month: game.month(moved.state),
      end: endOf(room, moved),
      clocks: terms && { terms, changes: clockChanges(position, moved, answered) },
      botAsked,
    });
    if (clocks === false) {
      return false;
    }
    const seat = note?.seat ?? null;
    room.position = seat === null ? moved : acted(moved, seat, moved.version);
    this.announce(room, position, entries, clocks);
    this.setAlarm(gameId, clocks);
    if (botAsked) {
      this.ports.bots.asked(gameId);
    }
    return true;
  }

  /** Sees that the end of the time that runs out first is noticed. */
  setAlarm(gameId: string, clocks: readonly Clock[] | null): void {
    const running = clocks?.flatMap(({ running: runs, left }) => (runs ? [left] : [])) ?? [];
    if (running.length > 0) {
      this.ports.alarm.set(gameId, Math.max(0, Math.min(...running)));
    }
  }

  /** Moves the room to the end of the log, and tells what nobody here may have been told. */
  async catchUp(room: Room): Promise<void> {
    const before = room.position;
    const events = await catchUp(room, this.ports.log);
    if (events.length > 0) {
      // The room has moved: what it has come to is told also where this reading fails.
      const stored = room.terms && (await this.ports.log.clocks(room.gameId).catch(() => null));
      const clocks = stored?.version === room.position.version ? stored.clocks.map(shown) : null;
      this.announce(room, before, events as readonly Entry[], clocks);
    }
  }

  /** Tells how the room has come from an earlier position to its present one. */
  private announce(room: Room, before: Position, entries: readonly Entry[], clocks: readonly Clock[] | null): void {
    const { game, gameId, seats, position } = room;
    this.ports.announcer.happened({
      gameId,
      seats,
      from: before.version,
      version: position.version,
      clocks,
      view: (viewer) => entries.map((entry) => viewEntry(game, entry, viewer)),
    });
    if (endingOf(game, position) !== null) {
      this.ports.announcer.tableChanged(gameId);
    } else if (game.month(position.state) !== game.month(before.state)) {
      this.ports.announcer.progressed(gameId);
    }
  }
}

/** A clock as players see it. */
export const shown = ({ left, running }: Clock): Clock => ({ left, running });

function endOf({ game, rated }: Room, moved: Position): Append["end"] {
  const how = endingOf(game, moved);
  if (how === null) {
    return null;
  }
  const outcome = game.definition.outcome(moved.state);
  const scores = outcome === null ? game.points(moved.state) : game.scores(outcome);
  if (how === "withoutResult") {
    return { how, results: null, statistics: [], rated: null };
  }
  const results = placesOf(scores, moved.life.resigned);
  const places = results.map(({ place }) => place);
  return {
    how,
    results,
    statistics: game.statistics(moved.state),
    rated: rated ? ratedPlaces(places, moved.life.seats) : null,
  };
}
