/** The field's words (rules, section 1) and the material (section 2). */
import type { Seat } from "../core/game";

export type { Seat, Viewer } from "../core/game";

export const CALLSIGNS = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"] as const;
export type Callsign = (typeof CALLSIGNS)[number];

export const ANCILLARIES = ["seat", "checkin", "baggage"] as const;
export type Ancillary = (typeof ANCILLARIES)[number];

export const FARES = [200, 250, 300, 400, 500] as const;
/** Points printed on a fare card. */
export type Fare = (typeof FARES)[number];
/** A seat's ten fare cards, ascending. */
export const FULL_HAND: readonly Fare[] = [200, 200, 250, 250, 300, 300, 400, 400, 500, 500];

/** Faces of the price sensitivity die, in points. */
export const PRICE_FACES = [200, 300, 400, 500, 600, 700] as const;
export type PriceFace = (typeof PRICE_FACES)[number];

export const ANCILLARY_POINTS = 100;
export const SUBSIDY_POINTS = 50;
export const LEASE_PRICE = 200;
export const REGIONAL_TOKENS = 2;

/** April to March; season 2 begins with November. */
export const MONTHS = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"] as const;
export const SEASON_2_MONTH = 7;
export const LAST_MONTH = 11;

/** IATA code of an airport of the board. */
export type AirportCode = string;
/** Two airport codes in alphabetical order, as "AMS-CDG". */
export type RouteId = string;

export type Side = "europe" | "north-america";
export type Edition = 1 | 2;

/** What is fixed before the game (rules, section 3). */
export interface Rules {
  readonly edition: Edition;
  readonly side: Side;
  /** Id of the board, as "europe-1". */
  readonly board: string;
  readonly players: 2 | 3 | 4;
  readonly callsigns: "chosen" | "random";
}

export const PHASES = [
  "placeCallsign",
  "placePlanes",
  "placeHubs",
  "chooseMarket",
  "submitFare",
  "flashDeal",
  "attachAncillaries",
  "leasePlanes",
  "finished",
] as const;
export type Phase = (typeof PHASES)[number];

/** A fare in play with the itinerary it was declared for: airport codes from origin to destination. */
export interface Bid {
  readonly seat: Seat;
  readonly fare: Fare;
  readonly itinerary: readonly AirportCode[];
}

/**
 * How a month's market ended (6.3, 6.6):
 * - `sole`: one leader without ancillaries; `accepted`: with, and the price check passed;
 * - `tie`: several leaders; `alternative`: the check failed, the next-best sealed fares won;
 * - `refused`: the check failed and nobody else had bid; `unsold`: nobody bid; `unserved`: nobody could.
 */
export type MarketEnd = "sole" | "accepted" | "tie" | "alternative" | "refused" | "unsold" | "unserved";

/** Starting number of planes by number of players (section 2). */
export const PLANES: Readonly<Record<Rules["players"], number>> = { 2: 6, 3: 4, 4: 3 };
