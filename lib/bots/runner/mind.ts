import type { BotQuestion } from "@/lib/rooms/bots";
import type { Thought } from "./think";

/** Thinks for the bots of a server. */
export interface Mind {
  /** A command for the seat that is asked. Fails with `Busy` where too much is thought about already. */
  decide(question: BotQuestion): Promise<Thought>;
  close(): Promise<void>;
}

/** Too many decisions wait: this one is seen to later, by whichever server finds it. */
export class Busy extends Error {}
