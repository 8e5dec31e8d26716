import { SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import type { Chapter, Timeline } from "@/lib/history/replay/timeline";

/** Where months stand, in px from the left: twelve equal columns with a gap between the seasons. */
export interface Columns {
  readonly width: number;
  readonly gap: number;
  /** Before April, where the summer is planned. */
  readonly lead: number;
}

export const columnLeft = ({ width, gap, lead }: Columns, month: number): number =>
  lead + month * width + (month >= SEASON_2_MONTH ? gap : 0);

/** From and to which px a chapter goes. */
function span(columns: Columns, chapter: Chapter): readonly [from: number, to: number] {
  const { width, gap, lead } = columns;
  const end = columnLeft(columns, 11) + width;
  switch (chapter.kind) {
    case "setup":
      return [0, 0];
    case "planning": {
      const winter = columnLeft(columns, SEASON_2_MONTH);
      return chapter.season === 1 ? [0, lead] : [winter - gap, winter];
    }
    case "month":
      return [columnLeft(columns, chapter.month), columnLeft(columns, chapter.month) + width];
    case "end":
      return [end, end];
  }
}

/** Where each stop stands: a chapter's stops are spread over its column. */
export function stopPlaces({ stops, chapters }: Timeline, columns: Columns): readonly number[] {
  return stops.map((stop, index) => {
    const chapter = chapters[stop.chapter];
    if (chapter === undefined) return 0;
    const [from, to] = span(columns, chapter);
    return from + ((to - from) * (index - chapter.first + 1)) / (chapter.last - chapter.first + 1);
  });
}

const STEPS = [100, 200, 250, 500, 1_000, 2_000];
const MOST_LINES = 4;

/** The heights that are marked beside a plot: from 0 to at least the highest, in round steps. */
export function ticks(highest: number): readonly number[] {
  const step = STEPS.find((each) => highest / each <= MOST_LINES) ?? 5_000;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}
