import type { ErrorCode } from "./commands";
import { score } from "./score";
import type { MonthTable, SeatTable, State } from "./table";
import type { Ancillary, Bid, Callsign, Fare, Phase, PriceFace, RouteId, Seat } from "./words";

interface MonthSummary {
  readonly dice: readonly Callsign[];
  readonly origin: Callsign | null;
  readonly destination: Callsign | null;
  readonly bids: readonly Bid[];
  readonly flashDeals: readonly { readonly seat: Seat; readonly fare: Fare }[];
  readonly ancillaries: readonly Ancillary[];
  readonly priceDie: PriceFace | null;
  readonly winners: readonly { readonly seat: Seat; readonly fare: Fare }[];
  readonly leases: readonly { readonly seat: Seat; readonly planes: number; readonly cards: readonly Fare[] }[];
}

interface SeatSummary {
  readonly hand: readonly Fare[];
  readonly won: readonly Fare[];
  readonly change: number;
  readonly subsidies: number;
  readonly ancillariesSpent: readonly Ancillary[];
  readonly flashDeal: boolean;
  readonly planes: readonly RouteId[];
  readonly regional: readonly string[];
  readonly score: number;
}

/** A replayed record's answer (section 11). */
export interface Summary {
  readonly finished: boolean;
  readonly commands: number;
  readonly phase: Phase;
  readonly asked: readonly Seat[];
  readonly month: number;
  readonly months: readonly MonthSummary[];
  readonly seats: readonly SeatSummary[];
  readonly winners: readonly Seat[];
  readonly error?: CommandError;
}

/** The illegal command at which a replay stopped; `index` counts from 0. */
export interface CommandError {
  readonly index: number;
  readonly code: ErrorCode;
}

/** Describes a position after `commandsDone` legal commands. */
export function summary(state: State, commandsDone: number, error?: CommandError): Summary {
  return {
    finished: state.phase === "finished",
    commands: commandsDone,
    phase: state.phase,
    asked: state.asked,
    month: state.month,
    months: state.months.map(summarizeMonth),
    seats: state.seats.map(summarizeSeat),
    winners: state.winners,
    ...(error === undefined ? {} : { error: { index: error.index, code: error.code } }),
  };
}

function summarizeMonth(month: MonthTable): MonthSummary {
  return {
    dice: month.dice,
    origin: month.origin,
    destination: month.destination,
    bids: (month.bids ?? []).map(({ seat, fare, itinerary }) => ({ seat, fare, itinerary })),
    flashDeals: month.flashDeals.map(({ seat, fare }) => ({ seat, fare })),
    ancillaries: month.ancillaries,
    priceDie: month.priceDie,
    winners: month.winners.map(({ seat, fare }) => ({ seat, fare })),
    leases: month.leases.map(({ seat, planes, cards }) => ({ seat, planes, cards })),
  };
}

function summarizeSeat(seat: SeatTable): SeatSummary {
  return {
    hand: seat.hand,
    won: seat.won,
    change: seat.change,
    subsidies: seat.subsidies,
    ancillariesSpent: seat.ancillariesSpent,
    flashDeal: seat.flashDeal,
    planes: seat.planes,
    regional: seat.regional,
    score: score(seat).total,
  };
}
