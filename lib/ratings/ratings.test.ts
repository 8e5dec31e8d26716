import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVER, laddersOf, monthsOf, seasonOf, seasonsBetween } from "./ladder";
import { afterGame, ESTABLISHED_SIGMA, isEstablished, standingOf, UNKNOWN } from "./maths";
import { points } from "./points";
import { differences, type OrderedGame, Recomputation } from "./recompute";

const game = (order: number, seats: readonly (readonly [string, number])[]): OrderedGame => ({
  order: BigInt(order),
  players: seats.length,
  side: order % 2 === 0 ? "europe" : "north-america",
  finishedAt: new Date(Date.UTC(2026, order % 12, 3)),
  seats: seats.map(([userId, place]) => ({ userId, place })),
});

function computed(games: readonly OrderedGame[]): Recomputation {
  const all = new Recomputation();
  for (const each of games) all.add(each);
  return all;
}

describe("beliefs", () => {
  test("who wins rises, who loses falls, who shares stays, and everybody is known better", () => {
    const [won, lost] = afterGame([UNKNOWN, UNKNOWN], [1, 2]);
    expect(won!.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(lost!.mu).toBeLessThan(UNKNOWN.mu);
    const shared = afterGame([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 3]);
    expect(shared[0]!.mu).toBeCloseTo(shared[1]!.mu, 12);
    expect(shared[0]!.mu).toBeGreaterThan(shared[2]!.mu);
    for (const { sigma } of [won!, lost!, ...shared]) expect(sigma).toBeLessThan(UNKNOWN.sigma);
    expect(afterGame([UNKNOWN, UNKNOWN], [1, 1]).map(({ mu }) => mu)).toEqual([UNKNOWN.mu, UNKNOWN.mu]);
  });

  test("a rating is established after about ten games, and only then ranks", () => {
    let beliefs: readonly { mu: number; sigma: number }[] = [UNKNOWN, UNKNOWN];
    let games = 0;
    while (!isEstablished(beliefs[0]!)) {
      expect(standingOf(beliefs[0]!)).toBeNull();
      beliefs = afterGame(beliefs, games % 2 === 0 ? [1, 2] : [2, 1]);
      games += 1;
    }
    expect(games).toBeGreaterThanOrEqual(8);
    expect(games).toBeLessThanOrEqual(10);
    expect(standingOf(beliefs[0]!)).toBe(beliefs[0]!.mu - 3 * beliefs[0]!.sigma);
    expect(beliefs[0]!.sigma).toBeLessThanOrEqual(ESTABLISHED_SIGMA);
    expect(points(UNKNOWN.mu)).toBe(1000);
    expect(points(UNKNOWN.mu - 3 * UNKNOWN.sigma)).toBe(0);
  });
});

describe("ladders", () => {
  test("a game counts for its pool, on its side, in its season and for all time", () => {
    const ladders = laddersOf({ players: 4, side: "europe", finishedAt: new Date("2026-12-31T23:59:59.999Z") });
    expect(ladders.map(({ pool, side, season }) => `${pool} ${side} ${season}`)).toEqual([
      `more all ${EVER}`,
      `more europe ${EVER}`,
      "more all 2026-4",
      "more europe 2026-4",
    ]);
  });

  test("seasons are the calendar's quarters by UTC", () => {
    expect(seasonOf(new Date("2027-01-01T00:00:00Z"))).toBe("2027-1");
    expect(monthsOf("2026-4")).toEqual({ first: new Date("2026-10-01"), last: new Date("2026-12-01") });
    expect(["2026-5", "2026-0", "all", "2026-4 "].map(monthsOf)).toEqual([null, null, null, null]);
    expect(seasonsBetween(new Date("2026-06-30"), new Date("2027-01-02"), 9)).toEqual([
      "2027-1",
      "2026-4",
      "2026-3",
      "2026-2",
    ]);
    expect(seasonsBetween(new Date("2020-01-01"), new Date("2027-01-02"), 2)).toEqual(["2027-1", "2026-4"]);
  });
});

/** Games in which every seat has a player and a place. */
const arbitraryGames = (people: readonly string[]) =>
  fc.array(
    fc
      .record({
        who: fc.shuffledSubarray([...people], { minLength: 2, maxLength: 4 }),
        places: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
      })
      .map(({ who, places }) => who.map((userId, seat) => [userId, places[seat] ?? 1] as const)),
    { maxLength: 8 },
  );

test("the order in which games of different players are rated does not matter, to the bit", () => {
  const two = fc.tuple(arbitraryGames(["ann", "bob", "cem", "dan"]), arbitraryGames(["eve", "fay", "gus", "hal"]));
  fc.assert(
    fc.property(two, fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }), ([ours, theirs], turns) => {
      const here = ours.map((seats, n) => game(n, seats));
      const there = theirs.map((seats, n) => game(100 + n, seats));
      const mixed: OrderedGame[] = [];
      const rest = { here: [...here], there: [...there] };
      for (const turn of turns) mixed.push(...(turn ? rest.here : rest.there).splice(0, 1));
      mixed.push(...rest.there, ...rest.here);
      expect(differences(computed(mixed), computed([...here, ...there]))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a difference of one bit is found", () => {
  const games = [
    game(1, [
      ["ann", 1],
      ["bob", 2],
    ]),
  ];
  const { ratings, changes } = computed(games);
  const [first, ...others] = ratings;
  const off = { ratings: [{ ...first!, mu: first!.mu * (1 + Number.EPSILON) }, ...others], changes };
  expect(differences(computed(games), off)).toEqual(["rating two all all ann"]);
  expect(differences(computed(games), { ratings, changes: changes.slice(1) })).toEqual(["change 1 ann"]);
  expect(differences({ ratings: [], changes: [] }, { ratings: [first!], changes: [] })).toEqual([
    "rating two all all ann without its game",
  ]);
});
