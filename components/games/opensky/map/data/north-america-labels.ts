import type { LabelSpots } from "../layout/labels";

/** Where the labels of North America stand, best first. */
export const NORTH_AMERICA_LABELS: LabelSpots = {
  YVR: ["W", "NW", "N", "NNW"],
  YYC: ["N", "NNE", "NNW", "NE"],
  YWG: ["N", "NE", "NNE"],
  YYZ: ["N", "NE", "NNE", "E"],
  SFO: ["W", "SW", "NW"],
  LAX: ["W", "SW", "NW"],
  DEN: ["S", "SW", "SE", "SSW", "NW"],
  DFW: ["W", "NW", "E", "SW"],
  ORD: ["S", "SSE", "SE", "SW"],
  ATL: ["E", "SE", "NE"],
  JFK: ["E", "NE", "SE"],
  MTY: ["W", "NW", "SW"],
  MEX: ["S", "SW", "SSW", "SE"],
  CUN: ["E", "SE", "S", "SSE"],
};
