import { evolveView } from "@/lib/engine/opensky/evolve";
import type { View } from "@/lib/engine/opensky/table";
import { initialView } from "@/lib/engine/opensky/view";
import type { Rules, Viewer } from "@/lib/engine/opensky/words";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import { isRoomEntry, type LogEntryView } from "@/lib/protocol/room-entry";
import type { RoomEvents } from "@/lib/protocol/table";

/** A viewer's log and the position it folds to. */
export interface Position {
  readonly viewer: Viewer;
  readonly view: View;
  readonly life: TableLife;
  readonly events: readonly LogEntryView[];
}

/** The position before the first event. */
export const start = (rules: Rules, viewer: Viewer): Position => ({
  viewer,
  view: initialView(rules, viewer),
  life: newLife(rules.players),
  events: [],
});

/**
 * The position after further events of the log, each taken once: events already known are passed over.
 * Null where events between the known ones and these are missing.
 */
export const absorb = (position: Position, news: RoomEvents): Position | null => {
  const known = position.events.length;
  if (news.from > known) return null;
  const fresh = news.events.slice(known - news.from);
  if (fresh.length === 0) return position;
  return {
    viewer: position.viewer,
    view: fresh.reduce((view, entry) => (isRoomEntry(entry) ? view : evolveView(view, entry)), position.view),
    life: fresh.reduce((life, entry) => (isRoomEntry(entry) ? foldLife(life, entry) : life), position.life),
    events: [...position.events, ...fresh],
  };
};
