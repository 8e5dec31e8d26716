import type { Event, EventView } from "./events";
import type { Bid, Viewer } from "./words";

const showBid = ({ seat, fare, itinerary }: Bid): Bid => ({ seat, fare, itinerary });

/**
 * An event as one viewer may know it. An allow-list: every field is named, so that a new one stays secret until it is
 * named here. To others a sealed answer is the same whether the seat bid or declined (Ruling 7).
 */
export function viewEvent(event: Event, viewer: Viewer): EventView {
  const { type } = event;
  switch (type) {
    case "fareSealed":
      return event.seat === viewer ? { type, ...showBid(event) } : { type: "fareAnswered", seat: event.seat };
    case "fareDeclined":
      return event.seat === viewer ? { type, seat: event.seat } : { type: "fareAnswered", seat: event.seat };
    case "callsignPlaced":
      return { type, seat: event.seat, callsign: event.callsign, airport: event.airport };
    case "callsignsDrawn":
      return { type, airports: event.airports };
    case "seasonBegan":
      return { type, season: event.season, month: event.month, planes: event.planes };
    case "planesPlaced":
      return { type, seat: event.seat, routes: event.routes, cubes: event.cubes, permits: event.permits };
    case "hubsPlaced":
      return { type, seat: event.seat, airports: event.airports };
    case "diceRolled":
      return { type, month: event.month, roller: event.roller, rolls: event.rolls };
    case "marketChosen": {
      const { seat, origin, destination, bidders } = event;
      return { type, seat, origin, destination, bidders };
    }
    case "faresRevealed":
      return { type, bids: event.bids.map(showBid), leaders: event.leaders };
    case "flashDealPlayed":
      return { type, seat: event.seat, fare: event.fare, leaders: event.leaders };
    case "flashDealDeclined":
    case "leaseDeclined":
      return { type, seat: event.seat };
    case "ancillariesAttached":
      return { type, seat: event.seat, tokens: event.tokens };
    case "priceDieRolled":
      return { type, face: event.face, price: event.price, accepted: event.accepted };
    case "marketSettled":
      return { type, end: event.end, winners: event.winners.map(showBid), ancillaries: event.ancillaries };
    case "planesLeased": {
      const { seat, cards, routes, cubes, permits, change } = event;
      return { type, seat, cards, routes, cubes, permits, change };
    }
    case "seatsAsked":
      return { type, phase: event.phase, seats: event.seats, due: event.due, pass: event.pass };
    case "gameEnded":
      return { type, winners: event.winners, scores: event.scores };
  }
}
