import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANY_GAMES, readGamesQuery, writeGamesQuery, type GamesQuery } from "./query";

const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const person = fc
  .string({ minLength: 1, maxLength: 24 })
  .map((name) => name.replaceAll("\0", "").trim())
  .filter((name) => name !== "");

const query: fc.Arbitrary<GamesQuery> = fc
  .record({
    player: maybe(person),
    opponent: maybe(person),
    side: maybe(fc.constantFrom("europe" as const, "north-america" as const)),
    edition: maybe(fc.constantFrom(1 as const, 2 as const)),
    players: maybe(fc.constantFrom(2 as const, 3 as const, 4 as const)),
    status: maybe(fc.constantFrom("running" as const, "finished" as const)),
    pace: maybe(fc.constantFrom("none" as const, "live" as const, "fast" as const)),
    rated: maybe(fc.constantFrom("yes" as const, "no" as const)),
    result: maybe(fc.constantFrom("won" as const, "shared" as const, "lost" as const)),
    from: maybe(day),
    to: maybe(day),
    order: fc.constantFrom("newest" as const, "oldest" as const),
    after: maybe(fc.record({ startedAt: fc.nat(), gameId: fc.stringMatching(/^[a-z0-9]{16}$/) })),
  })
  .map((made) => (made.player === null ? { ...made, opponent: null, result: null } : made));

const read = (address: string) => readGamesQuery(new URLSearchParams(address));

describe("a list's address", () => {
  test("says the whole query, whatever is asked for", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeGamesQuery(asked))).toEqual({ query: asked, faults: [] });
      }),
    );
  });

  test("is empty for all games", () => {
    expect(writeGamesQuery(ANY_GAMES)).toBe("");
    expect(read("side=&player=&utm=x")).toEqual({ query: ANY_GAMES, faults: [] });
  });

  test.each([
    ["side=asia", "side"],
    ["edition=3", "edition"],
    ["players=04", "players"],
    ["status=won", "status"],
    ["from=2026-02-30x", "from"],
    ["to=tomorrow", "to"],
    ["order=best", "order"],
    ["after=1-x", "after"],
    ["after=99999999999999999-aaaaaaaaaaaaaaaa", "after"],
    ["result=won", "result"],
    ["opponent=Hana", "opponent"],
    [`player=${"x".repeat(61)}`, "player"],
  ])("that cannot be understood (%s) names the parameter and leaves it out", (address, parameter) => {
    const { query: understood, faults } = read(`${address}&players=2`);
    expect(faults.map((fault) => fault.parameter)).toContain(parameter);
    expect(understood).toEqual({ ...ANY_GAMES, players: 2 });
  });
});
