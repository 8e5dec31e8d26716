import type { AirportCode, Ancillary, Bid, Callsign, Fare, MarketEnd, Phase, PriceFace, RouteId, Seat } from "./words";

/**
 * What happened, past tense. Every consequence stands in the event (whose turn it is, the leaders, the cubes taken), so
 * that the fold needs no rules. `at` is how many bytes of the dice stream have been taken so far.
 */
export type Event = OpenEvent | SealedEvent | DrawnEvent;

/** Events that everybody sees as they are. */
export type OpenEvent =
  | { readonly type: "callsignPlaced"; readonly seat: Seat; readonly callsign: Callsign; readonly airport: AirportCode }
  /** A season's draft begins: planes back, regional tokens back, `planes` to place for each seat (section 4). */
  | { readonly type: "seasonBegan"; readonly season: 1 | 2; readonly month: number; readonly planes: number }
  /** `cubes` are the airports whose subsidy the seat took, `permits` the routes that got one with this placement. */
  | {
      readonly type: "planesPlaced";
      readonly seat: Seat;
      readonly routes: readonly RouteId[];
      readonly cubes: readonly AirportCode[];
      readonly permits: readonly RouteId[];
    }
  | { readonly type: "hubsPlaced"; readonly seat: Seat; readonly airports: readonly AirportCode[] }
  /** `bidders`: the seats that may bid, ascending; empty where nobody can serve the market. */
  | {
      readonly type: "marketChosen";
      readonly seat: Seat;
      readonly origin: Callsign;
      readonly destination: Callsign;
      readonly bidders: readonly Seat[];
    }
  /** The sealed fares by seat, and who leads among them (6.4). */
  | { readonly type: "faresRevealed"; readonly bids: readonly Bid[]; readonly leaders: readonly Seat[] }
  | { readonly type: "flashDealPlayed"; readonly seat: Seat; readonly fare: Fare; readonly leaders: readonly Seat[] }
  | { readonly type: "flashDealDeclined"; readonly seat: Seat }
  | { readonly type: "ancillariesAttached"; readonly seat: Seat; readonly tokens: readonly Ancillary[] }
  /** `winners` by seat with the cards kept and the itineraries flown; `ancillaries`: tokens the sole winner spent. */
  | {
      readonly type: "marketSettled";
      readonly end: MarketEnd;
      readonly winners: readonly Bid[];
      readonly ancillaries: readonly Ancillary[];
    }
  /** `cards` went back to the hand; `change` is the seat's change afterwards. */
  | {
      readonly type: "planesLeased";
      readonly seat: Seat;
      readonly cards: readonly Fare[];
      readonly routes: readonly RouteId[];
      readonly cubes: readonly AirportCode[];
      readonly permits: readonly RouteId[];
      readonly change: number;
    }
  | { readonly type: "leaseDeclined"; readonly seat: Seat }
  /** Who is asked now. `due`: planes or hubs to place, else 0; `pass` counts the draft's passes from 0. */
  | {
      readonly type: "seatsAsked";
      readonly phase: Exclude<Phase, "finished">;
      readonly seats: readonly Seat[];
      readonly due: number;
      readonly pass: number;
    }
  | { readonly type: "gameEnded"; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

/** Secret until the reveal, save that the seat has answered (Ruling 7). */
export type SealedEvent =
  | ({ readonly type: "fareSealed" } & Bid)
  | { readonly type: "fareDeclined"; readonly seat: Seat };

/** Events made by the dice. */
export type DrawnEvent =
  | { readonly type: "callsignsDrawn"; readonly airports: readonly AirportCode[]; readonly at: number }
  /** `rolls`: the three dice at first and after each re-roll; the last is the month's result. */
  | {
      readonly type: "diceRolled";
      readonly month: number;
      readonly roller: Seat;
      readonly rolls: readonly (readonly Callsign[])[];
      readonly at: number;
    }
  | {
      readonly type: "priceDieRolled";
      readonly face: PriceFace;
      readonly price: number;
      readonly accepted: boolean;
      readonly at: number;
    };

type WithoutStream<E> = E extends unknown ? Omit<E, "at"> : never;

/**
 * An event as one viewer may know it, at the same sequence number. Another seat's sealed answer is only `fareAnswered`,
 * the same whether it bid or declined; the owner sees its own.
 */
export type EventView =
  | OpenEvent
  | SealedEvent
  | WithoutStream<DrawnEvent>
  | { readonly type: "fareAnswered"; readonly seat: Seat };
