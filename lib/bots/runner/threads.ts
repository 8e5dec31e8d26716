import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { BotQuestion } from "@/lib/rooms/bots";
import { Busy, type Mind } from "./mind";
import type { Task, Thought } from "./think";

/** Decisions that may wait for each thread: few, so that none of them waits long once it is in. */
const WAITING_EACH = 8;
/** A thread that has had nothing to think about for so long ends, in ms. */
const IDLE_MS = 60_000;
/** The longest that a decision may take, its turn included, before its thread is given up, in ms. */
const LONGEST_THOUGHT_MS = 30_000;

/** Thinks in threads, so that the server's own never waits for a bot; one core is left to it. */
export function threadedMind(): Mind {
  const threads = Math.max(1, availableParallelism() - 1);
  const longest = threads * WAITING_EACH;
  const pool = new Piscina<Task, Thought>({
    ...worker(),
    minThreads: 0,
    maxThreads: threads,
    maxQueue: longest,
    idleTimeout: IDLE_MS,
  });
  return {
    decide: async ({ level, view }: BotQuestion) => {
      if (pool.queueSize >= longest) {
        throw new Busy(`${longest} decisions of bots wait`);
      }
      // The one game of this house: what its rooms show a seat is this view.
      const task: Task = { level, view: view as Task["view"] };
      return pool.run(task, { signal: AbortSignal.timeout(LONGEST_THOUGHT_MS) });
    },
    close: () => pool.destroy(),
  };
}

/** The worker lies beside this module: compiled beside the server's bundle, as source beside the source. */
function worker(): { readonly filename: string; readonly execArgv?: string[] } {
  if (!import.meta.url.endsWith(".ts")) {
    return { filename: new URL("./bot-worker.mjs", import.meta.url).href };
  }
  // A thread does not inherit its parent's way of loading TypeScript.
  return { filename: new URL("./worker.ts", import.meta.url).href, execArgv: ["--import", "tsx"] };
}
