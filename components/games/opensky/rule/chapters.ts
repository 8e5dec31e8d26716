import type { ErrorCode } from "@/lib/engine/opensky/commands";
import type { Phase, Side } from "@/lib/engine/opensky/words";

/** The chapters of the rules page to which the table leads. */
export type Chapter =
  | "start"
  | "network"
  | "europe"
  | "america"
  | "market"
  | "itineraries"
  | "fares"
  | "half"
  | "flash"
  | "settle"
  | "leasing"
  | "seasons"
  | "scoring";

/** The rule behind a decision. */
export function chapterOf(phase: Phase): Chapter {
  switch (phase) {
    case "placeCallsign":
      return "start";
    case "placePlanes":
      return "network";
    case "placeHubs":
      return "europe";
    case "chooseMarket":
      return "market";
    case "submitFare":
      return "fares";
    case "flashDeal":
      return "flash";
    case "attachAncillaries":
      return "settle";
    case "leasePlanes":
      return "leasing";
    case "finished":
      return "scoring";
  }
}

/** The chapter on what a side has of its own: hubs, or permits. */
export const chapterOfSide = (side: Side): Chapter => (side === "europe" ? "europe" : "america");

/** The rule by which a command was refused; null where it is no matter of rules. */
export function chapterOfError(code: ErrorCode): Chapter | null {
  switch (code) {
    case "airport-taken":
      return "start";
    case "wrong-count":
      return "network";
    case "no-permit":
      return "america";
    case "callsign-not-rolled":
      return "market";
    case "itinerary-invalid":
      return "itineraries";
    case "card-not-held":
      return "fares";
    case "fare-not-lower":
      return "flash";
    case "token-spent":
      return "settle";
    case "plane-limit":
    case "payment-short":
    case "card-superfluous":
      return "leasing";
    case "malformed":
    case "game-over":
    case "wrong-phase":
    case "not-your-turn":
    case "unknown-airport":
    case "unknown-route":
      return null;
  }
}
