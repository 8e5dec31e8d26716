import type { Point } from "./layout/geometry";
import type { Layout } from "./layout/layout";
import { airportAt, bandAt, ghostAt, routeAt, type Target } from "./layout/targets";
import type { MapMode } from "./types";

/** What a pointer means here: the nearest choice first, then whatever else there is to say something about. */
export function targetAt(layout: Layout, mode: MapMode, at: Point, touch: boolean): Target | null {
  switch (mode.kind) {
    case "view":
      return airportAt(layout, at, touch) ?? routeAt(layout, at, touch);
    case "airports":
      return airportAt(layout, at, touch, [...mode.choices, ...mode.chosen]) ?? airportAt(layout, at, touch);
    case "routes":
      return (
        ghostAt(layout, at) ??
        routeAt(layout, at, touch, [...mode.choices, ...mode.chosen]) ??
        routeAt(layout, at, touch) ??
        airportAt(layout, at, touch)
      );
    case "itineraries":
      return bandAt(layout, at, touch) ?? airportAt(layout, at, touch) ?? routeAt(layout, at, touch);
  }
}

/** Does what a tap on the target, or Enter, does in this mode. */
export function pick(mode: MapMode, target: Target | null): void {
  if (target === null) return;
  switch (mode.kind) {
    case "view":
      return;
    case "airports":
      if (target.kind === "airport" && (mode.choices.includes(target.code) || mode.chosen.includes(target.code)))
        mode.onPick(target.code);
      return;
    case "routes":
      if (target.kind === "ghost") mode.onTakeBack(target.id);
      if (target.kind !== "route") return;
      if (mode.choices.includes(target.id)) mode.onPick(target.id);
      else if (mode.chosen.includes(target.id)) mode.onTakeBack(target.id);
      return;
    case "itineraries":
      if (target.kind === "band") mode.onPick(target.index);
      return;
  }
}
