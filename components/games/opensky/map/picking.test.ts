import { describe, expect, it } from "vitest";
import { nearestTowards } from "./nearest-towards";
import { lineOf } from "./layout/geometry";
import type { Layout } from "./layout/layout";
import { doubtAt, pick } from "./picking";
import type { MapMode } from "./types";

function routes(choices: readonly string[], chosen: readonly string[]) {
  const done: string[] = [];
  const mode: MapMode = {
    kind: "routes",
    choices,
    chosen,
    onPick: (route) => done.push(`pick ${route}`),
    onTakeBack: (route) => done.push(`back ${route}`),
  };
  return { mode, done };
}

describe("a pick among routes", () => {
  it("adds a plane to a route that may have one more", () => {
    const { mode, done } = routes(["AMS-CDG"], ["AMS-CDG"]);
    pick(mode, { kind: "route", id: "AMS-CDG" });
    expect(done).toEqual(["pick AMS-CDG"]);
  });

  it("takes back where a plane not yet confirmed is tapped, and where no more may be added", () => {
    const { mode, done } = routes([], ["AMS-CDG"]);
    pick(mode, { kind: "ghost", id: "AMS-CDG" });
    pick(mode, { kind: "route", id: "AMS-CDG" });
    expect(done).toEqual(["back AMS-CDG", "back AMS-CDG"]);
  });

  it("does nothing on what is no choice", () => {
    const { mode, done } = routes(["AMS-CDG"], []);
    pick(mode, { kind: "route", id: "DUB-LHR" });
    pick(mode, { kind: "airport", code: "AMS" });
    pick(mode, null);
    expect(done).toEqual([]);
  });
});

describe("arrow keys", () => {
  const all = [
    { id: "middle", at: { x: 0, y: 0 } },
    { id: "right", at: { x: 40, y: 10 } },
    { id: "far right", at: { x: 90, y: 0 } },
    { id: "below", at: { x: 5, y: 60 } },
  ];
  const from = all[0]!;

  it("move to the nearest choice ahead", () => {
    expect(nearestTowards("ArrowRight", from, all)?.id).toBe("right");
    expect(nearestTowards("ArrowDown", from, all)?.id).toBe("below");
  });

  it("stay where nothing lies ahead, and leave other keys alone", () => {
    expect(nearestTowards("ArrowLeft", from, all)).toBeNull();
    expect(nearestTowards("Enter", from, all)).toBeNull();
  });
});

describe("a finger", () => {
  const across = (id: string, y: number) => ({ id, line: lineOf([{ x: 0, y }, { x: 100, y }]) });
  const layout = {
    nodes: [
      { code: "AMS", x: 200, y: 0 },
      { code: "CDG", x: 210, y: 0 },
      { code: "LIS", x: 300, y: 0 },
    ],
    routes: [across("AMS-CDG", 0), across("AMS-LHR", 8), across("DUB-LHR", 14)],
    tails: [],
    bands: [],
  } as unknown as Layout;
  const { mode } = routes(["AMS-CDG", "AMS-LHR"], []);

  it("is in doubt where two choices lie hardly apart, nearest first", () => {
    expect(doubtAt(layout, mode, { x: 50, y: 3 })).toEqual([
      { kind: "route", id: "AMS-CDG" },
      { kind: "route", id: "AMS-LHR" },
    ]);
  });

  it("is sure where one choice is clearly the nearest, or the only one", () => {
    expect(doubtAt(layout, mode, { x: 50, y: -4 })).toHaveLength(1);
    expect(doubtAt(layout, routes(["AMS-CDG"], []).mode, { x: 50, y: 3 })).toHaveLength(1);
    expect(doubtAt(layout, mode, { x: 50, y: 60 })).toHaveLength(0);
  });

  it("never doubts what is no choice", () => {
    const airports: MapMode = { kind: "airports", choices: ["AMS", "LIS"], chosen: [], onPick: () => {} };
    expect(doubtAt(layout, airports, { x: 205, y: 0 })).toEqual([{ kind: "airport", code: "AMS" }]);
    expect(doubtAt(layout, { kind: "view" }, { x: 205, y: 0 })).toEqual([]);
  });
});
