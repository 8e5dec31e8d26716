import type { LabelSpots } from "../layout/labels";

/** Where the labels of Europe stand, best first. */
export const EUROPE_LABELS: LabelSpots = {
  DUB: ["W", "NW", "N", "NNW", "SW"],
  LHR: ["W", "WNW", "NNW", "WSW"],
  AMS: ["N", "NNE", "NNW", "ENE"],
  CDG: ["W", "ESE", "WNW", "WSW"],
  FRA: ["ENE", "NE", "NNE", "ESE", "SE"],
  CPH: ["NW", "WNW", "NNW", "N"],
  ARN: ["E", "N", "NE", "NNE", "W"],
  WAW: ["E", "ENE", "NE", "NNE"],
  VIE: ["E", "ESE", "SSE", "ENE"],
  FCO: ["S", "SSW", "SSE", "SW"],
  ATH: ["S", "SSE", "SE", "E", "SSW"],
  IST: ["E", "ENE", "NE", "NNE", "NNW"],
  MAD: ["S", "SSE", "SSW", "SE"],
  LIS: ["W", "SW", "S", "SSE", "SSW"],
};
