import { boardOf } from "./boards";
import type { Legal, Placement } from "./legal.types";
import { leaseLimit } from "./leasing";
import { callsignDue } from "./phases/callsigns";
import { marketItineraries } from "./phases/fares";
import { flashFares } from "./phases/flash";
import { currentMonth } from "./phases/month";
import { leadingBids, unspent } from "./phases/settlement";
import { permitsLeft } from "./placement";
import type { OpenTable, SeatTable } from "./table";
import type { Fare, Seat } from "./words";

/** What a seat may do now, from a state or a view alike; null when it is not asked. */
export function legal(table: OpenTable, seat: Seat): Legal | null {
  const own = table.seats[seat];
  if (own === undefined || !table.asked.includes(seat)) return null;
  const { phase } = table;
  switch (phase) {
    case "placeCallsign": {
      const callsign = callsignDue(table);
      if (callsign === null) return null;
      const codes = boardOf(table.rules).airports.map((airport) => airport.code);
      return { type: phase, callsign, airports: codes.filter((code) => !table.callsigns.includes(code)) };
    }
    case "placePlanes":
      return { type: phase, count: table.due, ...placement(table, seat, own) };
    case "placeHubs":
      return { type: phase, count: table.due, airports: boardOf(table.rules).airports.map((airport) => airport.code) };
    case "chooseMarket":
      return { type: phase, dice: currentMonth(table)?.dice ?? [] };
    case "submitFare":
      return { type: phase, fares: different(own.hand), itineraries: marketItineraries(table, seat) };
    case "flashDeal":
      return { type: phase, fares: different(flashFares(table, seat)) };
    case "attachAncillaries": {
      const [leading] = leadingBids(table);
      return leading === undefined ? null : { type: phase, fare: leading.fare, tokens: unspent(table, seat) };
    }
    case "leasePlanes": {
      const max = leaseLimit(table, seat);
      return { type: phase, max, won: own.won, change: own.change, ...placement(table, seat, own) };
    }
    case "finished":
      return null;
  }
}

function placement(table: OpenTable, seat: Seat, own: SeatTable): Placement {
  const permits = permitsLeft(table, seat);
  const { routes } = boardOf(table.rules);
  const crossing = routes.filter((route) => route.crossing && !own.regional.includes(route.id));
  const open = permits > 0 ? routes : routes.filter((route) => !crossing.includes(route));
  return {
    routes: open.map((route) => route.id),
    permits,
    crossing: permits > 0 ? crossing.map((route) => route.id) : [],
  };
}

const different = (fares: readonly Fare[]): readonly Fare[] => [...new Set(fares)];
