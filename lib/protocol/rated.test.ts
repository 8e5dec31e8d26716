import { expect, test } from "vitest";
import type { SeatLife } from "./life";
import { ratedPlaces } from "./rated";

const stayed: SeatLife = { away: false, standIn: false, resigned: false, bot: null };
const away = { ...stayed, away: true };
const handedOver = { ...away, standIn: true };
const resigned = { ...stayed, resigned: true };

test("where everybody stayed the places of the result count", () => {
  expect(ratedPlaces([2, 1, 2, 4], [stayed, stayed, stayed, stayed])).toEqual([2, 1, 2, 4]);
});

test("who left stands behind all who stayed, whatever the points", () => {
  expect(ratedPlaces([1, 2], [away, stayed])).toEqual([2, 1]);
  expect(ratedPlaces([1, 2, 3], [handedOver, stayed, stayed])).toEqual([3, 1, 2]);
  expect(ratedPlaces([1, 1, 3, 4], [away, stayed, stayed, resigned])).toEqual([3, 1, 2, 4]);
});

test("those who left keep their order, and equals share their place", () => {
  expect(ratedPlaces([1, 2, 3], [away, stayed, resigned])).toEqual([2, 1, 3]);
  expect(ratedPlaces([1, 1], [away, away])).toEqual([1, 1]);
  expect(ratedPlaces([1, 3, 1, 4], [stayed, away, stayed, away])).toEqual([1, 3, 1, 4]);
});
