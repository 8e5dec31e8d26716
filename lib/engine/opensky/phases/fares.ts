import { err, ok, type Result } from "../../core/result";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { callsignAirport, itineraries } from "../network";
import { unknownAirport } from "../placement";
import { standing } from "../standing";
import type { OpenTable } from "../table";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import type { AirportCode, Bid, Fare, Seat } from "../words";
import { currentMonth } from "./month";

/** A seat's valid itineraries for this month's market (6.2). */
export function marketItineraries(table: OpenTable, seat: Seat): readonly (readonly AirportCode[])[] {
  const month = currentMonth(table);
  if (month === null || month.origin === null || month.destination === null) return [];
  const [from, to] = [callsignAirport(table, month.origin), callsignAirport(table, month.destination)];
  return from === null || to === null ? [] : itineraries(table, seat, from, to);
}

/** The card of this value among `cards`; null where there is none. */
export function cardAmong(cards: readonly Fare[], fare: number): Fare | null {
  return cards.find((card) => card === fare) ?? null;
}

/** 6.3: one card face down with a valid itinerary (Ruling 6). */
export function submitFare(turn: Turn, command: Extract<Command, { type: "submitFare" }>): Result<Step, Fault> {
  const { seat, itinerary } = command;
  const table = turn.state;
  const unknown = unknownAirport(boardOf(table.rules), "itinerary", itinerary);
  if (unknown !== null) return err(unknown);
  const fare = cardAmong(table.seats[seat]?.hand ?? [], command.fare);
  if (fare === null) return refuse("card-not-held", "fare", String(command.fare));
  const declared = itinerary.join("-");
  if (!marketItineraries(table, seat).some((valid) => valid.join("-") === declared)) {
    return refuse("itinerary-invalid", "itinerary");
  }
  turn.emit({ type: "fareSealed", seat, fare, itinerary });
  return ok(afterAnswer(turn));
}

export function declineFare(turn: Turn, command: Extract<Command, { type: "declineFare" }>): Result<Step, Fault> {
  turn.emit({ type: "fareDeclined", seat: command.seat });
  return ok(afterAnswer(turn));
}

/** When the last seat has answered, all fares are revealed together. */
function afterAnswer(turn: Turn): Step {
  const { asked, secret, rules } = turn.state;
  if (asked.length > 0) return ANSWER;
  const bids = secret.sealed.filter((sealed): sealed is Bid => sealed !== null && sealed !== "declined");
  turn.emit({ type: "faresRevealed", bids, leaders: standing(bids).leaders });
  if (bids.length === 0) {
    turn.emit({ type: "marketSettled", end: "unsold", winners: [], ancillaries: [] });
    return { to: "leasing", position: 0 };
  }
  return { to: "flash", from: turn.state.month % rules.players };
}
