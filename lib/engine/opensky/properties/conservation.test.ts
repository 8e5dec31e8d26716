import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitrarySetup, opening, play } from "@/lib/testing/games";
import { mergedNumbers, sum } from "../../core/lists";
import { boardOf } from "../boards";
import type { SeatTable, State } from "../table";
import { ANCILLARIES, FULL_HAND, LEASE_PRICE, PLANES, REGIONAL_TOKENS } from "../words";

it("cards, planes, cubes, tokens and points are conserved", () => {
  fc.assert(
    fc.property(arbitrarySetup, (setup) => {
      conserved(opening(setup).state);
      for (const { after } of play(setup)) conserved(after);
    }),
    { numRuns: 30 },
  );
});

function conserved(state: State): void {
  const placed = state.callsigns.filter((airport) => airport !== null);
  expect(state.cubes.length + sum(state.seats.map((seat) => seat.subsidies))).toBe(placed.length);
  expect(new Set(state.cubes).size).toBe(state.cubes.length);
  for (const [index, seat] of state.seats.entries()) {
    expect(mergedNumbers(seat.hand, seat.won)).toEqual(FULL_HAND);
    planesConserved(state, seat);
    tokensConserved(state, seat, index);
    pointsConserved(state, seat, index);
  }
}

function planesConserved(state: State, seat: SeatTable): void {
  const board = boardOf(state.rules);
  expect(seat.toPlace).toBeGreaterThanOrEqual(0);
  expect(seat.planes.length + seat.toPlace).toBeLessThanOrEqual(PLANES[state.rules.players]);
  expect(seat.planes).toEqual([...seat.planes].sort());
  for (const id of seat.planes) {
    const route = board.routeById.get(id);
    expect(route).toBeDefined();
    if (route?.crossing === true) expect(seat.regional).toContain(id);
  }
}

function tokensConserved(state: State, seat: SeatTable, index: number): void {
  expect(new Set(seat.regional).size).toBe(seat.regional.length);
  expect(seat.regional.length).toBeLessThanOrEqual(REGIONAL_TOKENS);
  expect(ANCILLARIES.filter((token) => seat.ancillariesSpent.includes(token))).toEqual(seat.ancillariesSpent);
  const accepted = state.months.filter((month) => month.end === "accepted" && month.winners[0]?.seat === index);
  expect(seat.ancillariesSpent.length).toBe(sum(accepted.map((month) => month.ancillaries.length)));
  const deals = state.months.flatMap((month) => month.flashDeals).filter((deal) => deal.seat === index);
  expect(deals.length).toBe(seat.flashDeal ? 0 : 1);
}

/** What was won is either still there or was paid for planes. */
function pointsConserved(state: State, seat: SeatTable, index: number): void {
  const earned = state.months.flatMap((month) => month.winners).filter((bid) => bid.seat === index);
  const leases = state.months.flatMap((month) => month.leases).filter((lease) => lease.seat === index);
  const paid = LEASE_PRICE * sum(leases.map((lease) => lease.planes));
  expect(sum(seat.won) + seat.change).toBe(sum(earned.map((bid) => bid.fare)) - paid);
  expect(seat.change).toBeGreaterThanOrEqual(0);
}
