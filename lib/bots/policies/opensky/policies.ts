import type { Budget, Level, Policy } from "../policy";
import { flagCarrier } from "./flagCarrier";
import { national } from "./national";
import { regional } from "./regional";

/** The mind of a level. */
export function policyOf(level: Level): Policy {
  switch (level) {
    case "regional":
      return regional;
    case "national":
      return national;
    case "flagCarrier":
      return flagCarrier;
  }
}

/** What a level spends on one decision where nothing else is said. */
export function defaultBudget(level: Level): Budget {
  switch (level) {
    case "regional":
    case "national":
      return { rollouts: 0 };
    case "flagCarrier":
      return { rollouts: 6000 };
  }
}
