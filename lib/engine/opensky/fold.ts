import { mergedNumbers, mergedTexts, replaced, without } from "../core/lists";
import type { EventView } from "./events";
import { foldMonth, settledSeats } from "./foldMonth";
import type { OpenTable, SeatTable } from "./table";
import { CALLSIGNS, type Seat } from "./words";

/** What everybody may know of an event: all that the open table needs. */
export type TableEvent = Exclude<EventView, { type: "fareSealed" | "fareDeclined" }>;

function withSeat(table: OpenTable, seat: Seat, change: (own: SeatTable) => SeatTable): readonly SeatTable[] {
  const own = table.seats[seat];
  return own === undefined ? table.seats : replaced(table.seats, seat, change(own));
}

/** The open table after one event; no rules here, only what the event says. */
export function fold<T extends OpenTable>(table: T, event: TableEvent): T {
  switch (event.type) {
    case "callsignPlaced": {
      const callsigns = replaced(table.callsigns, CALLSIGNS.indexOf(event.callsign), event.airport);
      return { ...table, callsigns, cubes: [...table.cubes, event.airport] };
    }
    case "callsignsDrawn":
      return { ...table, callsigns: event.airports, cubes: event.airports };
    case "seasonBegan": {
      const fresh = { planes: [], regional: [], toPlace: event.planes };
      return { ...table, month: event.month, seats: table.seats.map((seat) => ({ ...seat, ...fresh })) };
    }
    case "planesPlaced": {
      const seats = withSeat(table, event.seat, (own) => ({
        ...own,
        planes: mergedTexts(own.planes, event.routes),
        toPlace: own.toPlace - event.routes.length,
        subsidies: own.subsidies + event.cubes.length,
        regional: mergedTexts(own.regional, event.permits),
      }));
      return { ...table, seats, cubes: without(table.cubes, event.cubes) };
    }
    case "hubsPlaced": {
      const seats = withSeat(table, event.seat, (own) => ({ ...own, regional: mergedTexts([], event.airports) }));
      return { ...table, seats };
    }
    case "seatsAsked":
      return { ...table, phase: event.phase, asked: event.seats, due: event.due, pass: event.pass };
    case "fareAnswered":
      return { ...table, asked: without(table.asked, [event.seat]), months: foldMonth(table.months, event) };
    case "diceRolled":
      return { ...table, month: event.month, months: foldMonth(table.months, event) };
    case "marketChosen":
    case "faresRevealed":
    case "flashDealDeclined":
    case "ancillariesAttached":
    case "priceDieRolled":
      return { ...table, months: foldMonth(table.months, event) };
    case "flashDealPlayed": {
      const seats = withSeat(table, event.seat, (own) => ({ ...own, flashDeal: false }));
      return { ...table, seats, months: foldMonth(table.months, event) };
    }
    case "marketSettled":
      return { ...table, seats: settledSeats(table.seats, event), months: foldMonth(table.months, event) };
    case "planesLeased": {
      const seats = withSeat(table, event.seat, (own) => ({
        ...own,
        hand: mergedNumbers(own.hand, event.cards),
        won: without(own.won, event.cards),
        change: event.change,
        planes: mergedTexts(own.planes, event.routes),
        subsidies: own.subsidies + event.cubes.length,
        regional: mergedTexts(own.regional, event.permits),
      }));
      return { ...table, seats, cubes: without(table.cubes, event.cubes), months: foldMonth(table.months, event) };
    }
    case "leaseDeclined":
      return table;
    case "gameEnded":
      return { ...table, phase: "finished", asked: [], due: 0, pass: 0, winners: event.winners };
  }
}
