import type { AirportCode, Ancillary, Callsign, Fare, RouteId } from "./words";

/**
 * What a seat may do now, as data for the screen and the bots alike. Null when the seat is not asked.
 * Exactly the commands that this describes are accepted.
 */
export type Legal =
  | { readonly type: "placeCallsign"; readonly callsign: Callsign; readonly airports: readonly AirportCode[] }
  /** Any `count` of `routes`, repeats allowed, opening at most `permits` new ones of `crossing`. */
  | ({ readonly type: "placePlanes"; readonly count: number } & Placement)
  | { readonly type: "placeHubs"; readonly count: number; readonly airports: readonly AirportCode[] }
  /** Two different of the three, in either order. */
  | { readonly type: "chooseMarket"; readonly dice: readonly Callsign[] }
  /** Any of `fares` with any of `itineraries`, or `declineFare`. */
  | {
      readonly type: "submitFare";
      readonly fares: readonly Fare[];
      readonly itineraries: readonly (readonly AirportCode[])[];
    }
  /** Any of `fares`, or `declineFlashDeal`. */
  | { readonly type: "flashDeal"; readonly fares: readonly Fare[] }
  /** Any of the subsets of `tokens`. */
  | { readonly type: "attachAncillaries"; readonly fare: Fare; readonly tokens: readonly Ancillary[] }
  /** 1 to `max` planes for cards of `won` with `change` (6.7), or `declineLease`. */
  | ({
      readonly type: "leasePlanes";
      readonly max: number;
      readonly won: readonly Fare[];
      readonly change: number;
    } & Placement);

export interface Placement {
  /** Routes on which one plane may be placed now. */
  readonly routes: readonly RouteId[];
  /** The seat's permits left. */
  readonly permits: number;
  /** Those of `routes` that would need a new permit. */
  readonly crossing: readonly RouteId[];
}
