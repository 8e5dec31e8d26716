import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { BotQuestion } from "@/lib/rooms/bots";
import { Busy, type Mind } from "./mind";
import type { Task, Thought } from "./think";

/** Decisions that wait for a thread; with more, a server leaves them to others. */
const LONGEST_QUEUE = 200;
/** A thread that has had nothing to think about for so long ends, in ms. */
const IDLE_MS = 60_000;
/** The longest that a decision may take before its thread is given up, in ms: ten times what the strongest needs. */
const LONGEST_THOUGHT_MS = 15_000;

/** Thinks in threads, so that the server's own never waits for a bot; one core is left to it. */
export function threadedMind(): Mind {
  const pool = new Piscina<Task, Thought>({
    ...worker(),
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
  });
  return {
    decide: async ({ level, view }: BotQuestion) => {
      if (pool.queueSize >= LONGEST_QUEUE) {
        throw new Busy(`${LONGEST_QUEUE} decisions of bots wait`);
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
