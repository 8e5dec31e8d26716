import { foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Event, EventView } from "@/lib/engine/opensky/events";
import type { View } from "@/lib/engine/opensky/table";
import type { Bid, Rules, Seat } from "@/lib/engine/opensky/words";
import { isRoomEntry, type LogEntryView, type RoomEntry } from "@/lib/protocol/room-entry";
import { gameEntries } from "../proof";
import type { ReplayGame } from "./timeline";

/** Whose eyes a replay looks through: one seat's, as it saw the table then, or with every card turned up. */
export type Viewpoint = Seat | "open";

/** The table at one place of the log. */
export interface ReplayPosition {
  readonly view: View;
  /** The game's own events so far, as this viewpoint knows them. */
  readonly events: readonly EventView[];
  /** The same with what the room wrote among them. */
  readonly entries: readonly LogEntryView[];
  /** Fares that are sealed here and that this viewpoint knows. */
  readonly sealed: readonly Bid[];
}

/** The position after `at` entries of the log. */
export function positionAt({ rules, events }: ReplayGame, at: number, viewpoint: Viewpoint): ReplayPosition {
  const entries = events.slice(0, at);
  const done = gameEntries(entries).map(({ event }) => event as Event);
  const position = viewpoint === "open" ? everything(rules, done) : seen(rules, done, viewpoint);
  const told = position.events[Symbol.iterator]();
  const known = entries.flatMap<LogEntryView>((entry) =>
    isRoomEntry(entry) ? [entry as RoomEntry] : (told.next().value ?? []),
  );
  return { ...position, entries: known };
}

type GamePosition = Omit<ReplayPosition, "entries">;

function everything(rules: Rules, done: readonly Event[]): GamePosition {
  const state = foldEvents(opensky, opensky.initial(rules, ""), done);
  return { view: opensky.view(state, "spectator"), events: done, sealed: state.secret.sealed.flatMap(bidIn) };
}

function seen(rules: Rules, done: readonly Event[], seat: Seat): GamePosition {
  const events = done.map((event) => opensky.viewEvent(event, seat));
  const view = events.reduce<View>(
    (before, event) => opensky.evolveView(before, event),
    opensky.initialView(rules, seat),
  );
  return { view, events, sealed: bidIn(view.sealed) };
}

const bidIn = (answer: Bid | "declined" | null): readonly Bid[] =>
  answer === null || answer === "declined" ? [] : [answer];
