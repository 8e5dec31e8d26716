import { opensky } from "@/lib/engine/opensky";
import type { EventView } from "@/lib/engine/opensky/events";
import type { View } from "@/lib/engine/opensky/table";
import type { Rules, Viewer } from "@/lib/engine/opensky/words";
import type { RoomEvents } from "@/lib/protocol/table";

/** A viewer's log and the position it folds to. */
export interface Position {
  readonly viewer: Viewer;
  readonly view: View;
  readonly events: readonly EventView[];
}

/** The position before the first event. */
export const start = (rules: Rules, viewer: Viewer): Position => ({
  viewer,
  view: opensky.initialView(rules, viewer),
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
    view: fresh.reduce((view, event) => opensky.evolveView(view, event), position.view),
    events: [...position.events, ...fresh],
  };
};
