import type { Command } from "@/lib/engine/opensky/commands";
import type { Event } from "@/lib/engine/opensky/events";

/** The command that an event is the answer to; null for what the engine or the room did by itself. */
export function commandOf(event: Event): Command | null {
  switch (event.type) {
    case "callsignPlaced":
      return { type: "placeCallsign", seat: event.seat, airport: event.airport };
    case "planesPlaced":
      return { type: "placePlanes", seat: event.seat, routes: event.routes };
    case "hubsPlaced":
      return { type: "placeHubs", seat: event.seat, airports: event.airports };
    case "marketChosen":
      return { type: "chooseMarket", seat: event.seat, origin: event.origin, destination: event.destination };
    case "fareSealed":
      return { type: "submitFare", seat: event.seat, fare: event.fare, itinerary: event.itinerary };
    case "fareDeclined":
      return { type: "declineFare", seat: event.seat };
    case "flashDealPlayed":
      return { type: "flashDeal", seat: event.seat, fare: event.fare };
    case "flashDealDeclined":
      return { type: "declineFlashDeal", seat: event.seat };
    case "ancillariesAttached":
      return { type: "attachAncillaries", seat: event.seat, tokens: event.tokens };
    case "planesLeased":
      return { type: "leasePlanes", seat: event.seat, cards: event.cards, routes: event.routes };
    case "leaseDeclined":
      return { type: "declineLease", seat: event.seat };
    default:
      return null;
  }
}

/** The commands of a game in order, read off its log: whoever gave them, a player or the clock. */
export const commandsOf = (events: readonly Event[]): readonly Command[] =>
  events.flatMap((event) => commandOf(event) ?? []);
