import { describe, expect, it } from "vitest";
import { wilson } from "./interval";

describe("shares with intervals", () => {
  it("are Wilson's: 60 of 100 wins lie between 50.2% and 69.1%", () => {
    const { share, low, high } = wilson(60, 100);
    expect([share, low, high].map((part) => part.toFixed(3))).toEqual(["0.600", "0.502", "0.691"]);
  });

  it("stay between 0 and 1 at the ends", () => {
    expect(wilson(0, 10).low).toBeCloseTo(0, 10);
    expect(wilson(0, 10).high).toBeCloseTo(0.278, 3);
    expect(wilson(10, 10).high).toBeCloseTo(1, 10);
  });
});
