import { greedy } from "../policies/opensky/greedy";
import { defaultBudget, policyOf } from "../policies/opensky/policies";
import { random } from "../policies/opensky/random";
import { LEVELS, type Budget, type Policy } from "../policies/policy";

/** Who plays on the ladder: the levels and the two baselines. */
export const MINDS = ["random", "greedy", ...LEVELS] as const;
export type Mind = (typeof MINDS)[number];

export const isMind = (name: string): name is Mind => MINDS.some((mind) => mind === name);

/** A mind's policy and what it spends when the ladder does not say. */
export function playerOf(mind: Mind): { readonly policy: Policy; readonly budget: Budget } {
  switch (mind) {
    case "random":
      return { policy: random, budget: { rollouts: 0 } };
    case "greedy":
      return { policy: greedy, budget: { rollouts: 0 } };
    case "regional":
    case "national":
    case "flagCarrier":
      return { policy: policyOf(mind), budget: defaultBudget(mind) };
  }
}
