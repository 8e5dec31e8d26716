import type { Result } from "./result";

/** A player's place in turn order, 0 to n-1. */
export type Seat = number;

/** Who looks: a seat sees its own secrets, a spectator none. */
export type Viewer = Seat | "spectator";

/** The types of one game, gathered so that the rooms can drive any of them. */
export interface GameTypes {
  readonly rules: unknown;
  readonly state: unknown;
  readonly command: { readonly seat: Seat; readonly type: string };
  readonly event: { readonly type: string };
  readonly view: unknown;
  readonly eventView: { readonly type: string };
  readonly errorCode: string;
  readonly outcome: unknown;
}

/** Why a command was refused: the first code that applies, and the field or item it is about. */
export interface RuleError<Code extends string = string> {
  readonly code: Code;
  /** The field of the command that is wrong, where one is. */
  readonly field?: string;
  /** The offending item (an airport, a route, a fare), where one is. */
  readonly item?: string;
}

/**
 * One game's rules, pure and synchronous. `decide` holds the rules and is the only place where chance enters;
 * `evolve` is a total fold without rules or dice, so that an old log replays after the rules were mended.
 */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Raised whenever `decide` may answer differently; stored with every game. */
  readonly rulesVersion: number;
  /** How many seats these rules have. */
  seats(rules: G["rules"]): number;
  /** The position before the first event. `seed` is 64 hex digits. */
  initial(rules: G["rules"], seed: string): G["state"];
  /** The events with which every game begins, before any command. */
  open(state: G["state"]): readonly G["event"][];
  decide(state: G["state"], command: unknown): Result<readonly G["event"][], RuleError<G["errorCode"]>>;
  evolve(state: G["state"], event: G["event"]): G["state"];
  view(state: G["state"], viewer: Viewer): G["view"];
  viewEvent(event: G["event"], viewer: Viewer): G["eventView"];
  /** What a viewer knew before the first event. */
  initialView(rules: G["rules"], viewer: Viewer): G["view"];
  /** The same fold as `evolve`, over what one viewer may know. */
  evolveView(view: G["view"], event: G["eventView"]): G["view"];
  /** The phase, the seats asked now and whether the game is over: all the rooms need to know of a position. */
  status(state: G["state"]): GameStatus;
  /** Null until the game is over. */
  outcome(state: G["state"]): G["outcome"] | null;
}

export interface GameStatus {
  readonly phase: string;
  readonly asked: readonly Seat[];
  readonly finished: boolean;
}
