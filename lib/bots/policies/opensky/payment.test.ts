import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leaseQuote } from "@/lib/engine/opensky/leasing";
import { FARES } from "@/lib/engine/opensky/words";
import { payments } from "./payment";

describe("ways to pay for a lease (6.7)", () => {
  it("are the sets of won cards of which none is superfluous", () => {
    expect(payments([200, 200, 300], 0, 1)).toEqual([[200], [300]]);
    expect(payments([200, 250, 300], 0, 2)).toEqual([[200, 250], [200, 300], [250, 300]]);
    expect(payments([200, 250], 50, 2)).toEqual([[200, 250]]);
    expect(payments([200], 0, 2)).toEqual([]);
  });

  it("are all accepted, and none is missed", () => {
    const won = fc.array(fc.constantFrom(...FARES), { maxLength: 7 });
    fc.assert(
      fc.property(won, fc.constantFrom(0, 50, 100, 150), fc.integer({ min: 1, max: 3 }), (cards, change, planes) => {
        const sorted = [...cards].sort((a, b) => a - b);
        const subset = (set: number): number[] => sorted.filter((_, at) => (set >> at) % 2 === 1);
        const subsets = Array.from({ length: 2 ** sorted.length }, (_, set) => subset(set));
        const right = subsets.filter((some) => leaseQuote(some, change, planes).ok).map((some) => some.join());
        expect(payments(cards, change, planes).map((way) => way.join()).sort()).toEqual([...new Set(right)].sort());
      }),
    );
  });
});
