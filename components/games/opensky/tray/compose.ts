import { leaseQuote } from "@/lib/engine/opensky/leasing";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { Fare } from "@/lib/engine/opensky/words";
import type { OwnCommand } from "@/lib/realtime/client/session";
import type { Draft } from "./draft";
import { cheapestPayment } from "./insight/payment";

/** A composed decision that can be sent, or what is still missing; `count` is how many more. */
export type Composed = { readonly command: OwnCommand } | { readonly missing: Missing; readonly count: number };

export type Missing = "airport" | "planes" | "hubs" | "market" | "fare" | "routes" | "payment" | "superfluous";

/** The command that a draft makes, once it is complete. */
export function compose(draft: Draft, legal: Legal): Composed {
  switch (draft.type) {
    case "placeCallsign":
      return draft.airport === null
        ? { missing: "airport", count: 1 }
        : { command: { type: "placeCallsign", airport: draft.airport } };
    case "placePlanes": {
      const due = legal.type === "placePlanes" ? legal.count : 0;
      return draft.routes.length === due
        ? { command: { type: "placePlanes", routes: draft.routes } }
        : { missing: "planes", count: due - draft.routes.length };
    }
    case "placeHubs": {
      const due = legal.type === "placeHubs" ? legal.count : 0;
      return draft.airports.length === due
        ? { command: { type: "placeHubs", airports: draft.airports } }
        : { missing: "hubs", count: due - draft.airports.length };
    }
    case "chooseMarket": {
      const [origin, destination] = draft.dice;
      return origin === undefined || destination === undefined
        ? { missing: "market", count: 2 - draft.dice.length }
        : { command: { type: "chooseMarket", origin, destination } };
    }
    case "submitFare": {
      const itinerary = legal.type === "submitFare" ? legal.itineraries[draft.itinerary] : undefined;
      return draft.fare === null || itinerary === undefined
        ? { missing: "fare", count: 1 }
        : { command: { type: "submitFare", fare: draft.fare, itinerary } };
    }
    case "flashDeal":
      return draft.fare === null ? { missing: "fare", count: 1 } : { command: { type: "flashDeal", fare: draft.fare } };
    case "attachAncillaries":
      return { command: { type: "attachAncillaries", tokens: draft.tokens } };
    case "leasePlanes": {
      if (draft.routes.length === 0) return { missing: "routes", count: 1 };
      const change = legal.type === "leasePlanes" ? legal.change : 0;
      const cards = leaseCards(draft, legal);
      const quote = leaseQuote(cards, change, draft.routes.length);
      if (quote.short > 0) return { missing: "payment", count: quote.short };
      if (quote.superfluous.length > 0) return { missing: "superfluous", count: quote.superfluous.length };
      return { command: { type: "leasePlanes", cards, routes: draft.routes } };
    }
  }
}

/** The cards that pay for a lease: those named, else the cheapest that suffice, else none. */
export function leaseCards(draft: Extract<Draft, { type: "leasePlanes" }>, legal: Legal): readonly Fare[] {
  if (draft.cards !== null) return draft.cards;
  if (legal.type !== "leasePlanes" || draft.routes.length === 0) return [];
  return cheapestPayment(legal.won, legal.change, draft.routes.length) ?? [];
}
