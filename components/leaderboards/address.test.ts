import { expect, test } from "vitest";
import { EVER, POOLS, SIDES } from "@/lib/ratings/ladder";
import { addressOf, readAddress } from "./address";

test("every board has an address that opens it", () => {
  for (const pool of POOLS) {
    for (const side of SIDES) {
      for (const season of [EVER, "2026-4"]) {
        for (const page of [1, 7]) {
          const ladder = { pool, side, season };
          const address = new URL(addressOf(ladder, page), "http://opensky.test");
          expect(readAddress(Object.fromEntries(address.searchParams))).toEqual({ ladder, page });
        }
      }
    }
  }
});

test("what cannot be understood opens the first board", () => {
  const first = readAddress({});
  expect(addressOf(first.ladder, first.page)).toBe("/leaderboards");
  for (const asked of [
    { pool: "three" },
    { side: ["europe", "all"] },
    { period: "2026-9" },
    { page: "0" },
    { page: "1.5" },
    { page: "1e9" },
  ]) {
    expect(readAddress(asked)).toEqual(first);
  }
});
