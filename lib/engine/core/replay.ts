import type { GameDefinition, GameTypes, RuleError } from "./game";

/** How far a list of commands could be played. */
export interface Replay<G extends GameTypes> {
  readonly state: G["state"];
  /** Everything that happened, the opening included. */
  readonly events: readonly G["event"][];
  /** Legal commands done. */
  readonly done: number;
  /** The first illegal command, where one stopped the replay. */
  readonly error: { readonly index: number; readonly fault: RuleError<G["errorCode"]> } | null;
}

/** The position after `events`. */
export function foldEvents<G extends GameTypes>(
  game: GameDefinition<G>,
  state: G["state"],
  events: readonly G["event"][],
): G["state"] {
  let next = state;
  for (const event of events) next = game.evolve(next, event);
  return next;
}

/** A new game at its first question. */
export function begin<G extends GameTypes>(game: GameDefinition<G>, rules: G["rules"], seed: string): Replay<G> {
  const initial = game.initial(rules, seed);
  const events = game.open(initial);
  return { state: foldEvents(game, initial, events), events, done: 0, error: null };
}

/** Plays `commands` from the start and stops at the first illegal one. */
export function replay<G extends GameTypes>(
  game: GameDefinition<G>,
  rules: G["rules"],
  seed: string,
  commands: readonly unknown[],
): Replay<G> {
  const start = begin(game, rules, seed);
  const events = [...start.events];
  let state = start.state;
  for (const [index, command] of commands.entries()) {
    const decided = game.decide(state, command);
    if (!decided.ok) return { state, events, done: index, error: { index, fault: decided.error } };
    state = foldEvents(game, state, decided.value);
    events.push(...decided.value);
  }
  return { state, events, done: commands.length, error: null };
}
