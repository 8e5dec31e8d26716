import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameSeed, seatChance } from "@/lib/bots/ladder/chance";
import { CONFIGURATIONS } from "@/lib/bots/ladder/configurations";
import { MINDS, playerOf, type Mind } from "@/lib/bots/ladder/minds";
import { opensky } from "@/lib/engine/opensky";
import { legal } from "@/lib/engine/opensky/legal";
import type { State } from "@/lib/engine/opensky/table";
import type { Bid, Seat } from "@/lib/engine/opensky/words";
import { botGame } from "@/lib/testing/bots";
import type { Policy } from "../policy";

const BUDGET = { rollouts: 30 };
const arbitraryGame = fc.record({
  rules: fc.constantFrom(...CONFIGURATIONS),
  game: fc.integer({ min: 0, max: 1_000_000 }),
  mind: fc.constantFrom<Mind>("greedy", "regional", "national"),
});

/** The same position with another seed, and with other sealed answers of the seats that still are to be asked. */
function otherSecrets(state: State, seat: Seat, seed: string): State {
  const sealed = state.secret.sealed.map((own, other): Bid | "declined" | null => {
    if (other === seat || own === null) return own;
    const may = legal({ ...state, asked: [other] }, other);
    if (own !== "declined" || may?.type !== "submitFare") return "declined";
    const [fare, itinerary] = [may.fares[0], may.itineraries[0]];
    return fare === undefined || itinerary === undefined ? "declined" : { seat: other, fare, itinerary };
  });
  return { ...state, secret: { seed, at: state.secret.at + 11, sealed } };
}

describe("a policy", () => {
  it("chooses alike in positions that its seat cannot tell apart", () => {
    let differing = 0;
    fc.assert(
      fc.property(arbitraryGame, ({ rules, game, mind }) => {
        const minds = Array<Mind>(rules.players).fill(mind);
        let at = game;
        for (const state of botGame(rules, gameSeed(8, game), minds, 0)) {
          const [seat] = state.asked;
          const hidden = state.secret.sealed.some((own) => own !== null);
          at += 1;
          // Some positions with something sealed, and now and then another.
          if (seat === undefined || at % (hidden ? 3 : 13) !== 0) continue;
          const other = otherSecrets(state, seat, gameSeed(77, game));
          const [view, same] = [opensky.view(state, seat), opensky.view(other, seat)];
          expect(same).toEqual(view);
          if (hidden) differing += 1;
          for (const name of MINDS) {
            const { policy } = playerOf(name);
            const seed = gameSeed(game, state.month);
            const command = policy(view, seatChance(seed, seat), BUDGET);
            expect(policy(structuredClone(same), seatChance(seed, seat), BUDGET)).toEqual(command);
            expect(opensky.decide(state, command).ok).toBe(true);
          }
        }
      }),
      { numRuns: 2 },
    );
    expect(differing).toBeGreaterThan(0);
  });

  it("is given a view: a state does not compile", () => {
    const ask = (policy: Policy, state: State): unknown =>
      // @ts-expect-error a state holds every seat's secrets
      policy(state, () => 0, BUDGET);
    expect(ask).toBeTypeOf("function");
  });
});
