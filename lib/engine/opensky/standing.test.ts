import { describe, expect, it } from "vitest";
import { acceptance, nextBest, standing } from "./standing";
import type { Bid, Fare } from "./words";

const bid = (seat: number, fare: Fare, stops: number): Bid => ({
  seat,
  fare,
  itinerary: ["AMS", "CDG", "FRA", "VIE"].slice(0, stops + 1).concat("IST"),
});

describe("who leads (6.4)", () => {
  it("the lowest nonstop, where no one-stop is at most half of it", () => {
    expect(standing([bid(0, 400, 0), bid(1, 250, 1), bid(2, 500, 0)])).toEqual({
      leaders: [0],
      kind: "nonstop",
      fare: 400,
      nonstop: 400,
      losing: [
        { seat: 1, reason: "overHalf" },
        { seat: 2, reason: "dearer" },
      ],
    });
  });

  it("the lowest one-stop of at most half the lowest nonstop fare, exactly half included", () => {
    expect(standing([bid(0, 500, 0), bid(1, 250, 1), bid(2, 200, 1), bid(3, 300, 1)])).toEqual({
      leaders: [2],
      kind: "half",
      fare: 200,
      nonstop: 500,
      losing: [
        { seat: 0, reason: "undercut" },
        { seat: 1, reason: "dearer" },
        { seat: 3, reason: "overHalf" },
      ],
    });
    expect(standing([bid(0, 400, 0), bid(1, 200, 1)]).kind).toBe("half");
  });

  it("a lower nonstop moves the half", () => {
    expect(standing([bid(0, 500, 0), bid(1, 250, 1), bid(2, 400, 0)]).leaders).toEqual([2]);
  });

  it("several together with the same fare of the same kind only", () => {
    const nonstops = standing([bid(2, 300, 0), bid(0, 300, 0), bid(1, 300, 1)]);
    expect(nonstops).toMatchObject({ leaders: [0, 2], kind: "nonstop" });
    expect(standing([bid(0, 250, 1), bid(1, 250, 1), bid(2, 500, 0)])).toMatchObject({ leaders: [0, 1], kind: "half" });
    const stops = standing([bid(0, 250, 1), bid(1, 250, 2)]);
    expect(stops).toMatchObject({ leaders: [0, 1], kind: "lowest", nonstop: null });
  });

  it("nobody without a bid", () => {
    expect(standing([])).toMatchObject({ leaders: [], fare: null, nonstop: null, losing: [] });
  });
});

describe("after a failed price check (6.6)", () => {
  it("N is taken among the others alone", () => {
    // Seat 0's 300 nonstop would have put half at 150; without it, 250 is half of 500.
    const bids = [bid(0, 300, 0), bid(1, 250, 1), bid(2, 500, 0)];
    expect(nextBest({ bids }, 0)).toEqual([bids[1]]);
  });

  it("several may win together, or nobody", () => {
    const bids = [bid(0, 200, 1), bid(1, 300, 1), bid(2, 300, 2)];
    expect(nextBest({ bids }, 0)).toEqual([bids[1], bids[2]]);
    expect(nextBest({ bids: [bid(0, 200, 1)] }, 0)).toEqual([]);
    expect(nextBest({ bids: null }, 0)).toEqual([]);
  });
});

it("counts the faces that accept a price", () => {
  expect([200, 250, 300, 550, 600, 700, 800].map(acceptance)).toEqual([6, 5, 5, 2, 2, 1, 0]);
});
