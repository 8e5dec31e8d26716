import type { LabelSpots } from "../layout/labels";

/** Where the labels of Europe stand, best first. */
export const EUROPE_LABELS: LabelSpots = {
  DUB: ["W", "NW", "N", "SW"],
  LHR: ["NNW", "SW", "W", "NW", "N"],
  AMS: ["N", "NNW", "NNE", "NW"],
  CDG: ["W", "NW", "SW", "SSW"],
  FRA: ["E", "NE", "SE", "N"],
  CPH: ["NW", "W", "N", "NNW"],
  ARN: ["E", "N", "NE", "W"],
  WAW: ["E", "NE", "SE"],
  VIE: ["E", "SE", "SSE", "NE"],
  FCO: ["S", "SSW", "SSE", "SW"],
  ATH: ["S", "E", "SE", "SSE"],
  IST: ["E", "NE", "SE", "S"],
  MAD: ["S", "SSE", "SSW", "SE"],
  LIS: ["W", "SW", "S", "SSW"],
};
