import { answerId, type BotQuestion } from "@/lib/rooms/bots";
import type { BotPlayers } from "@/lib/rooms/ports";
import type { Rooms } from "@/lib/rooms/rooms";
import type { Delay } from "./delay";
import { Busy, type Mind } from "./mind";

/** So often a decision is tried before the room takes the harmless action. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 250;

interface Parts {
  readonly mind: Mind;
  readonly delay: Delay;
  readonly report: (what: string, error: unknown) => void;
}

type BotRooms = Pick<Rooms, "botQuestions" | "botAnswer">;

/**
 * Plays the bots' seats: after every commit of this server, and where another has left them. It keeps nothing that a
 * crash may not take: the question is in the log, and its answer has one id wherever it is given.
 */
export class BotRunner implements BotPlayers {
  private rooms: BotRooms | null = null;
  private closed = false;
  /** By answer: what is being decided here. */
  private readonly busy = new Map<string, Promise<void>>();

  constructor(private readonly parts: Parts) {}

  /** Begins to play in these rooms, which tell it when bots are asked. */
  begin(rooms: BotRooms): void {
    this.rooms = rooms;
  }

  asked(gameId: string): void {
    this.look(gameId, false).catch((error: unknown) => this.parts.report("bots", error));
  }

  /** Sees to a game that may have been moved on by another server. */
  async seeTo(gameId: string): Promise<void> {
    await this.look(gameId, true);
  }

  /** Decides nothing more; what is being decided is left to other servers. */
  async close(): Promise<void> {
    this.closed = true;
    await this.parts.mind.close();
    await Promise.all(this.busy.values());
  }

  private async look(gameId: string, afresh: boolean): Promise<void> {
    if (this.rooms === null || this.closed) {
      return;
    }
    for (const question of await this.rooms.botQuestions(gameId, afresh)) {
      const id = answerId(question);
      if (!this.busy.has(id)) {
        const answering = this.answer(this.rooms, question)
          .catch((error: unknown) => {
            // A server that closes gives its threads up; and whoever finds a question unanswered answers it.
            if (!this.closed) this.parts.report("bot", error);
          })
          .finally(() => this.busy.delete(id));
        this.busy.set(id, answering);
      }
    }
  }

  private async answer(rooms: BotRooms, question: BotQuestion): Promise<void> {
    const { mind, delay, report } = this.parts;
    const shown = pause(delay(question));
    for (let tries = 1; !this.closed; tries += 1) {
      const command = await mind.decide(question).catch((error: unknown) => {
        if (error instanceof Busy || this.closed) throw error;
        report("bot", error);
        return null;
      });
      await shown;
      if (this.closed) {
        return;
      }
      if (command !== null || tries >= TRIES) {
        const done = await rooms.botAnswer(question, command);
        if (done.ok || !done.error.code.startsWith("rule/")) {
          return;
        }
        report("bot", new Error(`${question.level} in ${question.phase}: ${done.error.code}`));
        if (tries >= TRIES) {
          await rooms.botAnswer(question, null);
          return;
        }
      }
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
