import fc from "fast-check";
import { DiceStream } from "@/lib/engine/core/dice";
import { begin, foldEvents } from "@/lib/engine/core/replay";
import { opensky, type OpenSky } from "@/lib/engine/opensky";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Event } from "@/lib/engine/opensky/events";
import { sampleCommand, type Chooser, type Temper } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { Rules } from "@/lib/engine/opensky/words";

/** What a random game is made of: the same set-up always plays the same game. */
export interface Setup {
  readonly rules: Rules;
  /** 64 hex digits. */
  readonly seed: string;
  /** 64 hex digits from which the players' choices come. */
  readonly choices: string;
  readonly temper: Temper;
}

/** One command of a played game, the position before and after it, and what happened. */
export interface Move {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
}

export const arbitraryRules: fc.Arbitrary<Rules> = fc
  .record({
    edition: fc.constantFrom(1 as const, 2 as const),
    ground: fc.constantFrom(
      { side: "europe" as const, board: "europe-1" },
      { side: "north-america" as const, board: "north-america-1" },
    ),
    players: fc.constantFrom(2 as const, 3 as const, 4 as const),
    callsigns: fc.constantFrom("chosen" as const, "random" as const),
  })
  .map(({ ground, ...rest }) => ({ ...rest, ...ground }));

export const arbitrarySeed: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

/** Mostly keen players, since the others hardly ever reach a Flash Deal or a lease. */
export const arbitrarySetup: fc.Arbitrary<Setup> = fc.record({
  rules: arbitraryRules,
  seed: arbitrarySeed,
  choices: arbitrarySeed,
  temper: fc.constantFrom("keen" as const, "keen" as const, "keen" as const, "any" as const),
});

export function chooser(choices: string): Chooser {
  const stream = new DiceStream(choices, "choices:", 0);
  return (below) => stream.below(below);
}

/** The opening of a game. */
export function opening({ rules, seed }: Setup): { readonly state: State; readonly events: readonly Event[] } {
  return begin(opensky, rules, seed);
}

/** A legal command of one of the seats that are asked. */
export function draw(state: State, choose: Chooser, temper: Temper): Command {
  const seat = state.asked[choose(state.asked.length)];
  const command = seat === undefined ? null : sampleCommand(state, seat, choose, temper);
  if (command === null) throw new Error(`nobody can move in ${state.phase}`);
  return command;
}

/** The events of a command that must be legal. */
export function decided(state: State, command: OpenSky["command"]): readonly Event[] {
  const result = opensky.decide(state, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.error.code}`);
  return result.value;
}

/** Plays a whole random game, move by move. */
export function* play(setup: Setup): Generator<Move, void> {
  const choose = chooser(setup.choices);
  let { state } = opening(setup);
  while (state.phase !== "finished") {
    const before = state;
    const command = draw(before, choose, setup.temper);
    const events = decided(before, command);
    state = foldEvents(opensky, before, events);
    yield { before, command, events, after: state };
  }
}
