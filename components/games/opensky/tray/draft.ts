import type { AirportCode, Ancillary, Callsign, Fare, RouteId } from "@/lib/engine/opensky/words";
import type { Legal, Placement } from "@/lib/engine/opensky/legal.types";

/** What a player has composed so far and not yet confirmed, for each kind of decision. */
export type Draft =
  | { readonly type: "placeCallsign"; readonly airport: AirportCode | null }
  | { readonly type: "placePlanes"; readonly routes: readonly RouteId[] }
  | { readonly type: "placeHubs"; readonly airports: readonly AirportCode[] }
  | { readonly type: "chooseMarket"; readonly dice: readonly Callsign[] }
  | { readonly type: "submitFare"; readonly itinerary: number; readonly fare: Fare | null }
  | { readonly type: "flashDeal"; readonly fare: Fare | null }
  | { readonly type: "attachAncillaries"; readonly tokens: readonly Ancillary[] }
  /** `cards` is null while the payment is left to be worked out. */
  | { readonly type: "leasePlanes"; readonly routes: readonly RouteId[]; readonly cards: readonly Fare[] | null };

export type DraftAction =
  | { readonly type: "pickAirport"; readonly airport: AirportCode }
  | { readonly type: "pickRoute"; readonly route: RouteId }
  | { readonly type: "takeBack"; readonly route: RouteId }
  | { readonly type: "pickDie"; readonly callsign: Callsign }
  | { readonly type: "pickMarket"; readonly callsigns: readonly [Callsign, Callsign] }
  | { readonly type: "pickItinerary"; readonly index: number }
  | { readonly type: "pickFare"; readonly fare: Fare }
  | { readonly type: "toggleToken"; readonly token: Ancillary }
  | { readonly type: "setCards"; readonly cards: readonly Fare[] | null }
  | { readonly type: "clear" };

/** The empty draft of a decision. Of the itineraries one is always chosen, at first one with the fewest stops. */
export function freshDraft(legal: Legal): Draft {
  switch (legal.type) {
    case "placeCallsign":
      return { type: "placeCallsign", airport: null };
    case "placePlanes":
      return { type: "placePlanes", routes: [] };
    case "placeHubs":
      return { type: "placeHubs", airports: [] };
    case "chooseMarket":
      return { type: "chooseMarket", dice: [] };
    case "submitFare":
      return { type: "submitFare", itinerary: byStops(legal.itineraries)[0] ?? 0, fare: null };
    case "flashDeal":
      return { type: "flashDeal", fare: null };
    case "attachAncillaries":
      return { type: "attachAncillaries", tokens: [] };
    case "leasePlanes":
      return { type: "leasePlanes", routes: [], cards: null };
  }
}

/** The itineraries' indices, those with the fewest stops first. */
export function byStops(itineraries: readonly (readonly AirportCode[])[]): readonly number[] {
  return itineraries
    .map((itinerary, index) => ({ index, stops: itinerary.length }))
    .sort((a, b) => a.stops - b.stops || a.index - b.index)
    .map(({ index }) => index);
}

/** True when nothing has been chosen yet, so that there is nothing to clear. */
export function isEmpty(draft: Draft): boolean {
  switch (draft.type) {
    case "placeCallsign":
      return draft.airport === null;
    case "placePlanes":
      return draft.routes.length === 0;
    case "placeHubs":
      return draft.airports.length === 0;
    case "chooseMarket":
      return draft.dice.length === 0;
    case "submitFare":
    case "flashDeal":
      return draft.fare === null;
    case "attachAncillaries":
      return draft.tokens.length === 0;
    case "leasePlanes":
      return draft.routes.length === 0 && (draft.cards === null || draft.cards.length === 0);
  }
}

/** The draft after one action; an action that does not fit the decision, or is not possible, changes nothing. */
export function reduceDraft(draft: Draft, action: DraftAction, legal: Legal): Draft {
  if (draft.type !== legal.type) return freshDraft(legal);
  if (action.type === "clear") return cleared(draft, legal);
  switch (legal.type) {
    case "placeCallsign":
      return draft.type === "placeCallsign" && action.type === "pickAirport" && legal.airports.includes(action.airport)
        ? { ...draft, airport: draft.airport === action.airport ? null : action.airport }
        : draft;
    case "placePlanes":
      return draft.type === "placePlanes" ? withRoutes(draft, action, legal, legal.count) : draft;
    case "leasePlanes":
      if (draft.type !== "leasePlanes") return draft;
      if (action.type === "setCards") return { ...draft, cards: action.cards };
      return withRoutes(draft, action, legal, legal.max);
    case "placeHubs":
      return draft.type === "placeHubs" && action.type === "pickAirport" && legal.airports.includes(action.airport)
        ? { ...draft, airports: toggledWithin(draft.airports, action.airport, legal.count) }
        : draft;
    case "chooseMarket":
      if (draft.type !== "chooseMarket") return draft;
      if (action.type === "pickDie" && legal.dice.includes(action.callsign)) {
        return { ...draft, dice: toggledWithin(draft.dice, action.callsign, 2) };
      }
      return action.type === "pickMarket" ? { ...draft, dice: action.callsigns } : draft;
    case "submitFare":
      if (draft.type !== "submitFare") return draft;
      if (action.type === "pickItinerary" && action.index in legal.itineraries)
        return { ...draft, itinerary: action.index };
      return action.type === "pickFare" && legal.fares.includes(action.fare)
        ? { ...draft, fare: draft.fare === action.fare ? null : action.fare }
        : draft;
    case "flashDeal":
      return draft.type === "flashDeal" && action.type === "pickFare" && legal.fares.includes(action.fare)
        ? { ...draft, fare: draft.fare === action.fare ? null : action.fare }
        : draft;
    case "attachAncillaries":
      return draft.type === "attachAncillaries" && action.type === "toggleToken" && legal.tokens.includes(action.token)
        ? { ...draft, tokens: toggledWithin(draft.tokens, action.token, legal.tokens.length) }
        : draft;
  }
}

/** Clearing a fare keeps the itinerary: it is a standing choice, not a composed one. */
function cleared(draft: Draft, legal: Legal): Draft {
  return draft.type === "submitFare" ? { ...draft, fare: null } : freshDraft(legal);
}

/** With room for one, another pick replaces the first; with room for more, the oldest makes way. */
function toggledWithin<T>(chosen: readonly T[], item: T, room: number): readonly T[] {
  if (chosen.includes(item)) return chosen.filter((other) => other !== item);
  return [...chosen, item].slice(-room);
}

function withRoutes<D extends { readonly routes: readonly RouteId[] }>(
  draft: D,
  action: DraftAction,
  placement: Placement,
  room: number,
): D {
  if (action.type === "takeBack") {
    const last = draft.routes.lastIndexOf(action.route);
    return last < 0 ? draft : { ...draft, routes: draft.routes.filter((_, index) => index !== last) };
  }
  if (action.type !== "pickRoute" || !placement.routes.includes(action.route)) return draft;
  const kept = room === 1 ? [] : draft.routes;
  if (kept.length >= room || permitsShort(placement, [...kept, action.route])) return draft;
  return { ...draft, routes: [...kept, action.route] };
}

/** Whether these routes would open more cross-border routes than the seat has permits for (rules, section 5). */
export function permitsShort(placement: Placement, routes: readonly RouteId[]): boolean {
  const opened = new Set(routes.filter((route) => placement.crossing.includes(route)));
  return opened.size > placement.permits;
}
