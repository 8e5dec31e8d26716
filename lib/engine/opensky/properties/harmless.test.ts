import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRules, arbitrarySeed, arbitrarySetup, chooser, decided, draw, play } from "@/lib/testing/games";
import { range, sum } from "../../core/lists";
import { begin, foldEvents } from "../../core/replay";
import { opensky, reach } from "..";
import type { Command } from "../commands";
import { harmlessCommand } from "../harmless";
import { pointsOf } from "../score";
import type { State } from "../table";
import { FULL_HAND, LAST_MONTH, type Bid, type Rules, type Seat } from "../words";

const CONFIGURATIONS: readonly Rules[] = [1 as const, 2 as const].flatMap((edition) =>
  [2 as const, 3 as const, 4 as const].flatMap((players) =>
    ["chosen" as const, "random" as const].flatMap((callsigns) => [
      { edition, players, callsigns, side: "europe" as const, board: "europe-1" },
      { edition, players, callsigns, side: "north-america" as const, board: "north-america-1" },
    ]),
  ),
);

/** More commands than any game has: whoever needs more goes round in circles. */
const ENDLESS = 500;

/** Plays until `done`: seats of `harmless` give harmless commands, the others are keen. */
function playOn(rules: Rules, seed: string, harmless: readonly Seat[], done: (state: State) => boolean): State {
  const choose = chooser(seed);
  let { state } = begin(opensky, rules, seed);
  for (let commands = 0; !done(state); commands += 1) {
    if (commands === ENDLESS) throw new Error("the game does not end");
    const absent = state.asked.find((seat) => harmless.includes(seat));
    const command = absent === undefined ? draw(state, choose, "keen") : harmlessCommand(state, absent);
    state = foldEvents(opensky, state, decided(state, command!));
  }
  return state;
}

const finished = (state: State): boolean => state.phase === "finished";
const seedOf = (number: number): string => number.toString(16).padStart(64, "0");

/** What the seat may not know is different: the seed, and every other seat's sealed answer. */
function otherSecrets({ secret, ...open }: State, seat: Seat): State {
  const bid: Bid = { seat: 0, fare: 200, itinerary: ["AMS", "CDG"] };
  const sealed = secret.sealed.map((answer, other) => {
    if (other === seat) return answer;
    return answer === null || answer === "declined" ? { ...bid, seat: other } : "declined";
  });
  return { ...open, secret: { seed: "ab".repeat(32), at: secret.at + 5, sealed } };
}

describe("the harmless command", () => {
  it("is legal for every asked seat of any position, and there is none for the others", () => {
    const seen = new Set<Command["type"]>();
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const { before } of play(setup)) {
          for (const seat of before.seats.keys()) {
            const command = harmlessCommand(before, seat);
            expect(command !== null).toBe(before.asked.includes(seat));
            if (command === null) continue;
            seen.add(command.type);
            decided(before, command);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(seen.size).toBe(8);
  });

  it("is the same from the view of its seat, whatever is hidden from that seat, and asked twice", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const { before } of play(setup)) {
          const copy = JSON.stringify(before);
          for (const seat of before.asked) {
            const command = harmlessCommand(before, seat);
            expect(harmlessCommand(opensky.view(before, seat), seat)).toEqual(command);
            expect(harmlessCommand(otherSecrets(before, seat), seat)).toEqual(command);
            expect(harmlessCommand(before, seat)).toEqual(command);
          }
          expect(JSON.stringify(before)).toBe(copy);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("a game", () => {
  it.each(CONFIGURATIONS)(
    "of harmless seats only ends in March without a sale: edition $edition, $side, $players, $callsigns",
    (rules) => {
      for (const seed of range(3).map(seedOf)) {
        const state = playOn(rules, seed, range(rules.players), finished);
        expect([state.month, state.months.length]).toEqual([LAST_MONTH, LAST_MONTH + 1]);
        expect(state.months.flatMap((month) => month.winners)).toEqual([]);
        expect(pointsOf(state)).toEqual(state.seats.map((seat) => 50 * seat.subsidies));
      }
    },
  );

  it("with harmless seats among keen ones ends, and those have kept all they had", () => {
    fc.assert(
      fc.property(arbitraryRules, arbitrarySeed, fc.nat(), fc.boolean(), (rules, seed, number, most) => {
        const one = number % rules.players;
        const harmless = range(rules.players).filter((seat) => (seat === one) !== most);
        const state = playOn(rules, seed, harmless, finished);
        for (const seat of harmless) {
          const kept = { hand: FULL_HAND, won: [], change: 0, flashDeal: true, ancillariesSpent: [] };
          expect(state.seats[seat]).toMatchObject(kept);
          expect(state.months.flatMap((month) => month.leases).some((lease) => lease.seat === seat)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** Markets that a seat serves on average after the first planning, over fixed seeds. */
function served(rules: Rules, harmless: readonly Seat[]): number {
  const games = range(25).map((number) => {
    const state = playOn(rules, seedOf(number), harmless, (now) => now.phase === "chooseMarket");
    return sum(reach(state).map((market) => market.serves.filter(Boolean).length)) / rules.players;
  });
  return sum(games) / games.length;
}

it.each(CONFIGURATIONS)(
  "a harmless planning serves half as many markets again as a keen one: edition $edition, $side, $players, $callsigns",
  (rules) => {
    expect(served(rules, range(rules.players))).toBeGreaterThan(1.5 * served(rules, []));
  },
);
