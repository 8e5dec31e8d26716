import { sum } from "@/lib/engine/core/lists";
import { LEASE_PRICE, type Fare } from "@/lib/engine/opensky/words";

/** All ways to pay for `planes` with won cards, none of them superfluous (6.7); each set of cards once, ascending. */
export function payments(won: readonly Fare[], change: number, planes: number): (readonly Fare[])[] {
  const price = LEASE_PRICE * planes - change;
  const cards = [...won].sort((a, b) => a - b);
  const found = new Map<string, readonly Fare[]>();
  const take = (from: number, taken: readonly Fare[]): void => {
    const paid = sum(taken);
    if (paid >= price) {
      if (taken.every((card) => paid - card < price)) found.set(taken.join(), taken);
      return;
    }
    for (let at = from; at < cards.length; at += 1) {
      const card = cards[at];
      if (card !== undefined && (at === from || card !== cards[at - 1])) take(at + 1, [...taken, card]);
    }
  };
  take(0, []);
  return [...found.values()];
}
