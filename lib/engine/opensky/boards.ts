import { parseBoard, type Airport, type Board } from "./board";
import europe1 from "./boards/europe-1.json";
import northAmerica1 from "./boards/north-america-1.json";
import type { AirportCode, RouteId, Rules } from "./words";

function load(data: unknown): Board {
  const board = parseBoard(data);
  if (!board.ok) throw new Error(board.error);
  return board.value;
}

/** All boards by id. */
export const BOARDS: ReadonlyMap<string, Board> = new Map(
  [europe1, northAmerica1].map(load).map((board) => [board.id, board]),
);

/** The board of a game. Rules are checked before a game begins, so an unknown id is a fault of the caller. */
export function boardOf(rules: Pick<Rules, "board">): Board {
  const board = BOARDS.get(rules.board);
  if (board === undefined) throw new Error(`board ${rules.board} is unknown`);
  return board;
}

/** The airport with this code, or null. */
export function airport(board: Board, code: AirportCode): Airport | null {
  return board.airportByCode.get(code) ?? null;
}

/** The only spelling under which a route between two airports is known. */
export function routeId(from: AirportCode, to: AirportCode): RouteId {
  return from < to ? `${from}-${to}` : `${to}-${from}`;
}

/** The routes of an itinerary, leg by leg. */
export function legs(itinerary: readonly AirportCode[]): RouteId[] {
  const routes: RouteId[] = [];
  let previous: AirportCode | null = null;
  for (const code of itinerary) {
    if (previous !== null) routes.push(routeId(previous, code));
    previous = code;
  }
  return routes;
}
