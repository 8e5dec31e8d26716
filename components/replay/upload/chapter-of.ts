import type { CommandType, ErrorCode } from "@/lib/engine/opensky/commands";

/** Chapters of the rules page. */
export const RULE_CHAPTERS = [
  "start",
  "network",
  "europe",
  "america",
  "market",
  "itineraries",
  "fares",
  "flash",
  "settle",
  "leasing",
  "scoring",
] as const;
export type RuleChapter = (typeof RULE_CHAPTERS)[number];

/** The chapter of the rules that a wrong decision is against. */
export function chapterOf(code: ErrorCode, type: CommandType): RuleChapter {
  if (code === "game-over") return "scoring";
  if (code === "no-permit") return "america";
  if (code === "itinerary-invalid") return "itineraries";
  switch (type) {
    case "placeCallsign":
      return "start";
    case "placePlanes":
      return "network";
    case "placeHubs":
      return "europe";
    case "chooseMarket":
      return "market";
    case "submitFare":
    case "declineFare":
      return "fares";
    case "flashDeal":
    case "declineFlashDeal":
      return "flash";
    case "attachAncillaries":
      return "settle";
    case "leasePlanes":
    case "declineLease":
      return "leasing";
  }
}
