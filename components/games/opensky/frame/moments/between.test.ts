import { describe, expect, it } from "vitest";
import { bid, monthWith, tableWith } from "../../tray/tables.fixture";
import { momentsBetween, tonesBetween } from "./between";

const bids = [bid(0, 300, "AMS-CDG"), bid(1, 400, "AMS-CDG")];
const sealing = monthWith("Alpha", "Bravo", { bidders: [0, 1], answered: [0] });
const open = { ...sealing, bids, inPlay: bids, leaders: [0] };
const settled = { ...open, end: "sole" as const, winners: [bids[0]!] };
const before = tableWith([], { phase: "submitFare", asked: [1], months: [sealing] });

describe("moments", () => {
  it("are fares that are settled as they turn over, once", () => {
    const after = tableWith([], { phase: "leasePlanes", asked: [0], months: [settled] });
    expect(momentsBetween(before, after)).toEqual([{ kind: "reveal", month: 0 }]);
    expect(momentsBetween(after, after)).toEqual([]);
    // The next dice may have been rolled in the same breath.
    const rolled = { ...after, months: [settled, monthWith("Alpha", "Bravo", {})] };
    expect(momentsBetween(before, rolled)).toEqual([{ kind: "reveal", month: 0 }]);
  });

  it("are not fares that lay open before, nor a month without any", () => {
    const flash = tableWith([], { phase: "flashDeal", asked: [1], months: [open] });
    expect(momentsBetween(before, flash)).toEqual([]);
    expect(momentsBetween(flash, tableWith([], { phase: "leasePlanes", months: [settled] }))).toEqual([]);
    const unsold = { ...sealing, bids: [], end: "unsold" as const };
    expect(momentsBetween(before, tableWith([], { phase: "leasePlanes", months: [unsold] }))).toEqual([]);
  });

  it("are the new season and the end", () => {
    const october = tableWith([], { phase: "leasePlanes", month: 6 });
    const winter = tableWith([], { phase: "placePlanes", month: 7, pass: 0 });
    expect(momentsBetween(october, winter)).toEqual([{ kind: "season" }]);
    expect(momentsBetween(winter, { ...winter, asked: [1] })).toEqual([]);
    expect(momentsBetween(winter, { ...winter, phase: "finished" })).toEqual([{ kind: "final" }]);
  });
});

describe("tones", () => {
  it("tell of the reveal, of a month of mine, and that I am asked, in this order", () => {
    const after = tableWith([], { phase: "leasePlanes", asked: [0], months: [settled] });
    expect(tonesBetween(before, after, 0)).toEqual(["reveal", "won", "turn"]);
    expect(tonesBetween(before, after, 1)).toEqual(["reveal"]);
    expect(tonesBetween(before, after, null)).toEqual(["reveal"]);
    expect(tonesBetween(after, after, 0)).toEqual([]);
  });
});
