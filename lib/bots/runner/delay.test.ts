import { expect, test } from "vitest";
import { asPeople } from "./delay";

const PHASES = ["placeCallsign", "placePlanes", "placeHubs", "chooseMarket", "submitFare", "flashDeal", "leasePlanes"];

test("a bot takes from 0.8 to 2.5 seconds, and for a sealed fare longer than any bot thinks", () => {
  for (const phase of PHASES) {
    for (const chance of [0, 0.3, 0.999]) {
      const ms = asPeople(() => chance)({ phase });
      expect(ms).toBeGreaterThanOrEqual(phase === "submitFare" ? 1_700 : 800);
      expect(ms).toBeLessThanOrEqual(2_500);
    }
  }
});
