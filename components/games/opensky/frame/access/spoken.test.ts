import { describe, expect, it } from "vitest";
import { spoken } from "./spoken";

const sections = [
  {
    heading: { key: "heading.setup" },
    lines: [{ seq: 0, seat: 0, say: { key: "first" } }],
  },
  {
    heading: { key: "heading.month.Apr" },
    lines: [
      { seq: 2, seat: null, say: { key: "second" }, details: [{ say: { key: "a" } }, { say: { key: "b" } }] },
      { seq: 3, seat: 1, lead: { key: "for them" }, say: { key: "third" } },
    ],
  },
];

describe("what screen readers hear", () => {
  it("is every new line of the log, oldest first, each as one piece", () => {
    expect(spoken(sections, 1, ({ key }) => key)).toEqual(["second a b", "for them third"]);
  });

  it("is nothing where nothing is new", () => {
    expect(spoken(sections, 4, ({ key }) => key)).toEqual([]);
  });
});
