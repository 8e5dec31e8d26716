import { CLOCK_TERMS, type ClockTerms } from "@/lib/protocol/pace";
import { type HostedGame, hostedGame } from "./games";
import type { LogStore } from "./ports";
import { acted, advance, beginning, type Position } from "./position";
import { SerialQueue } from "./queue";

/** One begun game in memory: as much of its log as has been read so far. */
export interface Room {
  readonly gameId: string;
  readonly game: HostedGame;
  /** User ids in seat order. */
  readonly seats: readonly string[];
  /** Null at a table without clocks. */
  readonly terms: ClockTerms | null;
  readonly queue: SerialQueue;
  position: Position;
}

/** A room with the whole log read; null where no such game has begun. */
export async function openRoom(gameId: string, store: LogStore): Promise<Room | null> {
  const log = await store.log(gameId, 0);
  if (!log) {
    return null;
  }
  const game = hostedGame(log.game);
  const position = advance(game, beginning(game, log.rules, log.seed), log.events);
  return {
    gameId,
    game,
    seats: log.seats,
    terms: CLOCK_TERMS[log.pace],
    queue: new SerialQueue(),
    position: withLastActs(position, log.acted),
  };
}

/** Reads what has been appended since, by others or by ourselves without knowing; answers those events. */
export async function catchUp(room: Room, store: LogStore): Promise<readonly unknown[]> {
  const log = await store.log(room.gameId, room.position.version);
  if (!log) {
    return [];
  }
  room.position = withLastActs(advance(room.game, room.position, log.events), log.acted);
  return log.events;
}

const withLastActs = (position: Position, versions: readonly number[]): Position =>
  versions.reduce((so, version, seat) => acted(so, seat, version), position);
