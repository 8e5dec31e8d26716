import { expect, test } from "vitest";
import { placesOf } from "./places";

const places = (scores: readonly number[], resigned?: readonly number[]) =>
  placesOf(scores, resigned).map(({ place }) => place);

test("equals share a place, and the next place is skipped", () => {
  expect(places([700, 950, 700, 950])).toEqual([3, 1, 3, 1]);
});

test("who resigned is behind all others, the first to go last of all", () => {
  expect(places([900, 100, 800, 100], [2, 0])).toEqual([3, 1, 4, 1]);
});
