import type { Rules } from "@/lib/engine/opensky/words";
import { gameSeed } from "./chance";
import type { Mind } from "./minds";

/** One game of the ladder: who sits where at which table. */
export interface Bout {
  readonly rules: Rules;
  readonly seed: string;
  readonly minds: readonly Mind[];
  /** Rollouts for a decision; null for each mind's own. */
  readonly rollouts: number | null;
}

/** What a bout came to. Times are milliseconds a decision, by mind. */
export interface Result {
  readonly bout: Bout;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly illegal: string | null;
  readonly times: Readonly<Partial<Record<Mind, readonly number[]>>>;
}

/**
 * `games` bouts of one challenger among rivals of one mind, spread evenly over the configurations. Each set of dice is
 * played once from every seat, so that neither seats nor dice favour anybody.
 */
export function challenge(
  challenger: Mind,
  rivals: Mind,
  configurations: readonly Rules[],
  games: number,
  ladder: number,
  rollouts: number | null,
): Bout[] {
  const bouts: Bout[] = [];
  for (let round = 0; bouts.length < games; round += 1) {
    for (const rules of configurations) {
      const seed = gameSeed(ladder, round * configurations.length + configurations.indexOf(rules));
      for (let seat = 0; seat < rules.players && bouts.length < games; seat += 1) {
        const minds = Array.from({ length: rules.players }, (_, at) => (at === seat ? challenger : rivals));
        bouts.push({ rules, seed, minds, rollouts });
      }
    }
  }
  return bouts;
}
