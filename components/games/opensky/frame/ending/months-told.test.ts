import { describe, expect, it } from "vitest";
import { bid, monthWith, tableWith } from "../../tray/tables.fixture";
import { bestMonth, narrowestMonth } from "./months-told";

const nonstop = (seat: number, fare: 200 | 250 | 300 | 400 | 500) => bid(seat, fare, "AMS-CDG");

describe("the story of a game", () => {
  const first = monthWith("Alpha", "Bravo", {
    inPlay: [nonstop(0, 300), nonstop(1, 500)],
    leaders: [0],
    end: "accepted",
    ancillaries: ["seat", "baggage"],
    winners: [nonstop(0, 300)],
  });
  const second = monthWith("Alpha", "Bravo", {
    inPlay: [nonstop(1, 400), bid(2, 250, "AMS-FRA-CDG")],
    leaders: [1],
    end: "sole",
    winners: [nonstop(1, 400)],
  });
  const alone = monthWith("Alpha", "Bravo", {
    inPlay: [nonstop(2, 500)],
    leaders: [2],
    end: "sole",
    winners: [nonstop(2, 500)],
  });
  const shared = monthWith("Alpha", "Bravo", { end: "tie", winners: [nonstop(0, 200), nonstop(2, 200)] });

  it("tells the first month that brought one airline most, ancillaries that were accepted included", () => {
    expect(bestMonth(tableWith([], { months: [first, second, alone] }))).toEqual({ month: 0, seat: 0, points: 500 });
    const refused = { ...first, end: "alternative" as const, winners: [nonstop(1, 500)] };
    expect(bestMonth(tableWith([], { months: [second, refused] }))).toEqual({ month: 1, seat: 1, points: 500 });
    expect(bestMonth(tableWith([], { months: [monthWith("Alpha", "Bravo", { end: "unsold" })] }))).toBeNull();
  });

  it("tells by how much the narrowest month was lost, the half rule counted", () => {
    // The one stop at 250 would have led with 200, half of 400; the nonstop at 500 would have shared with 300.
    expect(narrowestMonth(tableWith([], { months: [first, second, alone] }))).toEqual({ month: 1, by: 50, seats: [2] });
    expect(narrowestMonth(tableWith([], { months: [first] }))).toEqual({ month: 0, by: 200, seats: [1] });
    expect(narrowestMonth(tableWith([], { months: [second, shared] }))).toEqual({ month: 1, by: 0, seats: [0, 2] });
    expect(narrowestMonth(tableWith([], { months: [alone] }))).toBeNull();
  });
});
