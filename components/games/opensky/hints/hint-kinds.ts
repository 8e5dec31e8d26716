import { stops } from "@/lib/engine/opensky/network";
import type { View } from "@/lib/engine/opensky/table";
import { SEASON_2_MONTH, type Seat } from "@/lib/engine/opensky/words";

/** What a hint is about: a kind of decision, or a reveal that a new player has to understand. */
export const HINT_KINDS = [
  "callsign",
  "draft",
  "border",
  "season",
  "hubs",
  "market",
  "fare",
  "revealNonstop",
  "revealOneStop",
  "flash",
  "ancillaries",
  "lease",
] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** The chapter of the rules that says all about it. */
export const CHAPTER: Readonly<Record<HintKind, string>> = {
  callsign: "start",
  draft: "network",
  border: "america",
  season: "seasons",
  hubs: "europe",
  market: "market",
  fare: "fares",
  revealNonstop: "half",
  revealOneStop: "half",
  flash: "flash",
  ancillaries: "settle",
  lease: "leasing",
};

/** What this moment could teach a seat, the most particular first; nothing to spectators. */
export function hintsAt(table: View, seat: Seat | null): readonly HintKind[] {
  if (seat === null) return [];
  return table.asked.includes(seat) ? decisionHints(table) : revealHints(table, seat);
}

function decisionHints(table: View): readonly HintKind[] {
  switch (table.phase) {
    case "placeCallsign":
      return ["callsign"];
    case "placePlanes":
      if (table.month >= SEASON_2_MONTH) return ["season"];
      return table.rules.side === "north-america" ? ["draft", "border"] : ["draft"];
    case "placeHubs":
      return ["hubs"];
    case "chooseMarket":
      return ["market"];
    case "submitFare":
      return ["fare"];
    case "flashDeal":
      return ["flash"];
    case "attachAncillaries":
      return ["ancillaries"];
    case "leasePlanes":
      return ["lease"];
    case "finished":
      return [];
  }
}

/** While the others think about what was turned over: how the half rule looked at the seat's own fare. */
function revealHints(table: View, seat: Seat): readonly HintKind[] {
  if (table.phase !== "flashDeal" && table.phase !== "attachAncillaries") return [];
  const own = table.months.at(-1)?.bids?.find((bid) => bid.seat === seat);
  if (own === undefined) return [];
  const between = stops(own.itinerary);
  if (between === 0) return ["revealNonstop"];
  return between === 1 ? ["revealOneStop"] : [];
}
