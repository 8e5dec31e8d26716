import type { Policy } from "../policy";
import { asked } from "./asked";
import { answerFlash, attach, chooseMarket, sealFare } from "./flagCarrier/month";
import { planLease } from "./flagCarrier/lease";
import { planHubs, planPlanes } from "./flagCarrier/plan";
import { soundNetwork } from "./regional";

/**
 * The strongest airline: plays the rest of the game out many times and does what wins most often, with fares mixed so
 * that they cannot be read.
 */
export const flagCarrier: Policy = (view, chance, budget) => {
  const { seat, may } = asked(view);
  switch (may.type) {
    case "placeCallsign":
      return soundNetwork(view, seat);
    case "placePlanes":
      return { type: may.type, seat, routes: planPlanes(view, seat, may.count, chance, budget) };
    case "placeHubs":
      return { type: may.type, seat, airports: planHubs(view, seat, chance, budget) };
    case "chooseMarket":
      return chooseMarket(view, seat, may.dice, chance, budget);
    case "submitFare":
      return sealFare(view, seat, chance, budget);
    case "flashDeal":
      return answerFlash(view, seat, chance, budget);
    case "attachAncillaries":
      return attach(view, seat, may.tokens, chance, budget);
    case "leasePlanes":
      return planLease(view, seat, may, chance, budget);
  }
};
