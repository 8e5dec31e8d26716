import { describe, expect, test } from "vitest";
import { excerpt, find, wordsOf } from "./find";

const shown = (text: string, question: string) =>
  find(text, wordsOf(question))?.map(({ from, to }) => text.slice(from, to));

describe("finding words in the rules", () => {
  test("takes no notice of case, accents and what stands between the words", () => {
    expect(shown("A Flash Deal is a lower fare.", "FARE flash")).toEqual(["Flash", "fare"]);
    expect(shown("Más puntos, más aviones", "mas")).toEqual(["Más", "más"]);
    expect(shown("운임 카드 열 장", "카드")).toEqual(["카드"]);
  });

  test("wants every word", () => {
    expect(shown("A Flash Deal is a lower fare.", "flash hub")).toBeUndefined();
    expect(find("anything", wordsOf("   "))).toEqual([]);
  });

  test("counts what overlaps once", () => {
    expect(shown("hubs and a hub", "hub hubs")).toEqual(["hubs", "hub"]);
  });
});

test("an excerpt begins at a word before the first hit and marks the hits", () => {
  const text = "Your passengers change planes only at your own hubs. Hubs of several airlines may stand at one airport.";
  const pieces = excerpt(text, find(text, wordsOf("hub")) ?? []);
  expect(pieces.map((piece) => piece.text).join("")).toMatch(/^… change planes only at your own hubs\./);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(["hub", "Hub"]);
  expect(excerpt("short", []).map((piece) => piece.text)).toEqual(["short"]);
});
