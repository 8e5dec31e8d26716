import { evolveView } from "@/lib/engine/opensky/evolve";
import type { EventView } from "@/lib/engine/opensky/events";
import { callsignAirport } from "@/lib/engine/opensky/network";
import type { MonthTable, View } from "@/lib/engine/opensky/table";
import { initialView } from "@/lib/engine/opensky/view";
import type { AirportCode, Bid, Rules } from "@/lib/engine/opensky/words";
import game from "./game.json";

/** What is told at one place of the recorded game. */
export type Word =
  | { readonly kind: "market" }
  | { readonly kind: "sealed"; readonly count: number }
  | { readonly kind: "revealed"; readonly fares: readonly number[] }
  | { readonly kind: "flash"; readonly fare: number }
  | { readonly kind: "won"; readonly bid: Bid }
  /** The winner's fare is at most half of one with fewer stops. */
  | { readonly kind: "wonByHalf"; readonly bid: Bid; readonly other: number };

/** One place of the recorded game at which the picture stops for a moment. */
export interface Scene {
  readonly table: View;
  readonly month: MonthTable;
  readonly index: number;
  readonly from: AirportCode;
  readonly to: AirportCode;
  readonly word: Word;
}

/** May, after the networks stand. */
const FIRST_MONTH = 1;

function wordOf(event: EventView, view: View, month: MonthTable): Word | null {
  switch (event.type) {
    case "marketChosen":
      return { kind: "market" };
    case "fareAnswered":
      // Once, when the last of them has answered.
      return month.answered.length === month.bidders.length ? { kind: "sealed", count: month.bidders.length } : null;
    case "faresRevealed":
      return { kind: "revealed", fares: event.bids.map(({ fare }) => fare) };
    case "flashDealPlayed":
      return { kind: "flash", fare: event.fare };
    case "marketSettled":
      return wonBy(event.winners[0], month);
    default:
      return null;
  }
}

function wonBy(bid: Bid | undefined, { inPlay }: MonthTable): Word | null {
  if (bid === undefined) return null;
  const other = inPlay.find(
    ({ seat, fare, itinerary }) => seat !== bid.seat && itinerary.length < bid.itinerary.length && fare >= 2 * bid.fare,
  );
  return other === undefined ? { kind: "won", bid } : { kind: "wonByHalf", bid, other: other.fare };
}

/** The scenes of the recorded game, in order. */
export function scenes(): readonly Scene[] {
  // The file is made of the engine's own events.
  const { rules, events } = game as { readonly rules: Rules; readonly events: readonly EventView[] };
  let table = initialView(rules, "spectator");
  const told: Scene[] = [];
  for (const event of events) {
    table = evolveView(table, event);
    const month = table.months.at(-1);
    if (month === undefined || table.months.length <= FIRST_MONTH) continue;
    const word = wordOf(event, table, month);
    const [from, to] = [month.origin, month.destination].map((sign) => sign && callsignAirport(table, sign));
    if (word !== null && from && to) told.push({ table, month, index: table.months.length - 1, from, to, word });
  }
  return told;
}

/** The scene that stands still for those who want no motion, and until the loop begins. */
export const stillScene = (told: readonly Scene[]): number =>
  Math.max(0, told.findLastIndex(({ word }) => word.kind === "wonByHalf"));
