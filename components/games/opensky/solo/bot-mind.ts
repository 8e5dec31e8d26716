import type { Level } from "@/lib/bots/policies/policy";
import type { Command } from "@/lib/engine/opensky/commands";
import type { View } from "@/lib/engine/opensky/table";

/** What a bot is asked: it is told what its seat may know. */
export interface BotQuestion {
  /** Pairs a reply with its question. */
  readonly turn: number;
  readonly level: Level;
  readonly view: View;
}

export interface BotReply {
  readonly turn: number;
  readonly command: Command;
}

export interface BotMind {
  /** Null where the mind was closed before it answered. */
  ask(level: Level, view: View): Promise<Command | null>;
  close(): void;
}

/** In the page itself, where a browser has no workers for us. */
const inPage = async (level: Level, view: View): Promise<Command> => {
  const { defaultBudget, policyOf } = await import("@/lib/bots/policies/opensky/policies");
  return policyOf(level)(view, Math.random, defaultBudget(level));
};

/** The bots' mind of this page, in a worker of its own. */
export function botMind(): BotMind {
  let worker: Worker | null = null;
  let turns = 0;
  let waiting: { readonly question: BotQuestion; readonly answer: (command: Command | null) => void } | null = null;
  const settle = (command: Command | null): void => {
    waiting?.answer(command);
    waiting = null;
  };
  const withoutWorker = (): void => {
    worker?.terminate();
    worker = null;
    const asked = waiting;
    if (asked !== null) void inPage(asked.question.level, asked.question.view).then(asked.answer);
    waiting = null;
  };
  try {
    worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<BotReply>) => {
      if (data.turn === waiting?.question.turn) settle(data.command);
    });
    worker.addEventListener("error", withoutWorker);
  } catch {
    // Asked in the page instead.
  }
  return {
    ask(level, view) {
      settle(null);
      if (worker === null) return inPage(level, view);
      turns += 1;
      const question: BotQuestion = { turn: turns, level, view };
      worker.postMessage(question);
      return new Promise((answer) => (waiting = { question, answer }));
    },
    close() {
      settle(null);
      worker?.terminate();
      worker = null;
    },
  };
}
