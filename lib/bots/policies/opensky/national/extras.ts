import { best, range } from "@/lib/engine/core/lists";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import { leadingBids } from "@/lib/engine/opensky/phases/settlement";
import { acceptance, nextBest } from "@/lib/engine/opensky/standing";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { ANCILLARY_POINTS, PRICE_FACES, type Ancillary, type Seat } from "@/lib/engine/opensky/words";

/** Points that are kept for later with a token that is not attached. */
const KEPT = 30;

/** The tokens with which a sole leader's expected points ahead of the others are most, the next-best fares counted. */
export function bestExtras(table: OpenTable, seat: Seat, tokens: readonly Ancillary[]): readonly Ancillary[] {
  const [leading] = leadingBids(table);
  const month = currentMonth(table);
  if (leading === undefined || month === null) return [];
  const theirs = nextBest(month, seat).reduce((total, bid) => total + bid.fare, 0) / (table.rules.players - 1);
  const expected = (count: number): number => {
    if (count === 0) return leading.fare;
    const accepted = acceptance(leading.fare + ANCILLARY_POINTS * count) / PRICE_FACES.length;
    return accepted * (leading.fare + (ANCILLARY_POINTS - KEPT) * count) - (1 - accepted) * theirs;
  };
  return tokens.slice(0, best(range(tokens.length + 1), expected));
}
