import { randomBytes } from "node:crypto";
import { defaultBudget, policyOf } from "@/lib/bots/policies/opensky/policies";
import type { Level } from "@/lib/bots/policies/policy";
import type { Command } from "@/lib/engine/opensky/commands";
import type { View } from "@/lib/engine/opensky/table";

/** What a mind is told: the view of its seat alone. */
export interface Task {
  readonly level: Level;
  readonly view: View;
}

export type Thought = Command;

const WORD = 4;
const WORDS_AT_ONCE = 256;

/** One decision. Its chance is the system's, so that nobody can foretell it. */
export function think({ level, view }: Task): Thought {
  return policyOf(level)(view, unforeseen(), defaultBudget(level));
}

/** Numbers in [0,1) that nobody can foretell, drawn in lots: a search takes very many. */
function unforeseen(): () => number {
  let lot = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= lot.length) {
      lot = randomBytes(WORD * WORDS_AT_ONCE);
      at = 0;
    }
    const word = lot.readUInt32LE(at);
    at += WORD;
    return word / 2 ** 32;
  };
}
