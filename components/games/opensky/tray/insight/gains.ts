import type { Callsign } from "@/lib/engine/opensky/words";
import type { Cover, Coverage } from "./coverage";

/** A market that a plan serves better than the network does now. */
export interface Gain {
  readonly origin: Callsign;
  readonly destination: Callsign;
  /** Fewest stops with the plan; null where it still wants a hub in the middle. */
  readonly stops: number | null;
}

/** What a plan brings one airline: `now` and `then` are its coverage without and with the plan. Fewest stops first. */
export function gainsOf(now: Coverage | undefined, then: Coverage | undefined): readonly Gain[] {
  return (then?.markets ?? [])
    .flatMap((market, index): Gain[] => {
      const before = now?.markets[index];
      return before !== undefined && isBetter(before, market)
        ? [{ origin: market.origin, destination: market.destination, stops: market.after }]
        : [];
    })
    .sort((a, b) => (a.stops ?? 1.5) - (b.stops ?? 1.5));
}

/** Only what an airline can count on: a service with fewer stops, or a new one; a hoped-for hub only from nothing. */
function isBetter(before: Cover, then: Cover): boolean {
  if (then.after !== null) return before.after === null || then.after < before.after;
  return then.withHub && !before.withHub && before.after === null;
}
