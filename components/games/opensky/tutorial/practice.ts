import type { RuleError } from "@/lib/engine/core/game";
import { replay } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Command, ErrorCode } from "@/lib/engine/opensky/commands";
import type { OwnCommand } from "@/lib/realtime/client/session";
import { absorb, start, type Position } from "@/lib/realtime/client/fold";
import { ME, PREPARED, RULES, SEED, STEPS, type Objection, type Step } from "./script";

/** How far the learner is: the step, and what they have chosen at those before it. Everything else follows. */
export interface Practice {
  readonly step: number;
  /** By step; null at a step that only shows something. */
  readonly chosen: readonly (OwnCommand | null)[];
}

export const FIRST: Practice = { step: 0, chosen: [] };

export type Reply =
  | { readonly kind: "on"; readonly practice: Practice }
  /** The rules forbid it. */
  | { readonly kind: "illegal"; readonly fault: RuleError<ErrorCode> }
  /** The rules allow it, but it would lead off the lesson. */
  | { readonly kind: "objection"; readonly practice: Practice; readonly objection: Objection };

export const stepOf = ({ step }: Practice): Step => {
  const found = STEPS[step];
  if (found === undefined) throw new RangeError(`the tutorial has no step ${step}`);
  return found;
};

const mine = (command: OwnCommand): Command => ({ ...command, seat: ME });

/** Whoever chooses the market names its origin: the rivals' itineraries, written from Paris, begin there too. */
function facing(command: Command, chosen: Practice["chosen"]): Command {
  const market = chosen.find((own) => own?.type === "chooseMarket");
  if (command.type !== "submitFare" || market?.type !== "chooseMarket" || market.origin === "Alpha") return command;
  return { ...command, itinerary: command.itinerary.toReversed() };
}

/** Every command from the bare board to where the learner stands now. */
function commandsOf({ step, chosen }: Practice): readonly Command[] {
  const flown = STEPS.slice(0, step + 1).flatMap(({ rivals }, index) => {
    const own = index < step ? (chosen[index] ?? null) : null;
    const others = rivals.map((command) => facing(command, chosen));
    return own === null ? others : [...others, mine(own)];
  });
  return [...PREPARED, ...flown];
}

const played = (practice: Practice) => replay(opensky, RULES, SEED, commandsOf(practice));

/** The position as the learner's screen folds it: only what their seat may know. */
export function positionOf(practice: Practice): Position {
  const { events } = played(practice);
  const told = events.map((event) => opensky.viewEvent(event, ME));
  const empty = start(RULES, ME);
  return absorb(empty, { gameId: "", from: 0, version: told.length, events: told, clocks: null }) ?? empty;
}

/** On to the next step without a choice; the same where a choice is due. */
export const goOn = (practice: Practice): Practice =>
  stepOf(practice).judge === null && practice.step < STEPS.length - 1 ? after(practice, null) : practice;

/** Back to the step before, which is then chosen anew. */
export const goBack = ({ step, chosen }: Practice): Practice =>
  step === 0 ? FIRST : { step: step - 1, chosen: chosen.slice(0, step - 1) };

const after = ({ step, chosen }: Practice, own: OwnCommand | null): Practice => ({
  step: step + 1,
  chosen: [...chosen.slice(0, step), own],
});

/** What becomes of a choice: the rules judge first, then the coach. A choice at a step that shows something passes on. */
export function choose(practice: Practice, command: OwnCommand): Reply {
  const { state } = played(practice);
  const decided = opensky.decide(state, mine(command));
  if (!decided.ok) return { kind: "illegal", fault: decided.error };
  const step = stepOf(practice);
  if (step.judge === null) return choose(goOn(practice), command);
  const objection = step.judge(command);
  return objection === null
    ? { kind: "on", practice: after(practice, command) }
    : { kind: "objection", practice, objection };
}
