import { standing, type Standing } from "@/lib/engine/opensky/standing";
import { FARES, type Bid } from "@/lib/engine/opensky/words";
import { crowd, who, type Cast } from "./cast";
import type { Message } from "./message";

/** Why the fares stand as they do (rules, 6.4). */
export interface Explanation {
  readonly title: Message;
  /** Whether the half-fare rule decides. */
  readonly half: boolean;
  readonly sentences: readonly Message[];
}

/** Explains fares in play, of which there must be at least one; null without. */
export function explainFares(bids: readonly Bid[], cast: Cast): Explanation | null {
  const now = standing(bids);
  if (now.fare === null) return null;
  return {
    title: { key: "reveal.lead", values: { ...crowd(cast, now.leaders), fare: now.fare } },
    half: now.kind === "half",
    sentences: [...opening(now, bids, cast), ...now.losing.flatMap((lost) => losing(lost, now, bids, cast))],
  };
}

function opening(now: Standing, bids: readonly Bid[], cast: Cast): readonly Message[] {
  if (bids.length === 1) return [{ key: "reveal.only" }];
  const leaders = { ...crowd(cast, now.leaders), fare: now.fare ?? 0, half: (now.nonstop ?? 0) / 2 };
  switch (now.kind) {
    case "half": {
      const rivals = bids
        .filter((bid) => bid.itinerary.length === 2 && bid.fare === now.nonstop)
        .map((bid) => bid.seat);
      return [
        { key: "reveal.rival", values: { ...crowd(cast, rivals), fare: now.nonstop ?? 0, half: leaders.half } },
        { key: "reveal.half", values: leaders },
      ];
    }
    case "nonstop":
      if (bids.every((bid) => bid.itinerary.length === 2)) return [{ key: "reveal.nonstopOnly", values: leaders }];
      return [{ key: leaders.half < Math.min(...FARES) ? "reveal.nonstopSafe" : "reveal.nonstop", values: leaders }];
    case "lowest":
      return [{ key: "reveal.lowest", values: leaders }];
  }
}

function losing(
  { seat, reason }: Standing["losing"][number],
  now: Standing,
  bids: readonly Bid[],
  cast: Cast,
): readonly Message[] {
  // The nonstop that is undercut has been named already.
  if (reason === "undercut") return [];
  const fare = bids.find((bid) => bid.seat === seat)?.fare ?? 0;
  return [{ key: `reveal.${reason}`, values: { ...who(cast, seat), fare, half: (now.nonstop ?? 0) / 2 } }];
}
