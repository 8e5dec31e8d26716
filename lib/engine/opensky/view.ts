import { initial } from "./initial";
import type { MonthTable, SeatTable, State, View } from "./table";
import type { Bid, Rules, Viewer } from "./words";

// Allow-lists (section 10): every field is named, so that a new one stays secret until it is named here.

const showBid = ({ seat, fare, itinerary }: Bid): Bid => ({ seat, fare, itinerary });

const showSeat = (seat: SeatTable): SeatTable => ({
  hand: seat.hand,
  won: seat.won,
  change: seat.change,
  subsidies: seat.subsidies,
  ancillariesSpent: seat.ancillariesSpent,
  flashDeal: seat.flashDeal,
  planes: seat.planes,
  toPlace: seat.toPlace,
  regional: seat.regional,
});

const showMonth = (month: MonthTable): MonthTable => ({
  roller: month.roller,
  dice: month.dice,
  origin: month.origin,
  destination: month.destination,
  bidders: month.bidders,
  answered: month.answered,
  bids: month.bids?.map(showBid) ?? null,
  inPlay: month.inPlay.map(showBid),
  leaders: month.leaders,
  flashDeals: month.flashDeals.map(({ seat, fare }) => ({ seat, fare })),
  laidAside: month.laidAside.map(({ seat, fare }) => ({ seat, fare })),
  flashDeclined: month.flashDeclined,
  ancillaries: month.ancillaries,
  priceDie: month.priceDie,
  end: month.end,
  winners: month.winners.map(showBid),
  leases: month.leases.map(({ seat, planes, routes, cards }) => ({ seat, planes, routes, cards })),
});

const showRules = ({ edition, side, board, players, callsigns }: Rules): Rules => ({
  edition,
  side,
  board,
  players,
  callsigns,
});

/** What one viewer may know of a position: the open table, and its own answer while the fares are sealed. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    rules: showRules(state.rules),
    phase: state.phase,
    asked: state.asked,
    due: state.due,
    pass: state.pass,
    month: state.month,
    callsigns: state.callsigns,
    cubes: state.cubes,
    seats: state.seats.map(showSeat),
    months: state.months.map(showMonth),
    winners: state.winners,
    sealed: viewer === "spectator" ? null : showSealed(state.secret.sealed[viewer] ?? null),
  };
}

function showSealed(sealed: Bid | "declined" | null): Bid | "declined" | null {
  return sealed === null || sealed === "declined" ? sealed : showBid(sealed);
}

/** What a viewer knew before the first event. */
export function initialView(rules: Rules, viewer: Viewer): View {
  return view(initial(rules, ""), viewer);
}
