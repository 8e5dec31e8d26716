import { range } from "../../core/lists";
import { ok, type Result } from "../../core/result";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { callsignAirport, itinerariesBySeat } from "../network";
import { pointsOf } from "../score";
import type { MonthTable, OpenTable } from "../table";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { CALLSIGNS, LAST_MONTH, SEASON_2_MONTH, type Callsign, type Seat } from "../words";

/** The month that is running, or was last: the market on the table. */
export function currentMonth(table: OpenTable): MonthTable | null {
  return table.months[table.months.length - 1] ?? null;
}

/** Seats round the table from the month's roller (section 6): the month's turn order. */
export function turnOrder(table: OpenTable, from: Seat): Seat[] {
  const { players } = table.rules;
  return range(players).map((place) => (from + place) % players);
}

/** 6.8: season 2 comes before its first month, the final scoring after March. */
export function nextMonth(turn: Turn, month: number): Step {
  if (month > LAST_MONTH) return endGame(turn);
  if (month === SEASON_2_MONTH && turn.state.month < month) return { to: "season", season: 2 };
  return rollDice(turn, month);
}

/** 6.1: dice that show a repeated callsign are rolled again, all of them (Ruling 12), in the order of the dice. */
function rollDice(turn: Turn, month: number): Step {
  const dice = turn.dice();
  const roll = (): Callsign => CALLSIGNS[dice.below(CALLSIGNS.length)] ?? "Alpha";
  let faces = [roll(), roll(), roll()];
  const rolls = [faces];
  while (new Set(faces).size < faces.length) {
    const before = faces;
    const repeated = (face: Callsign): boolean => before.filter((other) => other === face).length > 1;
    faces = before.map((face) => (repeated(face) ? roll() : face));
    rolls.push(faces);
  }
  const roller = month % turn.state.rules.players;
  turn.emit({ type: "diceRolled", month, roller, rolls, at: dice.at });
  turn.emit({ type: "seatsAsked", phase: "chooseMarket", seats: [roller], due: 0, pass: 0 });
  return ANSWER;
}

/** 6.1 and 6.3: the market opens to every seat with a valid itinerary and a card. */
export function chooseMarket(turn: Turn, command: Extract<Command, { type: "chooseMarket" }>): Result<Step, Fault> {
  const { seat, origin, destination } = command;
  const table = turn.state;
  const dice = currentMonth(table)?.dice ?? [];
  if (!dice.includes(origin)) return refuse("callsign-not-rolled", "origin", origin);
  if (!dice.includes(destination) || origin === destination) {
    return refuse("callsign-not-rolled", "destination", destination);
  }
  const bidders = ableToBid(table, origin, destination);
  turn.emit({ type: "marketChosen", seat, origin, destination, bidders });
  if (bidders.length === 0) {
    turn.emit({ type: "marketSettled", end: "unserved", winners: [], ancillaries: [] });
    return ok({ to: "leasing", position: 0 });
  }
  turn.emit({ type: "seatsAsked", phase: "submitFare", seats: bidders, due: 0, pass: 0 });
  return ok(ANSWER);
}

function ableToBid(table: OpenTable, origin: Callsign, destination: Callsign): Seat[] {
  const [from, to] = [callsignAirport(table, origin), callsignAirport(table, destination)];
  if (from === null || to === null) return [];
  const valid = itinerariesBySeat(table, from, to);
  return range(table.rules.players).filter(
    (seat) => (valid[seat]?.length ?? 0) > 0 && (table.seats[seat]?.hand.length ?? 0) > 0,
  );
}

/** Section 7: the highest total wins, a tie is shared (Ruling 18). */
function endGame(turn: Turn): Step {
  const scores = pointsOf(turn.state);
  const best = Math.max(...scores);
  const winners = range(scores.length).filter((seat) => scores[seat] === best);
  turn.emit({ type: "gameEnded", winners, scores });
  return ANSWER;
}
