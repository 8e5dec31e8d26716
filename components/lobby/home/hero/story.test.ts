import { expect, test } from "vitest";
import { framesOf, stillOf } from "./stage";
import { scenes } from "./story";

test("the recorded game tells each month from its market to its winner", () => {
  const told = scenes();
  const months = [...new Set(told.map(({ index }) => index))];
  expect(months).toEqual([1, 2, 3]);
  for (const month of months) {
    const words = told.filter(({ index }) => index === month).map(({ word }) => word.kind);
    expect(words.slice(0, 3)).toEqual(["market", "sealed", "revealed"]);
    expect(words.at(-1)).toMatch(/^won/);
  }
});

test("the still picture is where a fare with a stop wins by the half rule, both fares flagged", () => {
  const frames = framesOf({ signWord: (sign) => sign.toUpperCase(), placeName: (id) => id, cityName: (id) => id });
  const still = frames[stillOf(frames)];
  expect(still?.scene.word.kind).toBe("wonByHalf");
  expect(still?.layout.flags).toHaveLength(2);
  expect(still?.layout.flags.filter(({ leads }) => leads)).toHaveLength(1);
  expect(still?.layout.nodes.filter(({ market }) => market)).toHaveLength(2);
});
