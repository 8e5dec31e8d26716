import { expect, it } from "vitest";
import { CHAPTERS } from "@/components/lobby/rules/Chapter";
import { ERROR_CODES } from "@/lib/engine/opensky/commands";
import { PHASES } from "@/lib/engine/opensky/words";
import rules from "@/lib/i18n/messages/en/rules.json";
import replay from "@/lib/i18n/messages/en/replay.json";
import links from "@/lib/i18n/messages/en/opensky-rule-links.json";
import { chapterOf, chapterOfError, chapterOfRefusal, chapterOfSide, LINKED_CHAPTERS } from "./chapters";

it("leads to chapters that the rules page has, and has words for each", () => {
  const linked = [
    ...PHASES.map(chapterOf),
    ...ERROR_CODES.flatMap((code) => chapterOfError(code) ?? []),
    chapterOfSide("europe"),
    chapterOfSide("north-america"),
    ...Object.keys(links).filter((key) => key !== "newPage"),
  ];
  for (const chapter of linked) {
    expect(CHAPTERS).toContain(chapter);
    expect(Object.keys(links)).toContain(chapter);
  }
});

it("leads from every refused decision to a chapter with a title", () => {
  const types = Object.keys(replay.upload.command) as Parameters<typeof chapterOfRefusal>[1][];
  expect(types).not.toEqual([]);
  for (const type of types) {
    for (const code of ERROR_CODES) expect(LINKED_CHAPTERS).toContain(chapterOfRefusal(code, type));
  }
  for (const chapter of LINKED_CHAPTERS) expect(rules[chapter].title).not.toBe("");
});
