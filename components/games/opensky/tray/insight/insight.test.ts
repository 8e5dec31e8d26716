import { describe, expect, it } from "vitest";
import { bid, monthWith, tableWith } from "../tables.fixture";
import { coverage } from "./coverage";
import { flashOutcomes } from "./flash";
import { opensWith, suggestHubs } from "./hubs";
import { marketsOf } from "./markets";
import { plannedPlanes } from "./placing";
import { rivals, threats } from "./threats";

/** Seat 0 flies AMS-CDG nonstop, seat 1 by its hub FRA, seat 2 not at all. */
const market = tableWith(
  [
    { planes: ["AMS-CDG"], regional: [] },
    { planes: ["AMS-FRA", "CDG-FRA"], regional: ["FRA"] },
    { planes: ["AMS-FRA", "CDG-FRA"], regional: [] },
  ],
  { months: [monthWith("Alpha", "Bravo", { bidders: [0, 1] })] },
);

describe("what could beat a fare", () => {
  it("is half a nonstop fare for those with one stop", () => {
    expect(threats(market, bid(0, 500, "AMS-CDG"))).toEqual([{ seat: 1, stops: 1, beats: [200, 250], shares: [] }]);
    expect(threats(market, bid(0, 300, "AMS-CDG"))).toEqual([{ seat: 1, stops: 1, beats: [], shares: [] }]);
  });

  it("is a nonstop fare of less than twice the one-stop fare", () => {
    expect(threats(market, bid(1, 200, "AMS-FRA-CDG"))).toEqual([
      { seat: 0, stops: 0, beats: [200, 250, 300], shares: [] },
    ]);
  });

  it("leaves out the cards that a rival does not hold", () => {
    const poor = { ...market, seats: market.seats.map((seat) => ({ ...seat, hand: [250 as const] })) };
    expect(threats(poor, bid(0, 500, "AMS-CDG"))).toMatchObject([{ beats: [250] }]);
  });

  it("names the rivals and how they fly", () => {
    expect(rivals(market, 0)).toEqual([{ seat: 1, kinds: [1] }]);
  });
});

describe("the markets of the dice", () => {
  it("tell who could serve each, and by which way", () => {
    const [alphaBravo, alphaCharlie] = marketsOf(market, ["Alpha", "Bravo", "Charlie"]);
    expect(alphaBravo?.services.map(({ stops, vias }) => [stops, vias])).toEqual([
      [0, []],
      [1, [["FRA"]]],
      [null, []],
    ]);
    expect(alphaCharlie?.services.map(({ stops }) => stops)).toEqual([null, 0, 0]);
  });
});

describe("a Flash Deal", () => {
  const inPlay = [bid(0, 500, "AMS-CDG"), bid(1, 300, "AMS-FRA-CDG"), bid(2, 400, "AMS-CDG")];
  it("is judged by the standing it would make", () => {
    expect(flashOutcomes(monthWith("Alpha", "Bravo", { inPlay }), 1, [200, 250])).toEqual([
      { fare: 200, outcome: "leads", leaders: [1] },
      { fare: 250, outcome: "loses", leaders: [2] },
    ]);
    expect(flashOutcomes(monthWith("Alpha", "Bravo", { inPlay }), 0, [400])).toEqual([
      { fare: 400, outcome: "shares", leaders: [0, 2] },
    ]);
  });
});

describe("hubs", () => {
  it("are suggested where they would connect most", () => {
    const [first] = suggestHubs(market, 2, ["AMS", "CDG", "FRA", "DUB"], []);
    expect(first).toMatchObject({ airport: "FRA", opens: [{ origin: "Alpha", destination: "Bravo", stops: 1 }] });
    expect(opensWith(market, 2, ["DUB"])).toEqual([]);
  });
});

describe("coverage", () => {
  it("counts what a plan gains, and what it takes from others", () => {
    const table = tableWith([{ planes: [] }, { planes: ["AMS-FRA", "FRA-VIE", "ARN-VIE"], regional: ["FRA", "VIE"] }], {
      callsigns: ["AMS", "ARN", "CDG", "MAD", "FCO", "DUB"],
      phase: "placePlanes",
    });
    const [mine, theirs] = coverage(table, { seat: 0, planes: ["AMS-CDG", "ARN-CPH", "AMS-CPH"], hubs: ["CPH"] });
    expect(mine?.counts.before).toEqual({ nonstop: 0, oneStop: 0, more: 0 });
    expect(mine?.counts.after).toMatchObject({ nonstop: 1, oneStop: 1 });
    expect(theirs?.counts.before.more).toBe(1);
    expect(theirs?.counts.after.more).toBe(0);
  });

  it("shows what a hub would connect while hubs are to come", () => {
    const table = tableWith([{ planes: ["AMS-FRA", "CDG-FRA"] }], { phase: "placePlanes" });
    const alphaBravo = coverage(table)[0]?.markets[0];
    expect(alphaBravo).toMatchObject({ before: null, after: null, withHub: true });
  });
});

describe("a composed turn", () => {
  it("takes each cube with the first plane that touches it", () => {
    const table = tableWith([{ toPlace: 4 }], { phase: "placePlanes", asked: [0], due: 2, cubes: ["AMS", "CDG"] });
    expect(plannedPlanes(table, 0, ["AMS-FRA", "AMS-CDG"]).map((plane) => plane.cubes)).toEqual([["AMS"], ["CDG"]]);
  });

  it("uses one permit for a crossing, however many planes fly it", () => {
    const table = tableWith(
      [{ toPlace: 4 }],
      { phase: "placePlanes", asked: [0], due: 3, callsigns: [] },
      {
        side: "north-america",
        board: "north-america-1",
      },
    );
    const planes = plannedPlanes(table, 0, ["LAX-MEX", "LAX-MEX"]);
    expect(planes.map((plane) => [plane.crossing, plane.permit])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
