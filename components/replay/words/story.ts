import type { Event } from "@/lib/engine/opensky/events";
import type { Chapter, Timeline } from "@/lib/history/replay/timeline";

/** A month in parts, in the order of its play; other chapters are one list of moves. */
export type PartName = "dice" | "fares" | "lead" | "flash" | "settlement" | "leasing" | "moves";

export interface StoryPart {
  readonly name: PartName;
  /** Its first and last stop. */
  readonly first: number;
  readonly last: number;
}

function partOf(event: Event): PartName {
  switch (event.type) {
    case "diceRolled":
    case "marketChosen":
      return "dice";
    case "fareSealed":
    case "fareDeclined":
    case "faresRevealed":
      return "fares";
    case "flashDealPlayed":
    case "flashDealDeclined":
      return "flash";
    case "ancillariesAttached":
    case "priceDieRolled":
    case "marketSettled":
      return "settlement";
    case "planesLeased":
    case "leaseDeclined":
      return "leasing";
    case "callsignPlaced":
    case "callsignsDrawn":
    case "seasonBegan":
    case "planesPlaced":
    case "hubsPlaced":
    case "seatsAsked":
    case "gameEnded":
      return "moves";
  }
}

/** The parts of a chapter; who leads is a part of its own at the reveal, where there are fares to compare. */
export function partsOf({ stops }: Timeline, { first, last }: Chapter): readonly StoryPart[] {
  const parts: { name: PartName; first: number; last: number }[] = [];
  for (let stop = first; stop <= last; stop += 1) {
    const event = stops[stop]?.event ?? null;
    if (event === null) continue;
    const name = partOf(event);
    const open = parts.at(-1);
    if (open?.name === name) open.last = stop;
    else parts.push({ name, first: stop, last: stop });
    if (event.type === "faresRevealed" && event.bids.length > 0) parts.push({ name: "lead", first: stop, last: stop });
  }
  return parts;
}

/** The part that a stop belongs to, by index: the last that has begun. */
export const partAt = (parts: readonly StoryPart[], stop: number): number =>
  parts.findLastIndex(({ first }) => first <= stop);
