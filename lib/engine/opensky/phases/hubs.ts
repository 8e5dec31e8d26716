import { err, ok, type Result } from "../../core/result";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { unknownAirport } from "../placement";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { REGIONAL_TOKENS, type Seat } from "../words";

/** Section 5, Europe: after the draft each seat in turn order from seat 0 (Ruling 11). */
export function nextHubs(turn: Turn, seat: Seat): Step {
  const { rules, month } = turn.state;
  if (seat === rules.players) return { to: "month", month };
  turn.emit({ type: "seatsAsked", phase: "placeHubs", seats: [seat], due: REGIONAL_TOKENS, pass: 0 });
  return ANSWER;
}

export function placeHubs(turn: Turn, command: Extract<Command, { type: "placeHubs" }>): Result<Step, Fault> {
  const { seat, airports } = command;
  const unknown = unknownAirport(boardOf(turn.state.rules), "airports", airports);
  if (unknown !== null) return err(unknown);
  if (airports.length !== turn.state.due) return refuse("wrong-count", "airports");
  turn.emit({ type: "hubsPlaced", seat, airports });
  return ok({ to: "hubs", seat: seat + 1 });
}
