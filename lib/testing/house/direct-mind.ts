import type { Mind } from "@/lib/bots/runner/mind";
import { type Task, think } from "@/lib/bots/runner/think";

/** Thinks on the spot, without threads. */
export const directMind = (): Mind => ({
  decide: async ({ level, view }) => think({ level, view: view as Task["view"] }),
  close: async () => undefined,
});
