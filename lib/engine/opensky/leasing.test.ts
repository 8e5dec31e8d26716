import { expect, it } from "vitest";
import { initial } from "./initial";
import { leaseLimit, leaseQuote } from "./leasing";
import { score } from "./score";
import type { SeatTable, State } from "./table";

const table: State = initial(
  { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" },
  "00".repeat(32),
);
const [fresh] = table.seats as readonly [SeatTable];

it("works out the change", () => {
  expect(leaseQuote([250], 0, 1)).toEqual({ ok: true, price: 200, paid: 250, short: 0, superfluous: [], change: 50 });
  expect(leaseQuote([], 250, 1)).toEqual({ ok: true, price: 200, paid: 0, short: 0, superfluous: [], change: 50 });
});

it("says how much is missing", () => {
  const quote = { ok: false, price: 400, paid: 250, short: 50, superfluous: [], change: null };
  expect(leaseQuote([250], 100, 2)).toEqual(quote);
});

it("names the cards that are not needed", () => {
  expect(leaseQuote([200, 500], 0, 1)).toMatchObject({ ok: false, superfluous: [200, 500], change: 500 });
  expect(leaseQuote([200, 300], 100, 2)).toMatchObject({ ok: false, superfluous: [200] });
  expect(leaseQuote([300, 300], 0, 3)).toMatchObject({ ok: true, superfluous: [], change: 0 });
});

it("leases up to the starting number and what has been won", () => {
  const at = (own: Partial<SeatTable>): number => leaseLimit({ ...table, seats: [{ ...fresh, ...own }] }, 0);
  expect(at({})).toBe(0);
  expect(at({ won: [300], change: 50 })).toBe(1);
  expect(at({ won: [300], change: 100 })).toBe(2);
  expect(at({ won: [500, 500, 500] })).toBe(4);
  expect(at({ won: [500], planes: ["AMS-CDG", "AMS-CDG", "AMS-CDG"] })).toBe(1);
  expect(at({ won: [500], planes: ["AMS-CDG", "AMS-CDG", "AMS-CDG", "AMS-LHR"] })).toBe(0);
  expect(leaseLimit(table, 7)).toBe(0);
});

it("scores by line", () => {
  const own: SeatTable = { ...fresh, won: [200, 500], change: 50, subsidies: 3, ancillariesSpent: ["seat", "baggage"] };
  expect(score(own)).toEqual({ fares: 700, change: 50, subsidies: 150, ancillaries: 200, total: 1100 });
});
