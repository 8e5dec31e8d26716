import type { LogStore } from "./ports";
import { openRoom, type Room } from "./room";

export interface RoomLimits {
  /** Rooms kept in memory; beyond it the longest unused go first. */
  readonly rooms: number;
  /** After so long without a command a room is forgotten, in ms. */
  readonly idle: number;
}

/** Rooms in memory: each may be forgotten at any time and comes back from its log. */
export class RoomCache {
  private readonly rooms = new Map<string, { readonly room: Room; used: number }>();

  constructor(
    private readonly log: LogStore,
    private readonly limits: RoomLimits,
  ) {}

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

  /** The room of a begun game; null where there is none. */
  async room(gameId: string): Promise<Room | null> {
    const cached = this.rooms.get(gameId);
    if (cached) {
      this.keep(gameId, cached.room);
      return cached.room;
    }
    const opened = await openRoom(gameId, this.log);
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
