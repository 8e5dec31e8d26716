import type { LogSection } from "../words/log";
import type { LogLine } from "../words/log-line";

/** One happening to look at, and the length of the log at which the table stands as it left it. */
export interface Step {
  readonly at: number;
  readonly line: LogLine & { readonly seq: number };
}

/** What a log tells from entry `mark` on, oldest first; `length` is the number of its entries. */
export function stepsSince(sections: readonly LogSection[], mark: number, length: number): readonly Step[] {
  const lines = sections.flatMap((section) => section.lines).filter((line) => line.seq >= mark);
  // What has no words, as who is asked next, belongs to what came before it.
  return lines.map((line, index) => ({ line, at: lines[index + 1]?.seq ?? length }));
}
