import { foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Event, EventView } from "@/lib/engine/opensky/events";
import type { View } from "@/lib/engine/opensky/table";
import type { Bid, Rules, Seat } from "@/lib/engine/opensky/words";
import { gameEntries } from "../proof";
import type { ReplayGame } from "./timeline";

/** Whose eyes a replay looks through: one seat's, as it saw the table then, or with every card turned up. */
export type Viewpoint = Seat | "open";

/** The table at one place of the log. */
export interface ReplayPosition {
  readonly view: View;
  /** The log so far, as this viewpoint knows it, without the room's own entries. */
  readonly events: readonly EventView[];
  /** Fares that are sealed here and that this viewpoint knows. */
  readonly sealed: readonly Bid[];
}

/** The position after `at` entries of the log. */
export function positionAt({ rules, events }: ReplayGame, at: number, viewpoint: Viewpoint): ReplayPosition {
  const done = gameEntries(events.slice(0, at)).map(({ event }) => event as Event);
  return viewpoint === "open" ? everything(rules, done) : seen(rules, done, viewpoint);
}

function everything(rules: Rules, done: readonly Event[]): ReplayPosition {
  const state = foldEvents(opensky, opensky.initial(rules, ""), done);
  return { view: opensky.view(state, "spectator"), events: done, sealed: state.secret.sealed.flatMap(bidIn) };
}

function seen(rules: Rules, done: readonly Event[], seat: Seat): ReplayPosition {
  const events = done.map((event) => opensky.viewEvent(event, seat));
  const view = events.reduce<View>(
    (before, event) => opensky.evolveView(before, event),
    opensky.initialView(rules, seat),
  );
  return { view, events, sealed: bidIn(view.sealed) };
}

const bidIn = (answer: Bid | "declined" | null): readonly Bid[] =>
  answer === null || answer === "declined" ? [] : [answer];
