import { describe, expect, it } from "vitest";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import { compose, leaseCards } from "./compose";
import { cheapestPayment } from "./insight/payment";

const lease: Extract<Legal, { type: "leasePlanes" }> = {
  type: "leasePlanes",
  max: 3,
  won: [200, 250, 300, 500],
  change: 50,
  routes: ["AMS-CDG"],
  permits: 0,
  crossing: [],
};

describe("a composed decision", () => {
  it("says what is missing", () => {
    const legal: Legal = { type: "placePlanes", count: 3, routes: [], permits: 0, crossing: [] };
    expect(compose({ type: "placePlanes", routes: ["AMS-CDG"] }, legal)).toEqual({ missing: "planes", count: 2 });
    expect(compose({ type: "chooseMarket", dice: ["Alpha"] }, { type: "chooseMarket", dice: [] })).toEqual({
      missing: "market",
      count: 1,
    });
  });

  it("becomes the command", () => {
    const legal: Legal = { type: "submitFare", fares: [250], itineraries: [["AMS", "FRA", "CDG"]] };
    expect(compose({ type: "submitFare", itinerary: 0, fare: 250 }, legal)).toEqual({
      command: { type: "submitFare", fare: 250, itinerary: ["AMS", "FRA", "CDG"] },
    });
  });

  it("may attach nothing", () => {
    const legal: Legal = { type: "attachAncillaries", fare: 300, tokens: ["seat"] };
    expect(compose({ type: "attachAncillaries", tokens: [] }, legal)).toEqual({
      command: { type: "attachAncillaries", tokens: [] },
    });
  });

  it("pays a lease with the cheapest cards unless cards are named", () => {
    const routes = ["AMS-CDG", "AMS-CDG"];
    expect(leaseCards({ type: "leasePlanes", routes, cards: null }, lease)).toEqual([200, 250]);
    expect(compose({ type: "leasePlanes", routes, cards: [200] }, lease)).toEqual({ missing: "payment", count: 150 });
    expect(compose({ type: "leasePlanes", routes, cards: [200, 500] }, lease)).toEqual({
      missing: "superfluous",
      count: 1,
    });
    expect(compose({ type: "leasePlanes", routes, cards: [200, 250] }, lease)).toEqual({
      command: { type: "leasePlanes", cards: [200, 250], routes },
    });
  });
});

describe("the cheapest payment", () => {
  it("is the smallest sum that suffices, with the fewest cards", () => {
    expect(cheapestPayment([200, 200, 250, 400], 0, 2)).toEqual([400]);
    expect(cheapestPayment([250, 300], 150, 2)).toEqual([250]);
    expect(cheapestPayment([200, 200, 250], 0, 3)).toEqual([200, 200, 250]);
  });

  it("needs no card where the change suffices, and is null where nothing does", () => {
    expect(cheapestPayment([500], 200, 1)).toEqual([]);
    expect(cheapestPayment([200, 250], 100, 3)).toBeNull();
  });
});
