import { range } from "@/lib/engine/core/lists";
import { CALLSIGNS } from "@/lib/engine/opensky/words";

// The 15 markets and the 20 sets of three different callsigns that the dice can show, all equally likely.

/** The two callsigns of each market, by number. */
export const MARKETS: readonly (readonly [number, number])[] = range(CALLSIGNS.length).flatMap((a) =>
  range(CALLSIGNS.length)
    .filter((b) => b > a)
    .map((b) => [a, b] as const),
);

/** The market between two callsigns, whichever comes first. */
export function marketOf(a: number, b: number): number {
  return MARKETS.findIndex(([one, two]) => (one === a && two === b) || (one === b && two === a));
}

/** The three markets that each roll offers its roller. */
export const ROLLS: readonly (readonly [number, number, number])[] = range(CALLSIGNS.length).flatMap((a) =>
  range(CALLSIGNS.length)
    .filter((b) => b > a)
    .flatMap((b) =>
      range(CALLSIGNS.length)
        .filter((c) => c > b)
        .map((c) => [marketOf(a, b), marketOf(a, c), marketOf(b, c)] as const),
    ),
);
