import type { FareFlag } from "../types";
import { along, type Box, type Point } from "./geometry";
import type { AirlineLine } from "./airlines";
import type { Metrics } from "./metrics";
import { near, type Clutter } from "./near";
import type { Node } from "./nodes";

export interface Flag extends FareFlag {
  readonly box: Box;
}

/** Flags at each fare's first stop, or on its nonstop line; the leader's first, so that it has the best place. */
export function placeFlags(
  flags: readonly FareFlag[],
  nodes: readonly Node[],
  lines: readonly AirlineLine[],
  clutter: Clutter,
  metrics: Metrics,
): Flag[] {
  const boxes = [...clutter.boxes];
  return [...flags]
    .sort((a, b) => Number(b.leads) - Number(a.leads) || a.seat - b.seat)
    .flatMap((flag): Flag[] => {
      const anchor = anchorOf(flag, nodes, lines);
      if (anchor === null) return [];
      const { width, height } = flag.leads ? metrics.lead : metrics.flag;
      const box = near(anchor.at, width, height, anchor.clearance, { ...clutter, boxes });
      boxes.push(box);
      return [{ ...flag, box }];
    });
}

function anchorOf(
  { itinerary, seat }: FareFlag,
  nodes: readonly Node[],
  lines: readonly AirlineLine[],
): { readonly at: Point; readonly clearance: number } | null {
  const [origin, stop] = itinerary;
  if (origin === undefined || stop === undefined) return null;
  if (itinerary.length > 2) {
    const node = nodes.find(({ code }) => code === stop);
    return node === undefined ? null : { at: node, clearance: node.box.h / 2 + 2 };
  }
  const route = [origin, stop].sort().join("-");
  const own = lines.find((line) => line.route === route && line.seat === seat);
  return own === undefined ? null : { at: along(own.line, own.line.length / 2), clearance: 8 };
}
