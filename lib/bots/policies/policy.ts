import type { Command } from "@/lib/engine/opensky/commands";
import type { View } from "@/lib/engine/opensky/table";

/** The airlines to play against, from the gentlest to the strongest. */
export const LEVELS = ["regional", "national", "flagCarrier"] as const;
export type Level = (typeof LEVELS)[number];

/** What a policy may spend on one decision: a count, not a time, so that the same chance gives the same command. */
export interface Budget {
  readonly rollouts: number;
}

/** Chooses a legal command for the viewer's seat; sees its view alone. `chance` gives numbers in [0,1). */
export type Policy = (view: View, chance: () => number, budget: Budget) => Command;
