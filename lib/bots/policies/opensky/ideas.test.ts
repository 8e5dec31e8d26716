import { describe, expect, it } from "vitest";
import { gameSeed, seatChance } from "@/lib/bots/ladder/chance";
import { playerOf, type Mind } from "@/lib/bots/ladder/minds";
import { opensky } from "@/lib/engine/opensky";
import type { Command } from "@/lib/engine/opensky/commands";
import type { SeatTable, State } from "@/lib/engine/opensky/table";
import type { Fare } from "@/lib/engine/opensky/words";
import { asking, table } from "@/lib/testing/bots";

const CALLSIGNS = ["AMS", "CDG", "FRA", "VIE", "FCO", "MAD"];
const ROUNDS = 12;

/** What a mind does in a position with several streams of chance. */
function answers(mind: Mind, state: State, seat = 0): Command[] {
  const { policy } = playerOf(mind);
  return Array.from({ length: ROUNDS }, (_, round) =>
    policy(opensky.view(state, seat), seatChance(gameSeed(5, round), seat), { rollouts: 400 }),
  );
}

const faresOf = (commands: readonly Command[]): number[] =>
  commands.map((command) => (command.type === "submitFare" ? command.fare : 0));

/** Alpha to Bravo in a month, each seat with these planes, hubs and cards. */
function market(month: number, seats: readonly Partial<SeatTable>[], bidders: readonly number[]): State {
  return asking(table("europe", CALLSIGNS, seats), month, ["Alpha", "Bravo"], bidders);
}

const HAND: readonly Fare[] = [200, 250, 300, 400, 500];

describe("fares", () => {
  it.each(["greedy", "regional", "national", "flagCarrier"] as const)(
    "%s asks its highest card alone in March",
    (mind) => {
      const state = market(11, [{ planes: ["AMS-CDG"], hand: HAND }, { planes: [], hand: HAND }], [0]);
      expect(new Set(faresOf(answers(mind, state)))).toEqual(new Set([500]));
    },
  );

  it.each(["national", "flagCarrier"] as const)(
    "%s never asks 400 nonstop where the only rival has one stop and a 200, and never less than is safe",
    (mind) => {
      const rival = { planes: ["AMS-FRA", "CDG-FRA"], regional: ["FRA", "VIE"], hand: [200] as const };
      const state = market(11, [{ planes: ["AMS-CDG"], hand: HAND, flashDeal: false }, rival], [0, 1]);
      expect(new Set(faresOf(answers(mind, state)))).toEqual(new Set([300]));
    },
  );

  it("the flag carrier undercuts all that a rival holds by as little as it can", () => {
    const rival = { planes: ["AMS-CDG"], hand: [400, 500] as const };
    const state = market(11, [{ planes: ["AMS-CDG"], hand: [200, 250, 300, 500], flashDeal: false }, rival], [0, 1]);
    expect(new Set(faresOf(answers("flagCarrier", state)))).toEqual(new Set([300]));
  });

  it("the flag carrier sells a plane for anything in October, when all planes go back", () => {
    const october = market(6, [{ planes: ["AMS-CDG"], hand: HAND }, { planes: [], hand: HAND }], [0]);
    for (const fare of faresOf(answers("flagCarrier", october))) expect(fare).toBeGreaterThanOrEqual(400);
  });
});

describe("ancillaries", () => {
  const leading = (hand: readonly Fare[], fare: Fare): State => {
    // 300 points behind, 200 is not enough.
    const rival = { planes: [], hand: HAND, won: [300] as const };
    const state = market(11, [{ planes: ["AMS-CDG"], hand }, rival], [0]);
    const bid = { seat: 0, fare, itinerary: ["AMS", "CDG"] };
    const months = state.months.map((month) => ({ ...month, answered: [0], bids: [bid], inPlay: [bid], leaders: [0] }));
    return { ...state, phase: "attachAncillaries", asked: [0], months };
  };
  const counts = (mind: Mind, fare: Fare): Set<number> =>
    new Set(
      answers(mind, leading([fare], fare)).map((command) =>
        command.type === "attachAncillaries" ? command.tokens.length : -1,
      ),
    );

  it("in March the flag carrier adds two to 200 (4 in 6 of 400) and none to 500", () => {
    expect(counts("flagCarrier", 200)).toEqual(new Set([2]));
    expect(counts("flagCarrier", 500)).toEqual(new Set([0]));
  });

  it("national adds one to 200 where five in six accept 300, none to 300", () => {
    expect(counts("national", 300)).toEqual(new Set([0]));
    expect([...counts("national", 200)].every((count) => count >= 1)).toBe(true);
  });
});

describe("a Flash Deal in March", () => {
  const losing = (): State => {
    const own = { planes: ["AMS-CDG"], hand: [200, 300, 500] as const };
    const rival = { planes: ["AMS-CDG"], hand: [250, 400] as const, flashDeal: false };
    const state = market(11, [own, rival], [0, 1]);
    const bids = [
      { seat: 0, fare: 500 as const, itinerary: ["AMS", "CDG"] },
      { seat: 1, fare: 400 as const, itinerary: ["AMS", "CDG"] },
    ];
    const months = state.months.map((month) => ({ ...month, answered: [0, 1], bids, inPlay: bids, leaders: [1] }));
    return { ...state, phase: "flashDeal", asked: [0], months };
  };

  it.each(["regional", "national", "flagCarrier"] as const)(
    "%s takes the market with the dearest card that leads alone",
    (mind) => {
      const fares = answers(mind, losing()).map((command) => (command.type === "flashDeal" ? command.fare : 0));
      expect(new Set(fares)).toEqual(new Set([300]));
    },
  );
});
