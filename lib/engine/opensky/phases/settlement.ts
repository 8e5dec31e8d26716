import { without } from "../../core/lists";
import { ok, type Result } from "../../core/result";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { nextBest } from "../standing";
import type { OpenTable } from "../table";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { ANCILLARIES, ANCILLARY_POINTS, PRICE_FACES, type Ancillary, type Bid, type Seat } from "../words";
import { currentMonth } from "./month";

/** Tokens that a seat has not spent yet, in the order seat, checkin, baggage. */
export function unspent(table: OpenTable, seat: Seat): Ancillary[] {
  return without(ANCILLARIES, table.seats[seat]?.ancillariesSpent ?? []);
}

/** The leading fares in play, by seat. */
export function leadingBids(table: OpenTable): readonly Bid[] {
  const month = currentMonth(table);
  return month === null ? [] : month.inPlay.filter((bid) => month.leaders.includes(bid.seat));
}

/** 6.6: leaders together win at once; a sole leader with an unused token is asked for ancillaries. */
export function settle(turn: Turn): Step {
  const winners = leadingBids(turn.state);
  const [first, second] = winners;
  if (first === undefined || second !== undefined) {
    turn.emit({ type: "marketSettled", end: "tie", winners, ancillaries: [] });
    return { to: "leasing", position: 0 };
  }
  if (unspent(turn.state, first.seat).length === 0) {
    turn.emit({ type: "marketSettled", end: "sole", winners, ancillaries: [] });
    return { to: "leasing", position: 0 };
  }
  turn.emit({ type: "seatsAsked", phase: "attachAncillaries", seats: [first.seat], due: 0, pass: 0 });
  return ANSWER;
}

/** 6.6, one leader: without tokens it wins at once, with some the price sensitivity die decides. */
export function attachAncillaries(
  turn: Turn,
  command: Extract<Command, { type: "attachAncillaries" }>,
): Result<Step, Fault> {
  const { seat } = command;
  const free = unspent(turn.state, seat);
  const spent = command.tokens.find((token) => !free.includes(token));
  if (spent !== undefined) return refuse("token-spent", "tokens", spent);
  const winners = leadingBids(turn.state);
  const tokens = free.filter((token) => command.tokens.includes(token));
  turn.emit({ type: "ancillariesAttached", seat, tokens });
  if (tokens.length === 0) turn.emit({ type: "marketSettled", end: "sole", winners, ancillaries: [] });
  else if (rollPrice(turn, winners, tokens)) {
    turn.emit({ type: "marketSettled", end: "accepted", winners, ancillaries: tokens });
  } else {
    const others = nextBest(currentMonth(turn.state) ?? { bids: [] }, seat);
    const end = others.length > 0 ? "alternative" : "refused";
    turn.emit({ type: "marketSettled", end, winners: others, ancillaries: [] });
  }
  return ok({ to: "leasing", position: 0 });
}

/** Whether the final price is accepted: the die shows at least as much (Ruling 15). */
function rollPrice(turn: Turn, [leader]: readonly Bid[], tokens: readonly Ancillary[]): boolean {
  const dice = turn.dice();
  const face = PRICE_FACES[dice.below(PRICE_FACES.length)] ?? PRICE_FACES[0];
  const price = (leader?.fare ?? 0) + ANCILLARY_POINTS * tokens.length;
  const accepted = face >= price;
  turn.emit({ type: "priceDieRolled", face, price, accepted, at: dice.at });
  return accepted;
}
