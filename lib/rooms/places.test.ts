import { expect, test } from "vitest";
import { placesOf } from "./places";

test("equals share a place, and the next place is skipped", () => {
  expect(placesOf([700, 950, 700, 950]).map(({ place }) => place)).toEqual([3, 1, 3, 1]);
});
