import { replaced } from "../core/lists";
import type { Event, EventView, SealedEvent } from "./events";
import { fold } from "./fold";
import type { State, View } from "./table";
import type { Bid } from "./words";

const answer = (event: SealedEvent): Bid | "declined" =>
  event.type === "fareDeclined" ? "declined" : { seat: event.seat, fare: event.fare, itinerary: event.itinerary };

/** The position after one event. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "fareSealed":
    case "fareDeclined": {
      const table = fold(state, { type: "fareAnswered", seat: event.seat });
      const sealed = replaced(state.secret.sealed, event.seat, answer(event));
      return { ...table, secret: { ...state.secret, sealed } };
    }
    case "faresRevealed":
      return { ...fold(state, event), secret: { ...state.secret, sealed: state.secret.sealed.map(() => null) } };
    case "callsignsDrawn":
    case "diceRolled":
    case "priceDieRolled":
      return { ...fold(state, event), secret: { ...state.secret, at: event.at } };
    default:
      return fold(state, event);
  }
}

/** What one viewer knows after one event. */
export function evolveView(view: View, event: EventView): View {
  switch (event.type) {
    case "fareSealed":
    case "fareDeclined":
      return { ...fold(view, { type: "fareAnswered", seat: event.seat }), sealed: answer(event) };
    case "faresRevealed":
      return { ...fold(view, event), sealed: null };
    default:
      return fold(view, event);
  }
}
