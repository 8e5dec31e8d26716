import { err, ok, type Result } from "../../core/result";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import { refuse, type Fault } from "../fault";
import { takings, unknownRoute } from "../placement";
import { ANSWER, type Step } from "../step";
import type { Turn } from "../turn";
import { PLANES, SEASON_2_MONTH, type Rules, type Seat } from "../words";

/** Planes a seat places at each of its draft turns while it has them (section 5, Ruling 3). */
export function batch(rules: Rules): number {
  const half = PLANES[rules.players] / 2;
  return rules.edition === 2 ? Math.floor(half) : Math.ceil(half);
}

/** The seat at a position of a pass; of a seat, its position: the snake turns round with every pass. */
function snake(players: number, pass: number, place: number): Seat {
  return pass % 2 === 0 ? place : players - 1 - place;
}

/** Section 4: planes and regional tokens back, the starting number of planes to place. */
export function beginSeason(turn: Turn, season: 1 | 2): Step {
  const month = season === 1 ? 0 : SEASON_2_MONTH;
  turn.emit({ type: "seasonBegan", season, month, planes: PLANES[turn.state.rules.players] });
  return { to: "draft", pass: 0, position: 0 };
}

/** Section 5: passes go on until no seat has a plane left. */
export function nextDraftTurn(turn: Turn, pass: number, position: number): Step {
  const { rules, seats, month } = turn.state;
  if (position === rules.players) return { to: "draft", pass: pass + 1, position: 0 };
  const seat = snake(rules.players, pass, position);
  const due = Math.min(batch(rules), seats[seat]?.toPlace ?? 0);
  if (due === 0) return rules.side === "europe" ? { to: "hubs", seat: 0 } : { to: "month", month };
  turn.emit({ type: "seatsAsked", phase: "placePlanes", seats: [seat], due, pass });
  return ANSWER;
}

export function placePlanes(turn: Turn, command: Extract<Command, { type: "placePlanes" }>): Result<Step, Fault> {
  const { seat, routes } = command;
  const table = turn.state;
  const unknown = unknownRoute(boardOf(table.rules), routes);
  if (unknown !== null) return err(unknown);
  if (routes.length !== table.due) return refuse("wrong-count", "routes");
  const { error, cubes, permits } = takings(table, seat, routes);
  if (error !== null) return err(error);
  turn.emit({ type: "planesPlaced", seat, routes, cubes, permits });
  return ok({ to: "draft", pass: table.pass, position: snake(table.rules.players, table.pass, seat) + 1 });
}
