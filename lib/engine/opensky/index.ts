import type { GameDefinition } from "../core/game";
import type { Command, ErrorCode } from "./commands";
import { decide, open } from "./decide";
import type { Event, EventView } from "./events";
import { evolve, evolveView } from "./evolve";
import { initial } from "./initial";
import { pointsOf } from "./score";
import type { State, View } from "./table";
import { initialView, view } from "./view";
import { viewEvent } from "./viewEvent";
import type { Rules, Seat } from "./words";

export { BOARDS, airport, boardOf, legs, routeId } from "./boards";
export { harmlessCommand } from "./harmless";
export { legal } from "./legal";
export { leaseLimit, leaseQuote } from "./leasing";
export { callsignAirport, itineraries, reach, stops } from "./network";
export { checkPlacement } from "./placement";
export { pointsOf, score } from "./score";
export { acceptance, nextBest, standing } from "./standing";
export { summary } from "./summary";

/** Final points by seat and the winning seats (section 7). */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

export interface OpenSky {
  readonly rules: Rules;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly eventView: EventView;
  readonly errorCode: ErrorCode;
  readonly outcome: Outcome;
}

/** OpenSky, as the rooms drive it. */
export const opensky: GameDefinition<OpenSky> = {
  id: "opensky",
  rulesVersion: 1,
  seats: (rules) => rules.players,
  initial,
  open,
  decide,
  evolve,
  view,
  viewEvent,
  initialView,
  evolveView,
  status: (state) => ({ phase: state.phase, asked: state.asked, finished: state.phase === "finished" }),
  outcome: (state) =>
    state.phase === "finished"
      ? { scores: pointsOf(state), winners: state.winners }
      : null,
};
