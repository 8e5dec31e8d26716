import type { Alarm } from "@/lib/rooms/ports";

/** Beyond so many those that have passed are cleared away. */
const KNOWN = 10_000;

/**
 * Alarms of games, kept by the job engine: `send` makes a job that looks at the game after so many ms. Most moves only
 * put a clock's end off, so that one job a game is under way at most; when it comes too early, it sets the next.
 */
export class Alarms implements Alarm {
  /** By game: when the earliest job that we have sent comes, in ms of `now`. */
  private readonly due = new Map<string, number>();

  constructor(
    private readonly send: (gameId: string, ms: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  set(gameId: string, ms: number): void {
    const now = this.now();
    const known = this.due.get(gameId);
    if (known !== undefined && known > now && known <= now + ms) {
      return;
    }
    if (this.due.size >= KNOWN) {
      this.clear(now);
    }
    this.due.set(gameId, now + ms);
    this.send(gameId, ms);
  }

  /** The game is being looked at: its alarm has gone off. */
  rang(gameId: string): void {
    this.due.delete(gameId);
  }

  private clear(now: number): void {
    for (const [gameId, due] of this.due) {
      if (due <= now) {
        this.due.delete(gameId);
      }
    }
  }
}
