import { describe, expect, it } from "vitest";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import { freshDraft, isEmpty, reduceDraft, type Draft, type DraftAction } from "./draft";

const after = (legal: Legal, ...actions: DraftAction[]): Draft =>
  actions.reduce((draft, action) => reduceDraft(draft, action, legal), freshDraft(legal));
const route = (id: string): DraftAction => ({ type: "pickRoute", route: id });

const draftTurn = (count: number, rest: Partial<Extract<Legal, { type: "placePlanes" }>> = {}): Legal => ({
  type: "placePlanes",
  count,
  routes: ["AMS-CDG", "AMS-FRA", "LAX-MEX", "LAX-TIJ"],
  permits: 0,
  crossing: [],
  ...rest,
});

describe("a draft turn", () => {
  it("takes the same route twice, in order of choice", () => {
    expect(after(draftTurn(3), route("AMS-FRA"), route("AMS-CDG"), route("AMS-FRA"))).toEqual({
      type: "placePlanes",
      routes: ["AMS-FRA", "AMS-CDG", "AMS-FRA"],
    });
  });

  it("has no room for more planes than are due", () => {
    expect(after(draftTurn(2), route("AMS-FRA"), route("AMS-CDG"), route("LAX-MEX"))).toMatchObject({
      routes: ["AMS-FRA", "AMS-CDG"],
    });
  });

  it("replaces the only plane by another choice", () => {
    expect(after(draftTurn(1), route("AMS-FRA"), route("AMS-CDG"))).toMatchObject({ routes: ["AMS-CDG"] });
  });

  it("takes back the last plane on a route, and nothing where there is none", () => {
    const draft = after(draftTurn(3), route("AMS-FRA"), route("AMS-CDG"), route("AMS-FRA"), {
      type: "takeBack",
      route: "AMS-FRA",
    });
    expect(draft).toMatchObject({ routes: ["AMS-FRA", "AMS-CDG"] });
    expect(reduceDraft(draft, { type: "takeBack", route: "LAX-MEX" }, draftTurn(3))).toBe(draft);
  });

  it("opens no more crossings than there are permits, but flies one crossing twice", () => {
    const legal = draftTurn(3, { permits: 1, crossing: ["LAX-MEX", "LAX-TIJ"] });
    expect(after(legal, route("LAX-MEX"), route("LAX-TIJ"), route("LAX-MEX"))).toMatchObject({
      routes: ["LAX-MEX", "LAX-MEX"],
    });
  });

  it("ignores routes that are not to be had", () => {
    expect(after(draftTurn(2), route("DUB-LIS"))).toMatchObject({ routes: [] });
  });
});

describe("the other decisions", () => {
  it("keeps two different hubs, the oldest making way", () => {
    const legal: Legal = { type: "placeHubs", count: 2, airports: ["AMS", "CDG", "FRA"] };
    const pick = (airport: string): DraftAction => ({ type: "pickAirport", airport });
    expect(after(legal, pick("AMS"), pick("CDG"), pick("FRA"))).toMatchObject({ airports: ["CDG", "FRA"] });
    expect(after(legal, pick("AMS"), pick("AMS"))).toMatchObject({ airports: [] });
  });

  it("picks a market by its dice or as a pair", () => {
    const legal: Legal = { type: "chooseMarket", dice: ["Alpha", "Echo", "Bravo"] };
    expect(after(legal, { type: "pickDie", callsign: "Echo" }, { type: "pickDie", callsign: "Alpha" })).toMatchObject({
      dice: ["Echo", "Alpha"],
    });
    expect(after(legal, { type: "pickDie", callsign: "Delta" })).toMatchObject({ dice: [] });
    expect(after(legal, { type: "pickMarket", callsigns: ["Bravo", "Echo"] })).toMatchObject({
      dice: ["Bravo", "Echo"],
    });
  });

  it("keeps the itinerary when the fare is cleared", () => {
    const legal: Legal = {
      type: "submitFare",
      fares: [200, 300],
      itineraries: [
        ["AMS", "FRA", "CDG"],
        ["AMS", "CDG"],
      ],
    };
    expect(freshDraft(legal)).toMatchObject({ itinerary: 1 });
    const draft = after(legal, { type: "pickItinerary", index: 0 }, { type: "pickFare", fare: 300 }, { type: "clear" });
    expect(draft).toEqual({ type: "submitFare", itinerary: 0, fare: null });
    expect(isEmpty(draft)).toBe(true);
  });

  it("takes no card and no token that is not there", () => {
    const fares: Legal = { type: "flashDeal", fares: [200] };
    expect(after(fares, { type: "pickFare", fare: 250 })).toMatchObject({ fare: null });
    const tokens: Legal = { type: "attachAncillaries", fare: 300, tokens: ["seat"] };
    expect(
      after(tokens, { type: "toggleToken", token: "baggage" }, { type: "toggleToken", token: "seat" }),
    ).toMatchObject({
      tokens: ["seat"],
    });
  });

  it("starts anew when another decision is asked", () => {
    const old = after(draftTurn(2), route("AMS-FRA"));
    expect(reduceDraft(old, route("AMS-CDG"), { type: "flashDeal", fares: [200] })).toEqual({
      type: "flashDeal",
      fare: null,
    });
  });
});
