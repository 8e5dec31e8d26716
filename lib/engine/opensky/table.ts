import type {
  AirportCode,
  Ancillary,
  Bid,
  Callsign,
  Fare,
  MarketEnd,
  Phase,
  PriceFace,
  RouteId,
  Rules,
  Seat,
  Viewer,
} from "./words";

/** What lies open on the table: the part that state and view have in common (rules, section 10). */
export interface OpenTable {
  readonly rules: Rules;
  readonly phase: Phase;
  /** The seats that are asked now, ascending. */
  readonly asked: readonly Seat[];
  /** Planes or hubs due from the asked seat; 0 in the other phases. */
  readonly due: number;
  /** Pass of the draft, from 0. */
  readonly pass: number;
  /** Month index, 0 is April; 7 while season 2 is planned. */
  readonly month: number;
  /** Airport of each callsign, in the order of `CALLSIGNS`; null until placed. */
  readonly callsigns: readonly (AirportCode | null)[];
  /** Airports whose subsidy cube is still there. */
  readonly cubes: readonly AirportCode[];
  readonly seats: readonly SeatTable[];
  /** The months whose dice are rolled; the last one is running while its market is not settled. */
  readonly months: readonly MonthTable[];
  /** Empty until finished. */
  readonly winners: readonly Seat[];
}

export interface SeatTable {
  /** Cards in hand, ascending; a sealed or laid-aside card is still counted here. */
  readonly hand: readonly Fare[];
  /** Cards won, ascending. */
  readonly won: readonly Fare[];
  readonly change: number;
  /** Cubes collected. */
  readonly subsidies: number;
  readonly ancillariesSpent: readonly Ancillary[];
  /** Still has the Flash Deal token. */
  readonly flashDeal: boolean;
  /** On the board, ascending, one entry a plane. */
  readonly planes: readonly RouteId[];
  /** Planes still to place in this season's draft. */
  readonly toPlace: number;
  /** Hubs (airports, Europe) or permits (routes, North America), ascending. */
  readonly regional: readonly string[];
}

export interface MonthTable {
  readonly roller: Seat;
  readonly dice: readonly Callsign[];
  /** Null until chosen. */
  readonly origin: Callsign | null;
  readonly destination: Callsign | null;
  /** The seats that could bid, ascending. */
  readonly bidders: readonly Seat[];
  /** The seats that have answered during the sealed fares, ascending. */
  readonly answered: readonly Seat[];
  /** The sealed fares, by seat; null until the reveal. */
  readonly bids: readonly Bid[] | null;
  /** The fares in play after Flash Deals, by seat; empty before the reveal. */
  readonly inPlay: readonly Bid[];
  readonly leaders: readonly Seat[];
  readonly flashDeals: readonly { readonly seat: Seat; readonly fare: Fare }[];
  /** Cards replaced by Flash Deals: not playable until the market is settled. */
  readonly laidAside: readonly { readonly seat: Seat; readonly fare: Fare }[];
  /** The seats that declined a Flash Deal since the last one. */
  readonly flashDeclined: readonly Seat[];
  readonly ancillaries: readonly Ancillary[];
  readonly priceDie: PriceFace | null;
  /** Null until settled. */
  readonly end: MarketEnd | null;
  /** By seat, with the card kept. */
  readonly winners: readonly Bid[];
  readonly leases: readonly {
    readonly seat: Seat;
    readonly planes: number;
    readonly routes: readonly RouteId[];
    readonly cards: readonly Fare[];
  }[];
}

/** The whole position. Its secret branch never leaves the server. */
export interface State extends OpenTable {
  readonly secret: {
    /** 64 hex digits. */
    readonly seed: string;
    /** Bytes taken from the dice stream. */
    readonly at: number;
    /** Each seat's sealed answer of this month; null where it has not answered. */
    readonly sealed: readonly (Bid | "declined" | null)[];
  };
}

/** What one viewer may know. Not a state: it names its viewer and holds at most that viewer's own sealed answer. */
export interface View extends OpenTable {
  readonly viewer: Viewer;
  /** The viewer's own answer while the fares are sealed. */
  readonly sealed: Bid | "declined" | null;
  readonly secret?: never;
}
