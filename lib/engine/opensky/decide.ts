import { err, ok, type Result } from "../core/result";
import type { Command, CommandType } from "./commands";
import type { Event } from "./events";
import { refuse, type Fault } from "./fault";
import { proceed } from "./flow";
import { parseCommand } from "./parse";
import { drawCallsigns, placeCallsign } from "./phases/callsigns";
import { placePlanes } from "./phases/draft";
import { declineFare, submitFare } from "./phases/fares";
import { declineFlashDeal, flashDeal } from "./phases/flash";
import { placeHubs } from "./phases/hubs";
import { declineLease, leasePlanes } from "./phases/lease";
import { chooseMarket } from "./phases/month";
import { attachAncillaries } from "./phases/settlement";
import type { State } from "./table";
import type { Step } from "./step";
import { Turn } from "./turn";
import type { Phase } from "./words";

const PHASE_OF: Readonly<Record<CommandType, Phase>> = {
  placeCallsign: "placeCallsign",
  placePlanes: "placePlanes",
  placeHubs: "placeHubs",
  chooseMarket: "chooseMarket",
  submitFare: "submitFare",
  declineFare: "submitFare",
  flashDeal: "flashDeal",
  declineFlashDeal: "flashDeal",
  attachAncillaries: "attachAncillaries",
  leasePlanes: "leasePlanes",
  declineLease: "leasePlanes",
};

/** The events with which every game begins. */
export function open(state: State): readonly Event[] {
  const turn = new Turn(state);
  proceed(turn, state.rules.callsigns === "random" ? drawCallsigns(turn) : { to: "callsign" });
  return turn.events;
}

/** What a command brings about, or the first code of section 8 that forbids it. */
export function decide(state: State, input: unknown): Result<readonly Event[], Fault> {
  const parsed = parseCommand(input, state.rules.players);
  if (!parsed.ok) return parsed;
  const command = parsed.value;
  if (state.phase === "finished") return refuse("game-over");
  if (state.phase !== PHASE_OF[command.type]) return refuse("wrong-phase", "type", command.type);
  if (!state.asked.includes(command.seat)) return refuse("not-your-turn", "seat");
  const turn = new Turn(state);
  const step = apply(turn, command);
  if (!step.ok) return err(step.error);
  proceed(turn, step.value);
  return ok(turn.events);
}

function apply(turn: Turn, command: Command): Result<Step, Fault> {
  switch (command.type) {
    case "placeCallsign":
      return placeCallsign(turn, command);
    case "placePlanes":
      return placePlanes(turn, command);
    case "placeHubs":
      return placeHubs(turn, command);
    case "chooseMarket":
      return chooseMarket(turn, command);
    case "submitFare":
      return submitFare(turn, command);
    case "declineFare":
      return declineFare(turn, command);
    case "flashDeal":
      return flashDeal(turn, command);
    case "declineFlashDeal":
      return declineFlashDeal(turn, command);
    case "attachAncillaries":
      return attachAncillaries(turn, command);
    case "leasePlanes":
      return leasePlanes(turn, command);
    case "declineLease":
      return declineLease(turn, command);
  }
}
