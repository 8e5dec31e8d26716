import { first } from "@/lib/engine/core/lists";
import type { Policy } from "../policy";
import { asked } from "./asked";
import { soundNetwork } from "./regional";
import { bestExtras } from "./national/extras";
import { answerFare } from "./national/fare";
import { undercutForGain } from "./national/flash";
import { leaseForReach } from "./national/lease";
import { bestMarket } from "./national/market";
import { coveringHubs, coveringPlanes } from "./national/plan";

/**
 * The planner: networks for the pairs of callsigns that they cover, each as likely as the dice make it, and fares that
 * are best against what the others could bid.
 */
export const national: Policy = (view, chance) => {
  const { seat, may } = asked(view);
  switch (may.type) {
    case "placeCallsign":
      return soundNetwork(view, seat);
    case "placePlanes":
      return { type: may.type, seat, routes: first(coveringPlanes(view, seat, may.count, 6, chance)) };
    case "placeHubs":
      return { type: may.type, seat, airports: first(coveringHubs(view, seat)) };
    case "chooseMarket":
      return bestMarket(view, seat, may.dice, chance);
    case "submitFare":
      return answerFare(view, seat, chance);
    case "flashDeal":
      return undercutForGain(view, seat, may.fares);
    case "attachAncillaries":
      return { type: may.type, seat, tokens: bestExtras(view, seat, may.tokens) };
    case "leasePlanes":
      return leaseForReach(view, seat, may, chance);
  }
};
