import { firstMissing, mergedNumbers } from "../../core/lists";
import { err, ok, type Result } from "../../core/result";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { leaseLimit, leaseQuote } from "../leasing";
import { overLimit, takings, unknownRoute } from "../placement";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { LAST_MONTH } from "../words";
import { cardAmong } from "./fares";
import { turnOrder } from "./month";

/** 6.7: in turn order from the roller the next seat that can lease is asked; not in edition 1, not in March. */
export function nextLease(turn: Turn, position: number): Step {
  const table = turn.state;
  const { rules, month } = table;
  if (rules.edition === 1 || month === LAST_MONTH) return { to: "month", month: month + 1 };
  const waiting = turnOrder(table, month % rules.players).slice(position);
  const next = waiting.find((seat) => leaseLimit(table, seat) > 0);
  if (next === undefined) return { to: "month", month: month + 1 };
  turn.emit({ type: "seatsAsked", phase: "leasePlanes", seats: [next], due: 0, pass: 0 });
  return ANSWER;
}

/** The place after this seat's in the month's turn order. */
function after(turn: Turn, seat: number): Step {
  const { rules, month } = turn.state;
  return { to: "leasing", position: turnOrder(turn.state, month % rules.players).indexOf(seat) + 1 };
}

export function leasePlanes(turn: Turn, command: Extract<Command, { type: "leasePlanes" }>): Result<Step, Fault> {
  const { seat, routes } = command;
  const table = turn.state;
  const own = table.seats[seat];
  const unknown = unknownRoute(boardOf(table.rules), routes);
  if (unknown !== null) return err(unknown);
  const { error, cubes, permits } = takings(table, seat, routes);
  if (error !== null) return err(error);
  const won = own?.won ?? [];
  const missing = firstMissing<number>(won, command.cards);
  if (missing !== null) return refuse("card-not-held", "cards", String(missing));
  const crowded = overLimit(table, seat, routes);
  if (crowded !== null) return err(crowded);
  const quote = leaseQuote(command.cards, own?.change ?? 0, routes.length);
  if (quote.change === null) return refuse("payment-short", "cards", String(quote.short));
  if (quote.superfluous.length > 0) return refuse("card-superfluous", "cards", String(quote.superfluous[0]));
  const named = command.cards.map((card) => cardAmong(won, card)).filter((card) => card !== null);
  const cards = mergedNumbers(named, []);
  turn.emit({ type: "planesLeased", seat, cards, routes, cubes, permits, change: quote.change });
  return ok(after(turn, seat));
}

export function declineLease(turn: Turn, command: Extract<Command, { type: "declineLease" }>): Result<Step, Fault> {
  turn.emit({ type: "leaseDeclined", seat: command.seat });
  return ok(after(turn, command.seat));
}
