import { acceptance } from "@/lib/engine/opensky/standing";
import { ANCILLARY_POINTS, PRICE_FACES, type Fare } from "@/lib/engine/opensky/words";

/** What a sole leader may expect of attaching so many tokens (6.6). */
export interface Gamble {
  readonly tokens: number;
  readonly price: number;
  /** In how many of six cases it is accepted; six without tokens, since nothing is rolled. */
  readonly chance: number;
  /** Points on average, rounded: nothing is won where the die refuses. */
  readonly average: number;
}

/** One gamble for each number of tokens that are left, none first. */
export function gambles(fare: Fare, tokensLeft: number): readonly Gamble[] {
  return Array.from({ length: tokensLeft + 1 }, (_, tokens) => {
    const price = fare + ANCILLARY_POINTS * tokens;
    const chance = tokens === 0 ? PRICE_FACES.length : acceptance(price);
    return { tokens, price, chance, average: Math.round((price * chance) / PRICE_FACES.length) };
  });
}
