import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitrarySetup, play } from "@/lib/testing/games";
import { statisticsOf } from "./statistics";

test("statistics agree with what the seats hold at the end, and no part is more than its whole", () => {
  fc.assert(
    fc.property(arbitrarySetup, (setup) => {
      const last = [...play(setup)].at(-1)!.after;
      const taken = (seat: number) =>
        last.months.flatMap(({ leases }) =>
          leases.filter((lease) => lease.seat === seat).flatMap(({ cards }) => cards),
        );
      for (const [seat, counts] of statisticsOf(last).entries()) {
        const held = last.seats[seat]!;
        expect(counts.won).toBe(held.won.length + taken(seat).length);
        expect(counts.fares).toBe([...held.won, ...taken(seat)].reduce((sum, fare) => sum + fare, 0));
        expect(counts.flashDeals).toBe(held.flashDeal ? 0 : 1);
        expect(counts.bids).toBeLessThanOrEqual(counts.markets);
        expect(counts.won).toBeLessThanOrEqual(counts.bids);
        expect(counts.flashDealsWon).toBeLessThanOrEqual(counts.flashDeals);
        expect(counts.gamblesWon).toBeLessThanOrEqual(counts.gambles);
        expect(counts.gamblesWon > 0).toBe(held.ancillariesSpent.length > 0);
      }
    }),
    { numRuns: 40 },
  );
});

test("a market whose fares are sealed tells nothing", () => {
  const rules = { edition: 2, side: "europe", board: "europe-1", players: 2, callsigns: "random" } as const;
  const moves = [...play({ rules, seed: "1".repeat(64), choices: "2".repeat(64), temper: "keen" })];
  const sealed = moves.map(({ after }) => after).filter(({ phase }) => phase === "submitFare");
  expect(sealed.length).toBeGreaterThan(0);
  for (const table of sealed) {
    expect(statisticsOf(table)).toEqual(statisticsOf({ ...table, months: table.months.slice(0, -1) }));
  }
});
