import type { MonthTable } from "@/lib/engine/opensky/table";
import { ANCILLARY_POINTS } from "@/lib/engine/opensky/words";
import { legs } from "@/lib/engine/opensky/boards";
import { crowd, type Cast } from "./cast";
import type { Message } from "./message";

/** How a month's market ended, in two short lines. */
export interface MonthWords {
  readonly first: Message;
  readonly second: Message;
}

/** The result of a settled month; null while it is running. */
export function monthWords(month: MonthTable, cast: Cast): MonthWords | null {
  const { end, winners, ancillaries, priceDie } = month;
  if (end === null) return null;
  const leader = month.inPlay.find((bid) => bid.seat === month.leaders[0]);
  const fare = winners[0]?.fare ?? 0;
  const values = {
    ...crowd(
      cast,
      winners.map((bid) => bid.seat),
    ),
    fare,
    points: fare + ANCILLARY_POINTS * ancillaries.length,
    tokens: ancillaries.map((token): Message => ({ key: `token.${token}` })),
    face: priceDie ?? 0,
    price: (leader?.fare ?? 0) + ANCILLARY_POINTS * ancillaries.length,
    planes: winners.reduce((sum, bid) => sum + legs(bid.itinerary).length, 0),
  };
  return { first: { key: `result.first.${end}`, values }, second: { key: `result.second.${end}`, values } };
}
