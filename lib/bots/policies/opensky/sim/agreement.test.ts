import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIGURATIONS } from "@/lib/bots/ladder/configurations";
import { gameSeed } from "@/lib/bots/ladder/chance";
import { sum } from "@/lib/engine/core/lists";
import { opensky } from "@/lib/engine/opensky";
import { reach } from "@/lib/engine/opensky/network";
import { score } from "@/lib/engine/opensky/score";
import { standing } from "@/lib/engine/opensky/standing";
import { FARES, type Bid } from "@/lib/engine/opensky/words";
import { botGame } from "@/lib/testing/bots";
import { leaders } from "./leaders";
import { Luck, stream } from "./luck";
import { MARKETS, ROLLS } from "./markets";
import { NONE, Offers } from "./offers";
import { Playout } from "./playout";
import { KINDS, positionOf } from "./position";
import { secondSeasons } from "./seasons";

describe("playouts agree with the rules", () => {
  it("on who leads (6.4)", () => {
    const offer = fc.record({ kind: fc.integer({ min: -1, max: KINDS - 1 }), stops: fc.integer({ min: 0, max: 1 }) });
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 4 }), (offers) => {
        const bids = offers.flatMap(({ kind, stops }, seat): Bid[] => {
          const fare = FARES[kind];
          const itinerary = ["AMS", "CDG", "FRA"].slice(0, stops + 2);
          return fare === undefined ? [] : [{ seat, fare, itinerary }];
        });
        const lead = leaders(offers.map(({ kind }) => kind), offers.map(({ stops }) => stops));
        expect(offers.flatMap((_, seat) => ((lead >> seat) % 2 !== 0 ? [seat] : []))).toEqual(standing(bids).leaders);
      }),
      { numRuns: 1000 },
    );
  });

  it("on who serves which market with how many stops (6.2)", () => {
    let served = 0;
    for (const [index, rules] of CONFIGURATIONS.entries()) {
      for (const state of botGame(rules, gameSeed(3, index), Array(rules.players).fill("regional"), 0)) {
        if (state.phase !== "chooseMarket") continue;
        const offers = new Offers(rules.players);
        const position = positionOf(opensky.view(state, 0));
        for (const [market, { stops, serves }] of reach(state).entries()) {
          const counted = stops.map((fewest, seat) => (serves[seat] && fewest !== null ? fewest : NONE));
          if (counted.some((fewest) => fewest > 2 && fewest !== NONE)) continue;
          offers.look(position, market);
          expect([...offers.stops]).toEqual(counted);
          served += counted.filter((fewest) => fewest !== NONE).length;
        }
      }
    }
    expect(served).toBeGreaterThan(1000);
  });

  it("on what cards, planes and tokens there are: a year played out never has less than nothing", () => {
    const chance = stream(() => 0.7);
    for (const [index, rules] of CONFIGURATIONS.entries()) {
      if (index % 3 !== 1) continue;
      for (const state of botGame(rules, gameSeed(4, index), Array(rules.players).fill("national"), 0)) {
        if (state.phase !== "chooseMarket" || state.month % 3 !== 0) continue;
        const view = opensky.view(state, 0);
        const position = positionOf(view);
        const luck = new Luck(rules.players);
        luck.draw(chance);
        new Playout(rules.players).play(position, { month: state.month, season2: secondSeasons(view) }, luck);
        for (const left of [position.planes, position.hand, position.tokens]) {
          expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        }
        // What was won is what left the hand, extras apart.
        for (const [seat, own] of state.seats.entries()) {
          const kept = sum(FARES.map((fare, kind) => fare * position.cards(seat, kind)));
          const gone = sum(own.hand) - kept;
          const extras = 100 * (3 - own.ancillariesSpent.length - (position.tokens[seat] ?? 0));
          expect(position.points[seat]).toBe(score(own).total + gone + extras);
        }
      }
    }
  });

  it("on the dice: 15 markets, 20 rolls of three markets each, every market in four of them", () => {
    expect(MARKETS).toHaveLength(15);
    expect(ROLLS).toHaveLength(20);
    for (const market of MARKETS.keys()) expect(ROLLS.filter((roll) => roll.includes(market))).toHaveLength(4);
  });
});
