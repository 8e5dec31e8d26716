import type { LabelSpots } from "../layout/labels";

/** Where the labels of North America stand, best first. */
export const NORTH_AMERICA_LABELS: LabelSpots = {
  YVR: ["W", "NW", "NNW", "N", "NNE"],
  YYC: ["N", "NNE", "NNW", "NE"],
  YWG: ["N", "NE", "NNE"],
  YYZ: ["N", "NNE", "NE", "ENE"],
  SFO: ["W", "SW", "WSW", "NW", "NNW"],
  LAX: ["W", "SW", "WSW", "SSW"],
  DEN: ["S", "SSW", "SSE", "SE", "SW"],
  DFW: ["W", "WSW", "SW", "NW"],
  ORD: ["SSE", "SE", "ESE", "S", "SW"],
  ATL: ["E", "ESE", "SE", "NE"],
  JFK: ["E", "ENE", "NE", "ESE", "NNE"],
  MTY: ["W", "WSW", "WNW", "SW"],
  MEX: ["S", "SSW", "SSE", "SW"],
  CUN: ["E", "ESE", "SE", "S", "SSE"],
};
