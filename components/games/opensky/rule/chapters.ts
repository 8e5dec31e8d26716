import type { CommandType, ErrorCode } from "@/lib/engine/opensky/commands";
import type { Phase, Side } from "@/lib/engine/opensky/words";

/** The chapters of the rules page to which tables and files lead. */
export const LINKED_CHAPTERS = [
  "start",
  "network",
  "europe",
  "america",
  "market",
  "itineraries",
  "fares",
  "half",
  "flash",
  "settle",
  "leasing",
  "seasons",
  "scoring",
] as const;
export type Chapter = (typeof LINKED_CHAPTERS)[number];

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

/** The rule that a decision of a kind was against, when it was refused. */
export function chapterOfRefusal(code: ErrorCode, type: CommandType): Chapter {
  if (code === "game-over") return chapterOf("finished");
  if (code === "no-permit" || code === "itinerary-invalid") return chapterOfError(code) ?? chapterOf(phaseOf(type));
  return chapterOf(phaseOf(type));
}

/** When a decision of a kind is due. */
function phaseOf(type: CommandType): Phase {
  switch (type) {
    case "declineFare":
      return "submitFare";
    case "declineFlashDeal":
      return "flashDeal";
    case "declineLease":
      return "leasePlanes";
    case "placeCallsign":
    case "placePlanes":
    case "placeHubs":
    case "chooseMarket":
    case "submitFare":
    case "flashDeal":
    case "attachAncillaries":
    case "leasePlanes":
      return type;
  }
}
