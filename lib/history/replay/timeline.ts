import { opensky, score } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { State } from "@/lib/engine/opensky/table";
import type { Rules } from "@/lib/engine/opensky/words";
import { gameEntries, type LogEntry } from "../proof";

/**
 * A game to look back at. It is folded from its events alone, without the rules that once decided them: an old game
 * looks as it was played, whatever became of the rules since. Holds no seed.
 */
export interface ReplayGame {
  readonly rules: Rules;
  /** The whole log in its order; what the room added counts as a place in it and nothing more. */
  readonly events: readonly LogEntry[];
}

/** A place where the replay can stand: after something that one can tell, and all that followed by itself. */
export interface Stop {
  /** Entries of the log that are done: the position's number in addresses. */
  readonly at: number;
  /** What happened last; null at the start. */
  readonly event: Event | null;
  /** Index of its chapter. */
  readonly chapter: number;
  /** Each seat's points here. */
  readonly scores: readonly number[];
}

export type ChapterKind =
  | { readonly kind: "setup" | "end" }
  | { readonly kind: "planning"; readonly season: 1 | 2 }
  /** Month index, 0 is April. */
  | { readonly kind: "month"; readonly month: number };

export type Chapter = ChapterKind & {
  /** Its first and last stop, as indexes. */
  readonly first: number;
  readonly last: number;
  /** Each seat's points before and after it. */
  readonly before: readonly number[];
  readonly scores: readonly number[];
};

export interface Timeline {
  /** In order; the first is the start, before anything that one can tell. */
  readonly stops: readonly [Stop, ...Stop[]];
  readonly chapters: readonly [Chapter, ...Chapter[]];
  /** Entries of the log. */
  readonly length: number;
}

function chapterBegunBy(event: Event): ChapterKind | null {
  switch (event.type) {
    case "seasonBegan":
      return { kind: "planning", season: event.season };
    case "diceRolled":
      return { kind: "month", month: event.month };
    case "gameEnded":
      return { kind: "end" };
    default:
      return null;
  }
}

const points = (state: State): readonly number[] => state.seats.map((seat) => score(seat).total);

interface Draft {
  readonly kind: ChapterKind;
  readonly first: number;
  readonly before: readonly number[];
  last: number;
  scores: readonly number[];
}

/** All places and chapters of a game. */
export function timelineOf({ rules, events }: ReplayGame): Timeline {
  const told = gameEntries(events).map(({ seq, event }) => ({ seq, event: event as Event }));
  const tellable = told.filter(({ event }) => event.type !== "seatsAsked");
  let state = opensky.initial(rules, "");
  let folded = 0;
  const foldTo = (at: number): void => {
    for (; folded < told.length && (told[folded]?.seq ?? at) < at; folded += 1) {
      const entry = told[folded];
      if (entry) state = opensky.evolve(state, entry.event);
    }
  };

  const begin = tellable[0]?.seq ?? events.length;
  foldTo(begin);
  const opening: Draft = { kind: { kind: "setup" }, first: 0, last: 0, before: points(state), scores: points(state) };
  const chapters: [Draft, ...Draft[]] = [opening];
  const stops: [Stop, ...Stop[]] = [{ at: begin, event: null, chapter: 0, scores: opening.scores }];
  let open: Draft = opening;
  for (const [index, { event }] of tellable.entries()) {
    const at = tellable[index + 1]?.seq ?? events.length;
    const begun = chapterBegunBy(event);
    if (begun !== null) {
      open = { kind: begun, first: stops.length, last: stops.length, before: open.scores, scores: open.scores };
      chapters.push(open);
    }
    foldTo(at);
    open.last = stops.length;
    open.scores = points(state);
    stops.push({ at, event, chapter: chapters.length - 1, scores: open.scores });
  }
  const [first, ...others] = chapters;
  return { stops, chapters: [finished(first), ...others.map(finished)], length: events.length };
}

const finished = ({ kind, first, last, before, scores }: Draft): Chapter => ({ ...kind, first, last, before, scores });

/** The last stop at or before a place in the log. */
export function stopAt({ stops }: Timeline, at: number): number {
  const after = stops.findIndex((stop) => stop.at > at);
  return after < 0 ? stops.length - 1 : Math.max(0, after - 1);
}

export const chapterAt = ({ chapters }: Timeline, index: number): Chapter => chapters[index] ?? chapters[0];
