import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldEvents } from "@/lib/engine/core/replay";
import { opensky, score, summary } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import { finishedGame } from "@/lib/testing/finished";
import { arbitrarySetup } from "@/lib/testing/games";
import { storedLogs, type StoredLog } from "@/lib/testing/logs/stored";
import { commandsOf } from "../commands";
import { gameEntries, type LogEntry } from "../proof";
import { placeIn, queryOf } from "./address";
import { positionAt } from "./position";
import { stopAt, timelineOf } from "./timeline";

const logs = storedLogs();
const [any] = logs as [StoredLog, ...StoredLog[]];
const CHAPTERS = [
  "setup",
  "planning1",
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "planning2",
  "7",
  "8",
  "9",
  "10",
  "11",
  "end",
];

const chapterName = (chapter: ReturnType<typeof timelineOf>["chapters"][number]): string => {
  if (chapter.kind === "month") return String(chapter.month);
  return chapter.kind === "planning" ? `planning${chapter.season}` : chapter.kind;
};

describe("old games", () => {
  it("there are logs of every version of the rules, of both sides (npm run logs keeps new ones)", () => {
    for (let version = 1; version <= opensky.rulesVersion; version += 1) {
      const sides = logs.filter(({ rulesVersion }) => rulesVersion === version).map(({ rules }) => rules.side);
      expect(new Set(sides), `stored logs of rules version ${version}`).toEqual(new Set(["europe", "north-america"]));
    }
  });

  it.each(logs)("$name folds from its events alone to what it was", ({ rules, events, summary: kept }) => {
    const own = events as readonly Event[];
    const state = foldEvents(opensky, opensky.initial(rules, ""), own);
    expect(summary(state, commandsOf(own).length)).toEqual(kept);
    const { view } = positionAt({ rules, events }, events.length, "open");
    expect(view.seats.map((seat) => score(seat).total)).toEqual(kept.seats.map((seat) => seat.score));
    expect(view.winners).toEqual(kept.winners);
    expect(timelineOf({ rules, events }).chapters.map(chapterName)).toEqual(CHAPTERS);
  });

  it("replays what today's rules would not decide", () => {
    // A winner that no rule of ours would have made: the log is believed all the same.
    const events = any.events.map((event) =>
      event.type === "marketSettled" ? { ...event, end: "sole" as const, ancillaries: [] } : event,
    );
    expect(positionAt({ rules: any.rules, events }, events.length, "open").view.phase).toBe("finished");
  });
});

describe("a replay", () => {
  it("stands where the game stood, for every viewer, at every place of the log", () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.double({ min: 0, max: 1, noNaN: true }), (setup, part) => {
        const { rules, events } = finishedGame(setup);
        const at = Math.round(part * events.length);
        const state = foldEvents(opensky, opensky.initial(rules, ""), events.slice(0, at) as readonly Event[]);
        expect(positionAt({ rules, events }, at, "open").view).toEqual(opensky.view(state, "spectator"));
        for (let seat = 0; seat < rules.players; seat += 1) {
          const seen = positionAt({ rules, events }, at, seat);
          expect(seen.view).toEqual(opensky.view(state, seat));
          expect(seen.sealed.every((bid) => bid.seat === seat)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("shows a seat no fare of another before the reveal, and shows them all when everything is open", () => {
    const { rules, events } = any;
    const reveal = events.findIndex((event, seq) => event.type === "faresRevealed" && countSealed(events, seq) >= 2);
    const before = { game: { rules, events }, at: reveal };
    const open = positionAt(before.game, before.at, "open");
    expect(open.sealed.length).toBeGreaterThanOrEqual(2);
    const seen = positionAt(before.game, before.at, 0);
    const others = seen.events.filter((event) => "fare" in event && event.type === "fareSealed" && event.seat !== 0);
    expect(others).toEqual([]);
    expect(seen.events.some((event) => event.type === "fareAnswered")).toBe(true);
  });

  it("tells one thing at a time, in order, from the start to the end", () => {
    const { stops, chapters, length } = timelineOf(any);
    expect(stops.every((stop, index) => index === 0 || stop.at > (stops[index - 1]?.at ?? 0))).toBe(true);
    expect(stops.at(-1)?.at).toBe(length);
    expect(
      chapters.every((chapter, index) => index === 0 || chapter.first === (chapters[index - 1]?.last ?? 0) + 1),
    ).toBe(true);
    expect(chapters.at(-1)?.scores).toEqual(any.summary.seats.map((seat) => seat.score));
    expect(stopAt({ stops, chapters, length }, length + 5)).toBe(stops.length - 1);
    for (const [index, stop] of stops.entries()) expect(stopAt({ stops, chapters, length }, stop.at)).toBe(index);
  });

  it("counts what the room added as places in the log and nothing more", () => {
    const talk: LogEntry = { type: "room/said" };
    const events = any.events.flatMap((event) => [talk, event]);
    const { stops, length } = timelineOf({ rules: any.rules, events });
    expect(stops.length).toBe(timelineOf(any).stops.length);
    expect(length).toBe(2 * any.events.length);
    const last = positionAt({ rules: any.rules, events }, length, "open");
    expect(last.view).toEqual(positionAt(any, any.events.length, "open").view);
    expect(last.events.length).toBe(gameEntries(events).length);
    expect(last.entries.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
  });

  it("ends where the players ended the game", () => {
    const cut = any.events.slice(0, 120);
    const game = { rules: any.rules, events: [...cut, { type: "room/ended" as const, how: "agreement" }] };
    const { stops, chapters } = timelineOf(game);
    expect(stops.at(-1)?.at).toBe(121);
    expect(chapters.at(-1)?.kind).not.toBe("end");
    expect(positionAt(game, 121, 0).entries.at(-1)).toEqual({ type: "room/ended", how: "agreement" });
    expect(positionAt(game, 120, 0).entries.some(({ type }) => type === "room/ended")).toBe(false);
  });
});

describe("the address of a place", () => {
  it("leads back to the place", () => {
    for (const place of [
      { at: 0, viewpoint: "open" as const },
      { at: 57, viewpoint: 2 },
    ]) {
      expect(placeIn(Object.fromEntries(new URLSearchParams(queryOf(place))), 100, 3)).toEqual(place);
    }
  });

  it("is the start with everything open where it cannot be", () => {
    expect(placeIn({}, 100, 3)).toEqual({ at: 0, viewpoint: "open" });
    expect(placeIn({ at: "-3", seat: "3" }, 100, 3)).toEqual({ at: 0, viewpoint: "open" });
    expect(placeIn({ at: "9999", seat: ["1", "2"] }, 100, 3)).toEqual({ at: 100, viewpoint: 1 });
  });
});

function countSealed(events: readonly LogEntry[], before: number): number {
  let count = 0;
  for (let seq = before - 1; seq >= 0; seq -= 1) {
    const type = events[seq]?.type;
    if (type === "marketChosen") break;
    if (type === "fareSealed") count += 1;
  }
  return count;
}
