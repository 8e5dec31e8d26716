import { describe, expect, it } from "vitest";
import { bid, monthWith, tableWith } from "../tables.fixture";
import { coverage } from "./coverage";
import { flashAnswerers } from "./flash";
import { gainsOf } from "./gains";
import { gambles } from "./gamble";
import { halfLimit } from "./half";
import { faresInHand } from "./hand";

describe("what a plan brings", () => {
  const table = tableWith([{ planes: ["AMS-FRA", "CDG-FRA"], regional: ["FRA"] }, {}, {}]);
  const now = coverage(table);

  it("is a nonstop in place of one stop, and what was not served at all", () => {
    const then = coverage(table, { seat: 0, planes: ["AMS-CDG", "FCO-VIE"] });
    expect(gainsOf(now[0], then[0])).toEqual([
      { origin: "Alpha", destination: "Bravo", stops: 0 },
      { origin: "Echo", destination: "Foxtrot", stops: 0 },
    ]);
    expect(gainsOf(now[1], then[1])).toEqual([]);
  });

  it("is what a hub could connect, while hubs are to come", () => {
    const planning = tableWith([{ planes: ["AMS-FRA"] }], { phase: "placePlanes" });
    const then = coverage(planning, { seat: 0, planes: ["CDG-FRA"] });
    expect(gainsOf(coverage(planning)[0], then[0])).toEqual([
      { origin: "Bravo", destination: "Charlie", stops: 0 },
      { origin: "Alpha", destination: "Bravo", stops: null },
    ]);
  });

  it("is nothing without a plan", () => {
    expect(gainsOf(now[0], now[0])).toEqual([]);
    expect(gainsOf(undefined, undefined)).toEqual([]);
  });
});

describe("the half rule and one fare", () => {
  const nonstop = [{ seat: 1, kinds: [0] }];
  const oneStop = [{ seat: 1, kinds: [1] }];
  it("asks twice a one stop's fare of every nonstop", () => {
    expect(halfLimit(bid(0, 200, "AMS-FRA-CDG"), nonstop)).toEqual({ kind: "needsNonstopFrom", fare: 400 });
    expect(halfLimit(bid(0, 250, "AMS-FRA-CDG"), nonstop)).toEqual({ kind: "needsNonstopFrom", fare: 500 });
    expect(halfLimit(bid(0, 300, "AMS-FRA-CDG"), nonstop)).toEqual({ kind: "losesToNonstop", fare: 600 });
  });
  it("asks half a nonstop's fare of every one stop", () => {
    expect(halfLimit(bid(0, 500, "AMS-CDG"), oneStop)).toEqual({ kind: "oneStopUpTo", fare: 250 });
    expect(halfLimit(bid(0, 300, "AMS-CDG"), oneStop)).toEqual({ kind: "safeFromOneStop", fare: 150 });
  });
  it("does not matter where nobody flies the other way", () => {
    expect(halfLimit(bid(0, 500, "AMS-CDG"), nonstop)).toBeNull();
    expect(halfLimit(bid(0, 200, "AMS-FRA-CDG"), oneStop)).toBeNull();
    expect(halfLimit(bid(0, 200, "AMS-FRA-CPH-CDG"), nonstop)).toBeNull();
  });
});

describe("a price gamble", () => {
  it("weighs each price by its faces", () => {
    expect(gambles(300, 3)).toEqual([
      { tokens: 0, price: 300, chance: 6, average: 300 },
      { tokens: 1, price: 400, chance: 4, average: 267 },
      { tokens: 2, price: 500, chance: 3, average: 250 },
      { tokens: 3, price: 600, chance: 2, average: 200 },
    ]);
    expect(gambles(200, 0)).toHaveLength(1);
    expect(gambles(500, 3).at(-1)).toEqual({ tokens: 3, price: 800, chance: 0, average: 0 });
  });
});

describe("who could answer a Flash Deal", () => {
  const inPlay = [bid(0, 400, "AMS-CDG"), bid(1, 300, "AMS-CDG"), bid(2, 200, "AMS-CDG")];
  const seats = [
    { hand: [200, 250, 400] as const },
    { hand: [250, 300] as const },
    { hand: [200] as const },
  ];
  const table = tableWith(seats, {
    phase: "flashDeal",
    asked: [0],
    months: [monthWith("Alpha", "Bravo", { bids: inPlay, inPlay, leaders: [2], bidders: [0, 1, 2] })],
  });
  it("are those who would not lead alone, with a token and a lower card", () => {
    expect(flashAnswerers(table, 0, 250)).toEqual([1]);
    const spent = { ...table, seats: table.seats.map((own) => ({ ...own, flashDeal: false })) };
    expect(flashAnswerers(spent, 0, 250)).toEqual([]);
  });
  it("are not those who would lead alone", () => {
    const alone = tableWith(seats, { months: [monthWith("Alpha", "Bravo", { inPlay: inPlay.slice(0, 2) })] });
    expect(flashAnswerers(alone, 0, 400)).toEqual([]);
    expect(flashAnswerers(alone, 0, 250)).toEqual([1]);
  });
});

it("tells which fares an airline could ask", () => {
  expect(faresInHand(tableWith([{ hand: [200, 200, 400] }]), 0)).toEqual([200, 400]);
});
