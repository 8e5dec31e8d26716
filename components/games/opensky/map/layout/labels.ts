import { overlap, within, type Box, type Line } from "./geometry";
import type { Metrics } from "./metrics";
import type { Node } from "./nodes";
import { capitals, words } from "./text";

/** Where a label may stand, seen from its airport: compass points, and the text's near or far end over the dot. */
export type Spot = "E" | "W" | "N" | "S" | "NE" | "NW" | "SE" | "SW" | "NNE" | "NNW" | "SSE" | "SSW";

/** Hand-set spots by airport, best first. */
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
  const gap = 3;
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
    case "NNE": return { x: node.x - 8, y: above, w, h };
    case "NNW": return { x: node.x + 8 - w, y: above, w, h };
    case "SSE": return { x: node.x - 8, y: below, w, h };
    case "SSW": return { x: node.x + 8 - w, y: below, w, h };
  }
}

/** What labels keep clear of. */
export interface Obstacles {
  readonly routes: readonly Line[];
  readonly nodes: readonly Node[];
  readonly boxes: readonly Box[];
}

const ROUNDS = 3;

/** Chooses a spot for each label so that none lies on a route, an airport, a boom or another label, where that can be. */
export function placeLabels(
  texts: readonly { readonly text: LabelText; readonly node: Node }[],
  spots: LabelSpots,
  obstacles: Obstacles,
  metrics: Metrics,
): Label[] {
  const options = texts.map(({ text, node }) => {
    const label = sized(text, node, metrics);
    return (spots[text.code] ?? ["E"]).map((spot, rank) => {
      const box = boxAt(label, spot);
      return { label, box, cost: rank * 2 + fixedCost(box, text.code, obstacles) };
    });
  });
  const chosen = options.map((all) => all.reduce((best, next) => (next.cost < best.cost ? next : best)));
  for (let round = 0; round < ROUNDS; round += 1) {
    options.forEach((all, i) => {
      const total = (option: (typeof all)[number]) =>
        option.cost + chosen.reduce((sum, other, k) => sum + (k === i ? 0 : overlap(option.box, other.box)), 0);
      chosen[i] = all.reduce((best, next) => (total(next) < total(best) ? next : best));
    });
  }
  return chosen.map(({ label: { text, signWidth, codeWidth, line }, box }) => ({ ...text, box, signWidth, codeWidth, line }));
}

function fixedCost(box: Box, code: string, { routes, nodes, boxes }: Obstacles): number {
  let cost = 0;
  for (const route of routes) cost += within(route, box) * 4;
  for (const node of nodes) if (node.code !== code) cost += overlap(box, node.box) * 2;
  for (const other of boxes) cost += overlap(box, other) * 1.5;
  return cost;
}
