import type { Point } from "./layout/geometry";
import type { Layout } from "./layout/layout";
import { airportAt, airportsNear, bandAt, bandsNear, ghostAt, routeAt, routesNear, type Target } from "./layout/targets";
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

/** The choices among which a finger's tap cannot tell; fewer than two where it is clear what it means. */
export function doubtAt(layout: Layout, mode: MapMode, at: Point): readonly Target[] {
  switch (mode.kind) {
    case "view":
      return [];
    case "airports":
      return airportsNear(layout, at, [...mode.choices, ...mode.chosen]);
    case "routes":
      return ghostAt(layout, at) === null ? routesNear(layout, at, [...mode.choices, ...mode.chosen]) : [];
    case "itineraries":
      return bandsNear(layout, at);
  }
}

/** Does what a tap on the target, or Enter, does in this mode; says whether that was anything. */
export function pick(mode: MapMode, target: Target | null): boolean {
  const action = target === null ? null : actionOf(mode, target);
  action?.();
  return action !== null;
}

function actionOf(mode: MapMode, target: Target): (() => void) | null {
  switch (mode.kind) {
    case "view":
      return null;
    case "airports": {
      if (target.kind !== "airport") return null;
      const { code } = target;
      return mode.choices.includes(code) || mode.chosen.includes(code) ? () => mode.onPick(code) : null;
    }
    case "routes": {
      if (target.kind !== "ghost" && target.kind !== "route") return null;
      const { id, kind } = target;
      if (kind === "route" && mode.choices.includes(id)) return () => mode.onPick(id);
      return mode.chosen.includes(id) ? () => mode.onTakeBack(id) : null;
    }
    case "itineraries":
      return target.kind === "band" ? () => mode.onPick(target.index) : null;
  }
}
