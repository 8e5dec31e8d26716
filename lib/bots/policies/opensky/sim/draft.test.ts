import { describe, expect, it } from "vitest";
import { CONFIGURATIONS } from "@/lib/bots/ladder/configurations";
import { opensky } from "@/lib/engine/opensky";
import { table } from "@/lib/testing/bots";
import { drafts } from "./draft";
import { hubPairs } from "./hubPairs";
import { stream } from "./luck";
import { size } from "./network";
import { aimOf, monthsLeft, networkOf } from "./planning";
import { draftTurns } from "./seasons";

// Frankfurt is one flight from Amsterdam, Paris, Rome, Madrid and Vienna.
const STAR = ["FRA", "AMS", "CDG", "FCO", "MAD", "VIE"];
const SPOKES = ["AMS-FRA", "CDG-FRA", "FCO-FRA", "FRA-MAD", "FRA-VIE"];

describe("the network that a draft sees", () => {
  it("serves with a star of five flights all fifteen markets: five nonstop, ten with one stop at its middle", () => {
    const network = networkOf(opensky.view(table("europe", STAR, [{ planes: SPOKES }, {}]), 0), 0);
    expect(size(network.nonstops)).toBe(5);
    const { airport, board } = network.chart;
    expect(size(network.oneStops(1 << airport("FRA")))).toBe(10);
    expect(size(network.oneStops(1 << airport("LHR")))).toBe(0);
    const [pair] = hubPairs(network, size);
    const best = board.airports.filter((_, at) => ((pair?.hubs ?? 0) >> at) % 2 !== 0).map(({ code }) => code);
    expect(best).toContain("FRA");
  });

  it("opens borders only with a permit, which serves for later planes", () => {
    const callsigns = ["ATL", "CUN", "DFW", "ORD", "YYZ", "JFK"];
    const view = opensky.view(table("north-america", callsigns, [{ toPlace: 6 }, {}]), 0);
    let network = networkOf(view, 0);
    const { route } = network.chart;
    for (const id of ["ATL-CUN", "ATL-YYZ"]) network = network.with(route(id), 0);
    expect(network.permitsLeft).toBe(0);
    const allowed = ["CUN-DFW", "ATL-CUN", "ATL-ORD"].map((id) => network.allows(route(id)));
    expect(allowed).toEqual([false, true, true]);
  });

  it("lays the last spoke of a star rather than a flight beside it", () => {
    const state = table("europe", STAR, [{ planes: SPOKES.slice(0, 4), toPlace: 1 }, {}]);
    const view = opensky.view({ ...state, phase: "placePlanes", due: 1, asked: [0] }, 0);
    const start = networkOf(view, 0);
    const [found] = drafts(start, 1, aimOf(view, 0, 0), 3, stream(() => 0.5), 0);
    expect(start.chart.board.routes[found?.network.routes.at(-1) ?? -1]?.id).toBe("FRA-VIE");
  });
});

describe("the draft", () => {
  it("goes in the passes of section 5", () => {
    const planes = (players: number, edition: number): (readonly [number, number])[] => {
      const rules = CONFIGURATIONS.find((one) => one.players === players && one.edition === edition);
      const turns = rules === undefined ? [] : draftTurns(rules).filter((turn) => turn.planes > 0);
      return turns.map((turn) => [turn.seat, turn.planes] as const);
    };
    expect(planes(2, 2)).toEqual([[0, 3], [1, 3], [1, 3], [0, 3]]);
    expect(planes(4, 1)).toEqual([[0, 2], [1, 2], [2, 2], [3, 2], [3, 1], [2, 1], [1, 1], [0, 1]]);
    expect(planes(4, 2)).toHaveLength(12);
  });

  it("counts the months that a network flies", () => {
    expect([0, 6, 7, 11].map(monthsLeft)).toEqual([7, 1, 5, 1]);
  });
});
