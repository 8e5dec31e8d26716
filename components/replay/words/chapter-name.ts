import { monthName } from "@/components/games/opensky/frame/months";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import type { Chapter } from "@/lib/history/replay/timeline";

/** The name of a chapter, as "July" or "Winter planning". */
export function chapterName({ tell, log }: Pick<Frame, "tell" | "log">, chapter: Chapter): string {
  switch (chapter.kind) {
    case "setup":
      return log({ key: "heading.setup" });
    case "planning":
      return log({ key: chapter.season === 1 ? "heading.summer" : "heading.winter" });
    case "month":
      return tell(monthName(chapter.month));
    case "end":
      return log({ key: "heading.end" });
  }
}
