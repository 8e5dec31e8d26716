import { ENDINGS, type Ending } from "@/lib/protocol/room-entry";

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (entry: unknown): Fields => (typeof entry === "object" && entry !== null ? { ...entry } : {});

/** How often the room decided for a seat that did not, as a published log says. */
export const actedCount = (events: readonly unknown[]): number =>
  events.filter((entry) => fieldsOf(entry)["type"] === "room/actedFor").length;

/** How a published log says that its game ended before its last month; null where it says nothing that is known. */
export function earlyEnding(events: readonly unknown[]): Ending | null {
  const last = fieldsOf(events.at(-1));
  return last["type"] === "room/ended" ? (ENDINGS.find((how) => how === last["how"]) ?? null) : null;
}
