import { expect, it } from "vitest";
import { CHAPTERS } from "@/components/lobby/rules/Chapter";
import { ERROR_CODES } from "@/lib/engine/opensky/commands";
import { PHASES } from "@/lib/engine/opensky/words";
import links from "@/lib/i18n/messages/en/opensky-rule-links.json";
import { chapterOf, chapterOfError, chapterOfSide } from "./chapters";

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
