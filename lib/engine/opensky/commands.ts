import type { AirportCode, Ancillary, Callsign, Fare, RouteId, Seat } from "./words";

/** The commands of rules section 8. */
export type Command =
  | { readonly type: "placeCallsign"; readonly seat: Seat; readonly airport: AirportCode }
  | { readonly type: "placePlanes"; readonly seat: Seat; readonly routes: readonly RouteId[] }
  | { readonly type: "placeHubs"; readonly seat: Seat; readonly airports: readonly AirportCode[] }
  | { readonly type: "chooseMarket"; readonly seat: Seat; readonly origin: Callsign; readonly destination: Callsign }
  | {
      readonly type: "submitFare";
      readonly seat: Seat;
      readonly fare: number;
      readonly itinerary: readonly AirportCode[];
    }
  | { readonly type: "declineFare"; readonly seat: Seat }
  | { readonly type: "flashDeal"; readonly seat: Seat; readonly fare: number }
  | { readonly type: "declineFlashDeal"; readonly seat: Seat }
  | { readonly type: "attachAncillaries"; readonly seat: Seat; readonly tokens: readonly Ancillary[] }
  | {
      readonly type: "leasePlanes";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly routes: readonly RouteId[];
    }
  | { readonly type: "declineLease"; readonly seat: Seat };

export type CommandType = Command["type"];
export type { Fare };

export const ERROR_CODES = [
  "malformed",
  "game-over",
  "wrong-phase",
  "not-your-turn",
  "unknown-airport",
  "unknown-route",
  "airport-taken",
  "wrong-count",
  "no-permit",
  "callsign-not-rolled",
  "card-not-held",
  "itinerary-invalid",
  "fare-not-lower",
  "token-spent",
  "plane-limit",
  "payment-short",
  "card-superfluous",
] as const;
/** In the order in which they apply (section 8). */
export type ErrorCode = (typeof ERROR_CODES)[number];
