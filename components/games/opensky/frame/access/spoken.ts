import type { LogSection } from "../words/log";
import type { Message } from "../words/message";

/** The log's lines from an entry on, as sentences to be said, oldest first. */
export function spoken(
  sections: readonly LogSection[],
  from: number,
  say: (message: Message) => string,
): readonly string[] {
  return sections
    .flatMap(({ lines }) => lines)
    .filter(({ seq }) => seq >= from)
    .map((line) => {
      const lead = line.lead === undefined ? [] : [line.lead];
      const details = (line.details ?? []).map((detail) => detail.say);
      return [...lead, line.say, ...details].map(say).join(" ");
    });
}
