import { stops } from "@/lib/engine/opensky/network";
import { FARES, type Bid } from "@/lib/engine/opensky/words";
import type { Rival } from "./threats";

/**
 * What the half rule (6.4) asks of one fare of mine, given who else may bid:
 * - `needsNonstopFrom`: my one stop beats a nonstop only where that asks `fare` or more;
 * - `losesToNonstop`: no nonstop can be so dear;
 * - `oneStopUpTo`: with my nonstop, a one stop has to ask `fare` or less;
 * - `safeFromOneStop`: no card is as low as half of mine.
 */
export type HalfLimit =
  | { readonly kind: "needsNonstopFrom" | "oneStopUpTo"; readonly fare: number }
  | { readonly kind: "losesToNonstop" | "safeFromOneStop"; readonly fare: number };

const CHEAPEST = Math.min(...FARES);
const DEAREST = Math.max(...FARES);

/** Null where the half rule cannot matter to the fare: nobody else could fly the other way. */
export function halfLimit(mine: Omit<Bid, "seat">, others: readonly Rival[]): HalfLimit | null {
  const against = (kind: number): boolean => others.some((rival) => rival.kinds.includes(kind));
  const double = mine.fare * 2;
  const half = mine.fare / 2;
  switch (stops(mine.itinerary)) {
    case 0:
      if (!against(1)) return null;
      return half < CHEAPEST ? { kind: "safeFromOneStop", fare: half } : { kind: "oneStopUpTo", fare: half };
    case 1:
      if (!against(0)) return null;
      return double > DEAREST ? { kind: "losesToNonstop", fare: double } : { kind: "needsNonstopFrom", fare: double };
    default:
      return null;
  }
}
