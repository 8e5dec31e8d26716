import { inside, overlap, within, type Box, type Line } from "./geometry";
import type { Metrics } from "./metrics";
import type { Node } from "./nodes";
import { capitals, words } from "./text";

/** Where a label may stand, seen from its airport, as points of the compass. */
export type Spot =
  | "E" | "W" | "N" | "S" | "NE" | "NW" | "SE" | "SW"
  | "ENE" | "ESE" | "WNW" | "WSW" | "NNE" | "NNW" | "SSE" | "SSW";

/** Hand-set spots by airport, best first; any other place only where all of these are taken. */
export type LabelSpots = Readonly<Record<string, readonly Spot[]>>;

export interface LabelText {
  readonly code: string;
  /** Letter or word of the callsign; null without one. */
  readonly sign: string | null;
  readonly cube: boolean;
  readonly market: boolean;
  /** The city under the code; null where it is not shown. */
  readonly city: string | null;
}

export interface Label extends LabelText {
  readonly box: Box;
  readonly signWidth: number;
  readonly codeWidth: number;
  /** Height of the first line; the city stands under it. */
  readonly line: number;
}

const GAP = 5;

interface Sized {
  readonly text: LabelText;
  readonly node: Node;
  readonly w: number;
  readonly h: number;
  readonly signWidth: number;
  readonly codeWidth: number;
  readonly line: number;
}

function sized(text: LabelText, node: Node, metrics: Metrics): Sized {
  const { sign } = metrics;
  const signWidth = text.sign === null ? 0 : text.sign.length === 1 ? sign.letter : capitals(text.sign, sign.font) + 13;
  const codeWidth = capitals(text.code, text.market ? metrics.marketFont : metrics.font);
  const first = (signWidth === 0 ? 0 : signWidth + GAP) + codeWidth + (text.cube ? GAP + metrics.cube : 0);
  const line = text.sign !== null || text.cube ? sign.height + 1 : metrics.font + 1.5;
  const city = text.city === null ? 0 : words(text.city, metrics.font - 1);
  return { text, node, w: Math.max(first, city), h: line + (text.city === null ? 0 : 14), signWidth, codeWidth, line };
}

function boxAt({ node, w, h, line }: Sized, spot: Spot): Box {
  const { box } = node;
  const gap = 4;
  const corner = Math.min(5, box.h * 0.18);
  const [east, west] = [box.x + box.w + gap, box.x - gap - w];
  const [above, below] = [box.y - gap - h, box.y + box.h + gap];
  switch (spot) {
    case "E": return { x: east, y: node.y - line / 2, w, h };
    case "W": return { x: west, y: node.y - line / 2, w, h };
    case "N": return { x: node.x - w / 2, y: above, w, h };
    case "S": return { x: node.x - w / 2, y: below, w, h };
    case "NE": return { x: box.x + box.w - 1, y: box.y - h + corner, w, h };
    case "NW": return { x: box.x - w + 1, y: box.y - h + corner, w, h };
    case "SE": return { x: box.x + box.w - 1, y: box.y + box.h - corner, w, h };
    case "SW": return { x: box.x - w + 1, y: box.y + box.h - corner, w, h };
    case "ENE": return { x: east, y: node.y - h + 1, w, h };
    case "ESE": return { x: east, y: node.y - 1, w, h };
    case "WNW": return { x: west, y: node.y - h + 1, w, h };
    case "WSW": return { x: west, y: node.y - 1, w, h };
    case "NNE": return { x: node.x - 8, y: above, w, h };
    case "NNW": return { x: node.x + 8 - w, y: above, w, h };
    case "SSE": return { x: node.x - 8, y: below, w, h };
    case "SSW": return { x: node.x + 8 - w, y: below, w, h };
  }
}

/** What labels keep clear of. */
export interface Obstacles {
  /** Hairlines: better under a sign, which covers them, than under letters. */
  readonly routes: readonly Line[];
  readonly lines: readonly Line[];
  readonly nodes: readonly Node[];
  readonly boxes: readonly Box[];
  /** The screen, where the reader has not moved the map: labels of airports within it stay within it. */
  readonly frame: Box;
}

const ROUNDS = 3;
/** A hand-set spot that costs less than this is free. */
const CLEAR = 14;

interface Option {
  readonly label: Sized;
  readonly box: Box;
  readonly cost: number;
}

const option = (label: Sized, box: Box, rank: number, obstacles: Obstacles): Option => ({
  label,
  box,
  cost: rank + fixedCost(label, box, obstacles),
});

/** Places round the airport between the compass points and a little farther off, for where none of those is free. */
function elsewhere(label: Sized, obstacles: Obstacles): Option[] {
  const { node, w, h } = label;
  const { box } = node;
  return [4, 9, 14].flatMap((gap) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
      const x = node.x - 8 - (w - 16) * share;
      const y = node.y - h + 1 + (h - 2) * share;
      const places: Box[] = [
        { x, y: box.y - gap - h, w, h },
        { x, y: box.y + box.h + gap, w, h },
        { x: box.x - gap - w, y, w, h },
        { x: box.x + box.w + gap, y, w, h },
      ];
      return places.map((place) => option(label, place, CLEAR + gap * 1.2, obstacles));
    }),
  );
}

/** Chooses a spot for each label so that, where that can be, none lies on a route, an airport, a boom or a label. */
export function placeLabels(
  texts: readonly { readonly text: LabelText; readonly node: Node }[],
  spots: LabelSpots,
  obstacles: Obstacles,
  metrics: Metrics,
): Label[] {
  const options = texts.map(({ text, node }): Option[] => {
    const label = sized(text, node, metrics);
    return (spots[text.code] ?? ["E"]).map((spot, rank) => option(label, boxAt(label, spot), rank * 2, obstacles));
  });
  const chosen = options.map((all) => all.reduce((best, next) => (next.cost < best.cost ? next : best)));
  for (let round = 0; round < ROUNDS; round += 1) {
    options.forEach((all, i) => {
      const total = (one: Option) =>
        one.cost + chosen.reduce((sum, other, k) => sum + (k === i ? 0 : overlap(one.box, other.box) * 2), 0);
      const best = (among: readonly Option[]) => among.reduce((one, next) => (total(next) < total(one) ? next : one));
      const set = best(all);
      if (total(set) >= CLEAR && round === 0) all.push(...elsewhere(set.label, obstacles));
      chosen[i] = best(all);
    });
  }
  return chosen.map(({ label, box }) => {
    const { text, signWidth, codeWidth, line } = label;
    return { ...text, box, signWidth, codeWidth, line };
  });
}

function fixedCost({ node, signWidth }: Sized, box: Box, { routes, lines, nodes, boxes, frame }: Obstacles): number {
  let cost = inside(node, frame) ? (box.w * box.h - overlap(box, frame)) * 3 : 0;
  const plain: Box = { ...box, x: box.x + signWidth, w: box.w - signWidth };
  for (const route of routes) cost += within(route, plain) * 4 + (signWidth === 0 ? 0 : within(route, box));
  for (const line of lines) cost += within(line, box) * 8;
  for (const other of nodes) if (other.code !== node.code) cost += overlap(box, other.box) * 2;
  for (const other of boxes) cost += overlap(box, other) * 1.5;
  return cost;
}
