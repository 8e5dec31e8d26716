import { ANCILLARIES, type Ancillary, type Fare, type Phase, type Seat } from "@/lib/engine/opensky/words";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { wayOf } from "./words/stops";
import type { Message } from "./words/message";

/**
 * The slip that lies half under an airline's tag: face down it means that the seat has answered and nothing else, so a
 * refusal has one too (rules, 6.3); face up it shows the fare in play, or that there is no offer.
 */
export type Slip =
  | { readonly kind: "down" }
  | { readonly kind: "refusal" }
  | {
      readonly kind: "fare";
      readonly fare: Fare;
      readonly way: Message;
      readonly route: readonly [string, string];
      /** The sealed fare where a Flash Deal replaced it. */
      readonly before: Fare | null;
      readonly stamp: "leads" | "wins" | null;
    };

const LYING: readonly Phase[] = ["submitFare", "flashDeal", "attachAncillaries", "leasePlanes"];

/** A seat's slip in the running month; null where none lies there. */
export function slipOf(table: OpenTable, seat: Seat): Slip | null {
  if (!LYING.includes(table.phase)) return null;
  const month = table.months.at(-1);
  if (month === undefined || !month.answered.includes(seat)) return null;
  if (month.bids === null) return { kind: "down" };
  const bid = month.inPlay.find((other) => other.seat === seat);
  const sealed = month.bids.find((other) => other.seat === seat);
  const won = month.winners.find((other) => other.seat === seat);
  const shown = won ?? bid ?? sealed;
  if (shown === undefined || sealed === undefined) return { kind: "refusal" };
  return {
    kind: "fare",
    fare: shown.fare,
    way: wayOf(shown.itinerary),
    route: [shown.itinerary[0] ?? "", shown.itinerary.at(-1) ?? ""],
    before: sealed.fare === shown.fare ? null : sealed.fare,
    stamp: won !== undefined ? "wins" : month.end === null && month.leaders.includes(seat) ? "leads" : null,
  };
}

/** The ancillary tokens that a seat still has. */
export const tokensLeft = (table: OpenTable, seat: Seat): readonly Ancillary[] =>
  ANCILLARIES.filter((token) => table.seats[seat]?.ancillariesSpent.includes(token) !== true);
