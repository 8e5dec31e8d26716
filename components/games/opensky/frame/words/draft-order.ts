import { batch } from "@/lib/engine/opensky/phases/draft";
import { PLANES, type Rules, type Seat } from "@/lib/engine/opensky/words";

/** Passes of a season's draft (rules, section 5). */
export const passesOf = (rules: Rules): number => Math.ceil(PLANES[rules.players] / batch(rules));

/** The seats of a whole draft in the order in which they place: forward and backward in turn. */
export function draftOrder(rules: Rules): readonly Seat[] {
  const forward = Array.from({ length: rules.players }, (_, seat) => seat);
  return Array.from({ length: passesOf(rules) }, (_, pass) => (pass % 2 === 0 ? forward : forward.toReversed())).flat();
}

/** Where in `draftOrder` the seat stands that is asked in this pass. */
export function draftPlace(rules: Rules, pass: number, seat: Seat): number {
  return pass * rules.players + (pass % 2 === 0 ? seat : rules.players - 1 - seat);
}
