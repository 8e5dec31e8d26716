import { describe, expect, it } from "vitest";
import { PLANES, type Callsign, type RouteId, type Side } from "@/lib/engine/opensky/words";
import { sideOf } from "../data/sides";
import { boardReach, fitBoard, frameOf, freeArea } from "./camera";
import { along, around, grown, overlap, within } from "./geometry";
import { layoutOf, type Layout, type Scene } from "./layout";
import { metricsFor } from "./metrics";

/** The free areas of the table's screen at 1280x800 and at 390x844. */
const SCREENS = {
  desktop: freeArea({ width: 1280, height: 800 }, { top: 74, right: 222, bottom: 160, left: 258 }),
  phone: freeArea({ width: 390, height: 470 }, { top: 54, right: 0, bottom: 0, left: 0 }),
};

/** A small generator of our own, so that the positions are the same at every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function positionOf(side: Side, seed: number, planes: boolean): Scene["table"] {
  const roll = dice(seed);
  const { data } = sideOf(side);
  const drawn = <T>(from: readonly T[], count: number) => {
    const rest = [...from];
    return Array.from({ length: count }, () => rest.splice(roll(rest.length), 1)[0]!);
  };
  const players = ([2, 3, 4] as const)[roll(3)]!;
  const callsigns = drawn(data.airports.map(({ code }) => code), 6);
  const seats = Array.from({ length: players }, () => {
    const routes = planes ? Array.from({ length: PLANES[players] }, () => data.routes[roll(data.routes.length)]!) : [];
    const crossing = [...new Set(routes.filter((route) => route.crossing !== null).map(({ id }): RouteId => id))];
    const hubs = planes ? drawn(data.airports.map(({ code }) => code), 2) : [];
    return {
      hand: [], won: [], change: 0, subsidies: 0, ancillariesSpent: [], flashDeal: true, toPlace: 0,
      planes: routes.map(({ id }) => id),
      regional: side === "europe" ? hubs : crossing.slice(0, 2),
    };
  });
  const month = {
    roller: 0, dice: [], bidders: [], answered: [], bids: null, inPlay: [], leaders: [], flashDeals: [], laidAside: [],
    flashDeclined: [], ancillaries: [], priceDie: null, end: null, winners: [], leases: [],
    origin: "Alpha" as Callsign,
    destination: "Foxtrot" as Callsign,
  };
  return {
    rules: { edition: 2, side, board: `${side}-1`, players, callsigns: "random" },
    callsigns,
    cubes: drawn(callsigns, roll(7)),
    seats,
    months: roll(2) === 0 ? [] : [month],
  };
}

function drawnAt(side: Side, screen: keyof typeof SCREENS, seed: number, planes: boolean): Layout {
  const { data } = sideOf(side);
  const free = SCREENS[screen];
  const look = fitBoard(data, free);
  const scene: Scene = {
    side: sideOf(side),
    table: positionOf(side, seed, planes),
    highlights: [],
    flags: [],
    planned: null,
    cities: false,
    ringed: false,
    frame: frameOf(look, free),
    signWord: (callsign) => callsign.toUpperCase(),
    placeName: (id) => id,
    cityName: (code) => sideOf(side).data.airports.find((airport) => airport.code === code)?.name ?? code,
  };
  return layoutOf(scene, look.scale, metricsFor(boardReach(data, look.scale)));
}

/** Each of four airlines with so many planes on one and the same route. */
function crowdedOn(side: Side, screen: keyof typeof SCREENS, route: RouteId, each: number): Layout {
  const { data } = sideOf(side);
  const free = SCREENS[screen];
  const look = fitBoard(data, free);
  const { seats, ...table } = positionOf(side, 1, false);
  const crossing = data.routes.some(({ id, crossing }) => id === route && crossing !== null);
  const all = Array.from({ length: 4 }, () => ({
    ...seats[0]!,
    planes: Array.from({ length: each }, () => route),
    regional: crossing ? [route] : [],
  }));
  const scene: Scene = {
    side: sideOf(side),
    table: { ...table, seats: all, months: [] },
    highlights: [],
    flags: [],
    planned: null,
    cities: false,
    ringed: false,
    frame: frameOf(look, free),
    signWord: (callsign) => callsign.toUpperCase(),
    placeName: (id) => id,
    cityName: (code) => code,
  };
  return layoutOf(scene, look.scale, metricsFor(boardReach(data, look.scale)));
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

/** How many of the labels lie on something, by kind, over all seeds. */
function clashes(side: Side, screen: keyof typeof SCREENS, planes: boolean) {
  const count = { labels: 0, label: 0, airport: 0, letters: 0, tails: 0, tailOnLabel: 0 };
  for (const seed of SEEDS) {
    const { labels, nodes, routes, tails } = drawnAt(side, screen, seed, planes);
    for (const { code, box, signWidth } of labels) {
      const letters = grown({ ...box, x: box.x + signWidth, w: box.w - signWidth }, -1.5);
      count.labels += 1;
      if (labels.some((other) => other.code < code && overlap(grown(box, -0.5), other.box) > 0)) count.label += 1;
      if (nodes.some((node) => node.code !== code && overlap(grown(box, -1), node.box) > 0)) count.airport += 1;
      if (routes.some(({ line }) => within(line, letters) > 2)) count.letters += 1;
      if (tails.some((tail) => overlap(grown(box, -1), around(tail, tail.size - 4)) > 0)) count.tailOnLabel += 1;
    }
    tails.forEach((tail, i) => {
      const box = around(tail, tail.size - 2);
      if (tails.slice(i + 1).some((other) => overlap(box, around(other, other.size - 2)) > 0)) count.tails += 1;
    });
  }
  return count;
}

describe.each(["europe", "north-america"] as const)("labels and planes on %s", (side) => {
  it("keep clear of each other and of the airports at 1280x800", () => {
    for (const planes of [false, true]) {
      const found = clashes(side, "desktop", planes);
      expect(found, JSON.stringify(found)).toMatchObject({ label: 0, airport: 0 });
      expect(found.tails, JSON.stringify(found)).toBeLessThanOrEqual(2);
      expect(found.tailOnLabel, JSON.stringify(found)).toBeLessThanOrEqual(2);
    }
  });

  it("have their letters off the routes at 1280x800, but for a few on a crowded board", () => {
    const bare = clashes(side, "desktop", false);
    expect(bare.letters / bare.labels, JSON.stringify(bare)).toBeLessThan(0.02);
    const full = clashes(side, "desktop", true);
    expect(full.letters / full.labels, JSON.stringify(full)).toBeLessThan(0.06);
  });

  it("hardly ever touch when the whole board is on a phone", () => {
    const found = clashes(side, "phone", true);
    expect(found.label / found.labels, JSON.stringify(found)).toBeLessThan(0.02);
    expect(found.airport / found.labels, JSON.stringify(found)).toBeLessThan(0.02);
  });
});

describe.each(["europe", "north-america"] as const)("four airlines on one route of %s", (side) => {
  const { data } = sideOf(side);

  it.each(["desktop", "phone"] as const)("run side by side, and no plane hides another, on a %s", (screen) => {
    for (const { id } of data.routes) {
      for (const each of [1, 3]) {
        const { lines, tails, metrics } = crowdedOn(side, screen, id, each);
        const middles = lines.map(({ line }) => along(line, line.length / 2));
        expect(middles, id).toHaveLength(4);
        middles.forEach((at, i) => {
          const next = middles[i + 1];
          if (next === undefined) return;
          expect(Math.hypot(next.x - at.x, next.y - at.y), id).toBeGreaterThan(metrics.gap * 0.9);
        });
        expect(tails, id).toHaveLength(4 * each);
        tails.forEach((tail, i) => {
          const box = around(tail, tail.size - 2);
          const hidden = tails.slice(i + 1).filter((other) => overlap(box, around(other, other.size - 2)) > 0);
          expect(hidden, id).toEqual([]);
        });
      }
    }
  });
});
