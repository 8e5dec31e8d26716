import { expect, it } from "vitest";
import { firstDifference } from "./difference";

it("finds nothing in equal values, whatever the order of their keys", () => {
  expect(firstDifference({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBeNull();
});

const cases: readonly (readonly [unknown, unknown, string, string, string])[] = [
  [{ months: [{ dice: ["Echo"] }] }, { months: [{ dice: ["Bravo"] }] }, "months[0].dice[0]", '"Echo"', '"Bravo"'],
  [{ a: 1, b: 2 }, { a: 1 }, "b", "2", "nothing"],
  [{ a: 1 }, { a: 1, b: 2 }, "b", "nothing", "2"],
  [{ a: [] }, { a: [1] }, "a[0]", "nothing", "1"],
  [{ a: {} }, { a: [] }, "a", "{}", "[]"],
  [{ a: null }, { a: {} }, "a", "null", "{}"],
  [JSON.parse('{"toString":1}'), {}, "toString", "1", "nothing"],
  [1, "1", "", "1", '"1"'],
];
it.each(cases)("finds the first difference between %j and %j", (expected, actual, path, a, b) => {
  expect(firstDifference(expected, actual)).toEqual({ path, expected: a, actual: b });
});
