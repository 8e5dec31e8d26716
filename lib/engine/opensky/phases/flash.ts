import { without } from "../../core/lists";
import { ok, type Result } from "../../core/result";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { standing } from "../standing";
import type { OpenTable } from "../table";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import type { Fare, Seat } from "../words";
import { cardAmong } from "./fares";
import { currentMonth, turnOrder } from "./month";

/** Cards a seat may play in a Flash Deal: the one in play and a replaced one are not in the hand (6.5). */
function freeHand(table: OpenTable, seat: Seat): Fare[] {
  const month = currentMonth(table);
  const onTable = [...(month?.inPlay ?? []), ...(month?.laidAside ?? [])];
  const away = onTable.filter((card) => card.seat === seat).map((card) => card.fare);
  return without(table.seats[seat]?.hand ?? [], away);
}

function ownFare(table: OpenTable, seat: Seat): Fare | null {
  return currentMonth(table)?.inPlay.find((bid) => bid.seat === seat)?.fare ?? null;
}

/** The cards with which a seat could undercut its own fare, ascending; empty where it is not eligible (6.5). */
export function flashFares(table: OpenTable, seat: Seat): readonly Fare[] {
  const own = ownFare(table, seat);
  const leaders = currentMonth(table)?.leaders ?? [];
  const leadsAlone = leaders.length === 1 && leaders[0] === seat;
  if (own === null || leadsAlone || table.seats[seat]?.flashDeal !== true) return [];
  return freeHand(table, seat).filter((card) => card < own);
}

/** 6.5: going round from a seat, the next eligible one that has not declined since the last Flash Deal (Ruling 13). */
export function nextFlashDeal(turn: Turn, from: Seat): Step {
  const table = turn.state;
  const declined = currentMonth(table)?.flashDeclined ?? [];
  const next = turnOrder(table, from).find((seat) => !declined.includes(seat) && flashFares(table, seat).length > 0);
  if (next === undefined) return { to: "settlement" };
  turn.emit({ type: "seatsAsked", phase: "flashDeal", seats: [next], due: 0, pass: 0 });
  return ANSWER;
}

export function flashDeal(turn: Turn, command: Extract<Command, { type: "flashDeal" }>): Result<Step, Fault> {
  const { seat } = command;
  const table = turn.state;
  const fare = cardAmong(freeHand(table, seat), command.fare);
  if (fare === null) return refuse("card-not-held", "fare", String(command.fare));
  if (fare >= (ownFare(table, seat) ?? 0)) return refuse("fare-not-lower", "fare", String(fare));
  const inPlay = currentMonth(table)?.inPlay ?? [];
  // Ruling 14: the itinerary stays the one that was declared.
  const after = inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid));
  turn.emit({ type: "flashDealPlayed", seat, fare, leaders: standing(after).leaders });
  return ok({ to: "flash", from: seat + 1 });
}

export function declineFlashDeal(
  turn: Turn,
  command: Extract<Command, { type: "declineFlashDeal" }>,
): Result<Step, Fault> {
  turn.emit({ type: "flashDealDeclined", seat: command.seat });
  return ok({ to: "flash", from: command.seat + 1 });
}
