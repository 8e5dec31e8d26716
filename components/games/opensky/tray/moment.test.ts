import { describe, expect, it } from "vitest";
import { momentOf } from "./moment";
import { monthWith, tableWith } from "./tables.fixture";

describe("the moment of a decision", () => {
  const asked = { phase: "submitFare", asked: [0, 1], month: 3 } as const;

  it("is null for those who are not asked", () => {
    expect(momentOf(tableWith([], asked), 2)).toBeNull();
    expect(momentOf(tableWith([], asked), null)).toBeNull();
  });

  it("outlives the answers of others", () => {
    const before = tableWith([], { ...asked, months: [monthWith("Alpha", "Echo", { bidders: [0, 1] })] });
    const after = { ...before, asked: [0], months: [monthWith("Alpha", "Echo", { bidders: [0, 1], answered: [1] })] };
    expect(momentOf(after, 0)).toBe(momentOf(before, 0));
  });

  it("is another one after a Flash Deal, in another month and in another pass", () => {
    const flash = tableWith([], { phase: "flashDeal", asked: [0], months: [monthWith("Alpha", "Echo", {})] });
    const dealt = { ...flash, months: [monthWith("Alpha", "Echo", { flashDeals: [{ seat: 1, fare: 200 }] })] };
    expect(momentOf(dealt, 0)).not.toBe(momentOf(flash, 0));
    expect(momentOf({ ...flash, month: 4 }, 0)).not.toBe(momentOf(flash, 0));
    expect(momentOf({ ...flash, pass: 1 }, 0)).not.toBe(momentOf(flash, 0));
  });
});
