import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Message } from "./message";
import { comingUp } from "./turns";

/** What a seat is doing, in a word or two on its tag. */
export interface SeatState {
  readonly word: Message;
  readonly mark: "dots" | "check" | "flag" | "autopilot" | "cup" | null;
  /**
   * `turn`: the reader is asked; `good`: leads or won; `plain`: has done its part; `warn`: is missing; `quiet`:
   * everything else.
   */
  readonly tone: "turn" | "good" | "plain" | "warn" | "quiet";
}

/** The state word of a seat, or null where there is nothing to say. */
export function seatState(table: OpenTable, seat: Seat, me: Seat | null): SeatState | null {
  if (table.phase === "finished") return table.winners.includes(seat) ? good("wins") : null;
  if (table.asked.includes(seat)) {
    return seat === me
      ? { word: { key: "state.turn" }, mark: null, tone: "turn" }
      : { word: { key: "state.thinking" }, mark: "dots", tone: "quiet" };
  }
  switch (table.phase) {
    case "placeCallsign":
      return comingUp(table)[0] === seat ? quiet("next") : null;
    case "placePlanes":
      if (table.seats[seat]?.toPlace === 0) return done("placed");
      return comingUp(table)[0] === seat ? quiet("next") : null;
    case "placeHubs":
      if (table.seats[seat]?.regional.length === 2) return done("placed");
      return comingUp(table)[0] === seat ? quiet("next") : null;
    case "chooseMarket":
      return null;
    case "submitFare":
      return sealing(table, seat);
    case "flashDeal":
    case "attachAncillaries":
      return revealed(table, seat);
    case "leasePlanes":
      return settled(table, seat) ?? (comingUp(table)[0] === seat ? quiet("next") : null);
  }
}

function sealing(table: OpenTable, seat: Seat): SeatState {
  const month = table.months.at(-1);
  return month?.bidders.includes(seat) === true ? done("answered") : quiet("unserved");
}

function revealed(table: OpenTable, seat: Seat): SeatState | null {
  const month = table.months.at(-1);
  if (month === undefined) return null;
  if (!month.bidders.includes(seat)) return quiet("unserved");
  if (month.inPlay.every((bid) => bid.seat !== seat)) return quiet("noOffer");
  if (month.leaders.includes(seat)) return good(month.leaders.length > 1 ? "leadsTogether" : "leads");
  return quiet(month.flashDeclined.includes(seat) ? "stands" : "behind");
}

function settled(table: OpenTable, seat: Seat): SeatState | null {
  const month = table.months.at(-1);
  const lease = month?.leases.find((other) => other.seat === seat);
  if (lease !== undefined) return { ...done("leased"), word: { key: "state.leased", values: { n: lease.planes } } };
  return month?.winners.some((bid) => bid.seat === seat) === true ? good("won") : null;
}

const quiet = (key: string): SeatState => ({ word: { key: `state.${key}` }, mark: null, tone: "quiet" });
const done = (key: string): SeatState => ({ word: { key: `state.${key}` }, mark: "check", tone: "plain" });
const good = (key: string): SeatState => ({ word: { key: `state.${key}` }, mark: "check", tone: "good" });
