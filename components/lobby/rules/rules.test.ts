import { describe, expect, test } from "vitest";
import rules from "@/lib/i18n/messages/en/rules.json";
import { CHAPTERS } from "./Chapter";

const NUMBERS = Object.keys(rules.rulings).filter((key) => /^\d+$/.test(key));
const RULINGS = 18;

describe("the rules page", () => {
  test("lists all rulings, one after the other", () => {
    expect(NUMBERS.map(Number)).toEqual(Array.from({ length: RULINGS }, (_, index) => index + 1));
  });

  test("refers to every ruling from the rule that it decides", () => {
    const referred = [...JSON.stringify(rules).matchAll(/<r>(\d+)<\/r>/g)].map(([, number]) => number);
    // The introduction shows what a reference looks like.
    expect([...new Set(referred)].toSorted()).toEqual(NUMBERS.toSorted());
  });

  test("has a title for every chapter", () => {
    for (const id of CHAPTERS) expect(rules[id].title).not.toBe("");
  });
});
