import { describe, expect, it } from "vitest";
import { timelineOf } from "@/lib/history/replay/timeline";
import { storedLogs } from "@/lib/testing/logs/stored";
import { stopPlaces, ticks } from "./scale";
import { partAt, partsOf } from "./words/story";

const COLUMNS = { width: 50, gap: 30, lead: 10 };

describe.each(storedLogs())("the story of $name", (game) => {
  const timeline = timelineOf(game);

  it("tells every stop of every chapter in one part, in order", () => {
    for (const chapter of timeline.chapters) {
      const parts = partsOf(timeline, chapter);
      for (let stop = Math.max(1, chapter.first); stop <= chapter.last; stop += 1) {
        const part = parts[partAt(parts, stop)];
        expect(part && part.first <= stop && stop <= part.last).toBe(true);
      }
      expect(parts.map(({ first }) => first)).toEqual(parts.map(({ first }) => first).toSorted((a, b) => a - b));
    }
  });

  it("explains who leads wherever fares were turned over", () => {
    for (const chapter of timeline.chapters) {
      const revealed = timeline.stops
        .slice(chapter.first, chapter.last + 1)
        .some(({ event }) => event?.type === "faresRevealed" && event.bids.length > 0);
      expect(partsOf(timeline, chapter).some(({ name }) => name === "lead")).toBe(revealed);
    }
  });

  it("stands from left to right, each month in its column", () => {
    const places = stopPlaces(timeline, COLUMNS);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const chapter of timeline.chapters) {
      if (chapter.kind !== "month") continue;
      const left = 10 + chapter.month * 50 + (chapter.month >= 7 ? 30 : 0);
      expect(places[chapter.last]).toBeCloseTo(left + 50);
      expect(places[chapter.first]).toBeGreaterThan(left);
    }
  });
});

describe("the plot's heights", () => {
  it.each([0, 50, 350, 1_000, 1_750, 4_200, 30_000])("reach %d in a few round steps", (highest) => {
    const marks = ticks(highest);
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(marks.length).toBeLessThanOrEqual(8);
  });
});
