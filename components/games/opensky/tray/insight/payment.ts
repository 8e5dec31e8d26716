import { LEASE_PRICE, type Fare } from "@/lib/engine/opensky/words";

/**
 * The won cards with the smallest sum that pay for `planes` together with the change, ascending; of equal sums the one
 * with the fewest cards. Null when even all of them do not. No card of the smallest sum can be superfluous (rules 6.7).
 */
export function cheapestPayment(won: readonly Fare[], change: number, planes: number): readonly Fare[] | null {
  const due = planes * LEASE_PRICE - change;
  if (due <= 0) return [];
  const best = new Map<number, readonly Fare[]>([[0, []]]);
  for (const card of won) {
    for (const [sum, cards] of [...best]) {
      const grown = best.get(sum + card);
      if (grown === undefined || grown.length > cards.length + 1) best.set(sum + card, [...cards, card]);
    }
  }
  const enough = [...best.keys()].filter((sum) => sum >= due).sort((a, b) => a - b)[0];
  const cards = enough === undefined ? undefined : best.get(enough);
  return cards === undefined ? null : [...cards].sort((a, b) => a - b);
}
