import type { FinishedGame } from "../proof";
import type { ReplayGame } from "./timeline";

const isRoomEntry = (entry: FinishedGame["events"][number]): boolean => entry.type.startsWith("room/");

/** A stored game as it may be replayed by whoever has its link: without its seed, and without what was said at the table. */
export const replayGameOf = ({ rules, events }: FinishedGame): ReplayGame => ({
  rules,
  events: events.map((entry) => (isRoomEntry(entry) ? { type: "room/entry" as const } : entry)),
});
