import { expect, it } from "vitest";
import { ratingChangesIn } from "./rating-change";

it("takes of an answer what tells of a rating, and nothing else", () => {
  const change = { seat: 1, before: 1000, after: 1105 };
  expect(ratingChangesIn([change, null, 3, { seat: 0, before: "1000", after: 895 }])).toEqual([change]);
  for (const answer of [null, undefined, {}, "no", 7]) expect(ratingChangesIn(answer)).toEqual([]);
});
