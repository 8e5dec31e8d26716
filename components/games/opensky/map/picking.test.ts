import { describe, expect, it } from "vitest";
import { nearestTowards } from "./nearest-towards";
import { pick } from "./picking";
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
