import { begin, foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Rules, Seat } from "@/lib/engine/opensky/words";
import type { Budget, Policy } from "../policies/policy";
import { seatChance } from "./chance";

export interface Player {
  readonly policy: Policy;
  readonly budget: Budget;
}

export interface Played {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What was refused; the game ends there. */
  readonly illegal: string | null;
}

/** Told the time of each decision. */
export type Clocked = (seat: Seat, milliseconds: number) => void;

/** Plays one game on the bare engine: every policy gets its seat's view, as at a table. */
export function playGame(rules: Rules, seed: string, players: readonly Player[], clocked: Clocked): Played {
  let { state } = begin(opensky, rules, seed);
  const chances = players.map((_, seat) => seatChance(seed, seat));
  for (;;) {
    const [seat] = state.asked;
    const player = seat === undefined ? undefined : players[seat];
    const chance = seat === undefined ? undefined : chances[seat];
    if (seat === undefined || player === undefined || chance === undefined) break;
    const view = opensky.view(state, seat);
    const begun = performance.now();
    const command = player.policy(view, chance, player.budget);
    clocked(seat, performance.now() - begun);
    const decided = opensky.decide(state, command);
    if (!decided.ok || command.seat !== seat) {
      const code = decided.ok ? "another seat's command" : decided.error.code;
      return { scores: [], winners: [], illegal: `${JSON.stringify(command)}: ${code}` };
    }
    state = foldEvents(opensky, state, decided.value);
  }
  const outcome = opensky.outcome(state);
  return { scores: outcome?.scores ?? [], winners: outcome?.winners ?? [], illegal: null };
}
