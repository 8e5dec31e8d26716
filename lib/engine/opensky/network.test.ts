import { describe, expect, it } from "vitest";
import { initial } from "./initial";
import { itineraries, reach } from "./network";
import { checkPlacement } from "./placement";
import type { SeatTable, State } from "./table";
import type { Phase, Side } from "./words";

function table(side: Side, seats: readonly Partial<SeatTable>[], callsigns: readonly string[] = []): State {
  const board = side === "europe" ? "europe-1" : "north-america-1";
  const bare = initial({ edition: 2, side, board, players: 2, callsigns: "chosen" }, "00".repeat(32));
  return {
    ...bare,
    callsigns: bare.callsigns.map((_, index) => callsigns[index] ?? null),
    cubes: callsigns,
    seats: bare.seats.map((seat, index) => ({ ...seat, ...seats[index] })),
  };
}

describe("valid itineraries (6.2)", () => {
  it("connect in Europe at own hubs only", () => {
    const planes = ["AMS-LHR", "AMS-CPH", "CDG-LHR"];
    expect(itineraries(table("europe", [{ planes, regional: ["LHR", "VIE"] }]), 0, "LHR", "CPH")).toEqual([]);
    expect(itineraries(table("europe", [{ planes, regional: ["AMS", "VIE"] }]), 0, "LHR", "CPH")).toEqual([
      ["LHR", "AMS", "CPH"],
    ]);
  });

  it("of two stops count only where nobody has fewer, whatever hubs others lack", () => {
    const far = { planes: ["CDG-LHR", "AMS-CDG", "AMS-CPH"], regional: ["AMS", "CDG"] };
    const oneStop = { planes: ["AMS-LHR", "AMS-CPH"], regional: ["AMS", "VIE"] };
    const noHub = { planes: ["AMS-LHR", "AMS-CPH"], regional: ["CDG", "VIE"] };
    expect(itineraries(table("europe", [far, noHub]), 0, "LHR", "CPH")).toEqual([["LHR", "CDG", "AMS", "CPH"]]);
    expect(itineraries(table("europe", [far, oneStop]), 0, "LHR", "CPH")).toEqual([]);
  });

  it("of nonstop and one stop stand side by side, from either end", () => {
    const planes = ["DEN-DFW", "DEN-ORD", "DFW-ORD"];
    const both = itineraries(table("north-america", [{ planes }]), 0, "ORD", "DFW");
    expect([...both].sort()).toEqual([["ORD", "DEN", "DFW"], ["ORD", "DFW"]]);
  });

  it("never visit an airport twice and stand once however many planes fly them", () => {
    const planes = ["DEN-DFW", "DEN-DFW", "DEN-ORD"];
    expect(itineraries(table("north-america", [{ planes }]), 0, "DFW", "ORD")).toEqual([["DFW", "DEN", "ORD"]]);
  });
});

describe("reach", () => {
  it("names the fewest stops of each seat, and who serves the market", () => {
    const seats = [{ planes: ["DFW-ORD"] }, { planes: ["DEN-DFW", "DEN-SFO", "ORD-YYC", "SFO-YYC"] }];
    expect(reach(table("north-america", seats, ["DFW", "ORD"]))).toEqual([
      { origin: "Alpha", destination: "Bravo", stops: [0, 3], serves: [true, false] },
    ]);
  });

  it("counts planned planes and hubs as if they stood there", () => {
    const start = table("europe", [{ planes: ["AMS-LHR"] }, {}], ["LHR", "CPH", "AMS"]);
    const planned = { seat: 0, planes: ["AMS-CPH"], hubs: ["AMS"] };
    expect(reach(start).map((market) => market.stops[0])).toEqual([null, 0, null]);
    expect(reach(start, planned).map((market) => market.stops[0])).toEqual([1, 0, 0]);
    expect(reach(start, { ...planned, seat: 1 }).map((market) => market.stops)).toEqual([
      [null, null],
      [0, null],
      [null, 0],
    ]);
  });
});

describe("a placement looked at beforehand", () => {
  const start = { ...table("north-america", [{ regional: ["DEN-YVR"] }], ["DEN", "YVR", "SFO"]), due: 3 };
  const at = (phase: Phase, own: Partial<SeatTable> = {}): State => ({
    ...start,
    phase,
    seats: start.seats.map((seat) => ({ ...seat, ...own })),
  });

  it("takes cubes once and permits for routes that have none yet", () => {
    expect(checkPlacement(start, 0, ["DEN-YVR", "SFO-YVR", "SFO-YVR"])).toEqual({
      cubes: ["DEN", "YVR", "SFO"],
      permits: ["SFO-YVR"],
      error: null,
    });
  });

  it("names the route without a permit, the unknown one, and the one too many", () => {
    const draft = at("placePlanes");
    const permits = ["SFO-YVR", "SFO-YYC"];
    expect(checkPlacement(draft, 0, permits).error).toEqual({ code: "no-permit", field: "routes", item: "SFO-YYC" });
    expect(checkPlacement(draft, 0, ["YVR-DEN"]).error).toMatchObject({ code: "unknown-route", item: "YVR-DEN" });
    expect(checkPlacement(draft, 0, [...permits, ...permits]).error).toMatchObject({ code: "wrong-count" });
    expect(checkPlacement(draft, 0, ["DEN-DFW"]).error).toBeNull();
  });

  it("keeps a lease under the starting number", () => {
    const lease = at("leasePlanes", { planes: ["DEN-DFW", "DEN-DFW", "DEN-DFW", "DEN-DFW", "DEN-DFW"] });
    expect(checkPlacement(lease, 0, ["DEN-DFW"]).error).toBeNull();
    expect(checkPlacement(lease, 0, ["DEN-DFW", "DEN-DFW"]).error).toMatchObject({ code: "plane-limit" });
    expect(checkPlacement(lease, 0, ["SFO-YVR", "SFO-YYC"]).error).toMatchObject({ code: "no-permit" });
  });
});
