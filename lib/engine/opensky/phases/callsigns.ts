import { err, ok, type Result } from "../../core/result";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { unknownAirport } from "../placement";
import type { OpenTable } from "../table";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { CALLSIGNS, type Callsign } from "../words";

/** The callsign that is placed next (section 3, Ruling 2: in alphabetical order); null once all are. */
export function callsignDue(table: OpenTable): Callsign | null {
  return CALLSIGNS.find((_, index) => table.callsigns[index] === null) ?? null;
}

/** Section 3, 2: asks the next seat in turn order for the next callsign. */
export function nextCallsign(turn: Turn): Step {
  const { callsigns, rules } = turn.state;
  const placed = callsigns.filter((airport) => airport !== null).length;
  if (placed === CALLSIGNS.length) return { to: "season", season: 1 };
  turn.emit({ type: "seatsAsked", phase: "placeCallsign", seats: [placed % rules.players], due: 0, pass: 0 });
  return ANSWER;
}

/** Table option `callsigns: "random"`: draws among the free airports in board order, Alpha's first (section 9). */
export function drawCallsigns(turn: Turn): Step {
  const dice = turn.dice();
  const free = boardOf(turn.state.rules).airports.map((airport) => airport.code);
  const airports = CALLSIGNS.flatMap(() => free.splice(dice.below(free.length), 1));
  turn.emit({ type: "callsignsDrawn", airports, at: dice.at });
  return { to: "season", season: 1 };
}

export function placeCallsign(turn: Turn, command: Extract<Command, { type: "placeCallsign" }>): Result<Step, Fault> {
  const { seat, airport } = command;
  const table = turn.state;
  const unknown = unknownAirport(boardOf(table.rules), "airport", [airport]);
  if (unknown !== null) return err(unknown);
  const callsign = callsignDue(table);
  if (callsign === null || table.callsigns.includes(airport)) return refuse("airport-taken", "airport", airport);
  turn.emit({ type: "callsignPlaced", seat, callsign, airport });
  return ok({ to: "callsign" });
}
