import { around, overlap, within, type Box, type Line, type Point } from "./geometry";

/** What a thing placed beside its anchor keeps clear of, and how much each matters. */
export interface Clutter {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly hairlines: readonly Line[];
}

/** The best place near an anchor for a box of this size: clear of the clutter, then as near as can be. */
export function near(anchor: Point, w: number, h: number, clearance: number, clutter: Clutter): Box {
  let best: Box = around(anchor, w, h);
  let least = Infinity;
  for (let ring = 0; ring < 5; ring += 1) {
    for (let i = 0; i < 16; i += 1) {
      const angle = (i / 16) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const reach = Math.min(w / 2 / Math.max(1e-6, Math.abs(dx)), h / 2 / Math.max(1e-6, Math.abs(dy)));
      const far = reach + clearance + ring * 9;
      const box = around({ x: anchor.x + dx * far, y: anchor.y + dy * far }, w, h);
      const cost = costOf(box, clutter) + far * 0.9;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

function costOf(box: Box, { boxes, lines, hairlines }: Clutter): number {
  let cost = 0;
  for (const other of boxes) cost += overlap(box, other) * 3;
  for (const line of lines) cost += within(line, box) * 4;
  for (const line of hairlines) cost += within(line, box) * 0.4;
  return cost;
}
