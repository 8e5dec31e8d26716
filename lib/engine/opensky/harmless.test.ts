import { describe, expect, it } from "vitest";
import { begin, foldEvents } from "@/lib/engine/core/replay";
import { chooser, decided, draw } from "@/lib/testing/games";
import { opensky, reach } from ".";
import { harmlessCommand } from "./harmless";
import { initial } from "./initial";
import { pointsOf } from "./score";
import type { SeatTable, State } from "./table";
import type { Phase, Rules, Side } from "./words";

const rulesOf = (side: Side, more: Partial<Rules> = {}): Rules => ({
  edition: 2,
  side,
  board: side === "europe" ? "europe-1" : "north-america-1",
  players: 2,
  callsigns: "chosen",
  ...more,
});

/** Seat 0 is asked, and has planes, hubs or permits on the board. */
function asked(
  side: Side,
  phase: Phase,
  due: number,
  callsigns: readonly string[],
  own: Partial<SeatTable> = {},
): State {
  const bare = initial(rulesOf(side), "00".repeat(32));
  return {
    ...bare,
    phase,
    due,
    asked: [0],
    callsigns: bare.callsigns.map((_, index) => callsigns[index] ?? null),
    seats: bare.seats.map((seat, index) => (index === 0 ? { ...seat, ...own } : seat)),
  };
}

function routes(side: Side, due: number, callsigns: readonly string[], own: Partial<SeatTable> = {}): unknown {
  const command = harmlessCommand(asked(side, "placePlanes", due, callsigns, own), 0);
  return command?.type === "placePlanes" ? command.routes : command;
}

describe("harmless planes", () => {
  it("go one after the other where most markets are served", () => {
    const callsigns = ["LHR", "AMS", "CPH", "ARN", "LIS", "ATH"];
    expect(routes("europe", 3, callsigns)).toEqual(["AMS-CPH", "AMS-LHR", "ARN-CPH"]);
    const star = ["DEN-DFW", "DEN-LAX", "DEN-SFO"];
    expect(routes("north-america", 1, ["DFW", "LAX", "SFO", "ORD", "DEN"], { planes: star })).toEqual(["DEN-ORD"]);
  });

  it("make a market nonstop where no more can be served", () => {
    expect(routes("north-america", 1, ["DFW", "ORD"], { planes: ["DEN-DFW", "DEN-ORD"] })).toEqual(["DFW-ORD"]);
  });

  it("prepare a connection where none can be made at once, and then make it", () => {
    expect(routes("europe", 1, ["LHR", "VIE"])).toEqual(["FRA-LHR"]);
    expect(routes("europe", 2, ["LHR", "VIE"])).toEqual(["FRA-LHR", "FRA-VIE"]);
    expect(routes("europe", 1, ["LHR", "VIE"], { planes: ["FRA-VIE"] })).toEqual(["FRA-LHR"]);
  });

  it("open no more cross-border routes than there are permits", () => {
    const callsigns = ["YVR", "SFO", "YYC", "DEN"];
    expect(routes("north-america", 3, callsigns)).toEqual(["DEN-SFO", "DEN-YVR", "DEN-YYC"]);
    const one = { regional: ["JFK-YYZ"] };
    expect(routes("north-america", 3, callsigns, one)).toEqual(["DEN-SFO", "DEN-YVR", "YVR-YYC"]);
    const spent = { regional: ["DEN-YYC", "JFK-YYZ"] };
    expect(routes("north-america", 3, callsigns, spent)).toEqual(["DEN-SFO", "DEN-YYC", "YVR-YYC"]);
  });
});

describe("harmless hubs", () => {
  const hubs = (callsigns: readonly string[], planes: readonly string[]): unknown => {
    const command = harmlessCommand(asked("europe", "placeHubs", 2, callsigns, { planes }), 0);
    return command?.type === "placeHubs" ? command.airports : command;
  };

  it("stand where flights meet between callsigns, then where most routes meet", () => {
    const planes = ["AMS-CPH", "AMS-LHR", "CDG-FRA", "CDG-LIS", "FRA-VIE"];
    expect(hubs(["LHR", "CPH", "FRA", "ARN", "VIE", "LIS"], planes)).toEqual(["AMS", "CDG"]);
    expect(hubs(["LHR", "CPH"], ["AMS-LHR", "AMS-CPH", "CDG-FRA", "FRA-VIE", "FRA-MAD"])).toEqual(["AMS", "FRA"]);
  });

  it("stand somewhere without any flight", () => {
    expect(hubs(["LHR", "CPH"], [])).toEqual(["DUB", "LHR"]);
  });
});

describe("harmless answers", () => {
  it("set up a board on which everybody's first network serves every market", () => {
    let { state } = begin(opensky, rulesOf("europe"), "07".repeat(32));
    while (state.phase !== "chooseMarket") {
      state = foldEvents(opensky, state, decided(state, harmlessCommand(state, state.asked[0]!)!));
    }
    expect(state.callsigns).toEqual(["FRA", "VIE", "CPH", "FCO", "CDG", "MAD"]);
    const planes = ["CDG-FCO", "CDG-FRA", "CDG-MAD", "CPH-FRA", "FCO-FRA", "FRA-VIE"];
    expect(state.seats[0]).toMatchObject({ planes, regional: ["CDG", "FRA"] });
    expect(reach(state).filter(({ serves }) => serves[0] && serves[1])).toHaveLength(15);
  });

  it("take the first two dice, sell nothing and spend nothing", () => {
    const given = new Set<string>();
    const choose = chooser("05".repeat(32));
    let { state } = begin(opensky, rulesOf("europe"), "05".repeat(32));
    while (state.phase !== "finished") {
      for (const seat of state.asked) {
        const { seat: _, ...command } = harmlessCommand(state, seat)!;
        const { phase } = state;
        if (phase === "placeCallsign" || phase === "placePlanes" || phase === "placeHubs") continue;
        given.add(command.type);
        if (command.type === "attachAncillaries") expect(command.tokens).toEqual([]);
        if (command.type !== "chooseMarket") continue;
        const [origin, destination] = state.months.at(-1)!.dice;
        expect(command).toEqual({ type: "chooseMarket", origin, destination });
      }
      state = foldEvents(opensky, state, decided(state, draw(state, choose, "keen")));
    }
    const harmless = ["attachAncillaries", "chooseMarket", "declineFare", "declineFlashDeal", "declineLease"];
    expect([...given].sort()).toEqual(harmless);
    expect(pointsOf(state)).toEqual(opensky.outcome(state)?.scores);
    expect(Math.max(...pointsOf(state))).toBeGreaterThan(0);
  });

  it("are given for nobody who is not asked", () => {
    const state = asked("europe", "placePlanes", 3, ["LHR", "VIE"]);
    expect([1, 2, -1].map((seat) => harmlessCommand(state, seat))).toEqual([null, null, null]);
    expect(harmlessCommand({ ...state, phase: "finished", asked: [] }, 0)).toBeNull();
  });
});
