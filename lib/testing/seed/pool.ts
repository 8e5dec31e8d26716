import { createHash } from "node:crypto";
import { opensky, score } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { Rules } from "@/lib/engine/opensky/words";
import type { FinishedGame } from "@/lib/history/proof";
import { placesOf } from "@/lib/rooms/places";
import { finishedGame } from "@/lib/testing/finished";

/** A whole game that was played by the rules, to be dealt out many times. */
export interface PoolGame extends FinishedGame {
  readonly results: readonly { readonly score: number; readonly place: number }[];
  /** Lengths of the log at which the table waits for a player, with the month then. */
  readonly cuts: readonly { readonly version: number; readonly month: number }[];
}

const SIDES = [
  { side: "europe", board: "europe-1" },
  { side: "north-america", board: "north-america-1" },
] as const;

/** What is played: every rule that a list can ask for. */
const RULES: readonly Rules[] = SIDES.flatMap((ground) =>
  ([2, 3, 4] as const).flatMap((players) =>
    ([2, 1] as const).flatMap((edition) =>
      (["chosen", "random"] as const).map((callsigns) => ({ ...ground, players, edition, callsigns })),
    ),
  ),
);

const hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** One whole game for each set of rules and round; the same rounds are the same games. */
export const playPool = (rounds: number): readonly PoolGame[] =>
  Array.from({ length: rounds }, (_, round) => RULES.map((rules, index) => playOne(rules, `${round} ${index}`))).flat();

/** One whole game; the same name is the same game. */
export function playOne(rules: Rules, name: string): PoolGame {
  const game = finishedGame({ rules, seed: hex(`seed ${name}`), choices: hex(`choices ${name}`), temper: "keen" });
  const cuts: { version: number; month: number }[] = [];
  let state = opensky.initial(rules, game.seed);
  for (const [index, event] of (game.events as readonly Event[]).entries()) {
    state = opensky.evolve(state, event);
    if (event.type === "seatsAsked") cuts.push({ version: index + 1, month: state.month });
  }
  return { ...game, cuts, results: placesOf(state.seats.map((seat) => score(seat).total)) };
}
