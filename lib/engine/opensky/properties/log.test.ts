import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitrarySetup, decided, opening, play } from "@/lib/testing/games";
import { foldEvents } from "../../core/replay";
import { opensky } from "..";
import type { Viewer } from "../words";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("the log", () => {
  it("brings back the position from its events alone, also through JSON", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const start = opening(setup);
        let stored = foldEvents(opensky, opensky.initial(setup.rules, setup.seed), throughJson(start.events));
        expect(stored).toEqual(start.state);
        for (const { events, after } of play(setup)) {
          stored = foldEvents(opensky, stored, throughJson(events));
          expect(stored).toEqual(after);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("goes on alike from a position that went through JSON after every command", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        let stored = throughJson(opening(setup).state);
        for (const { command, events, after } of play(setup)) {
          const again = decided(stored, throughJson(command));
          expect(again).toEqual(events);
          stored = throughJson(foldEvents(opensky, stored, again));
          expect(stored).toEqual(after);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("does not change the position it was decided on", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const { before, command } of play(setup)) {
          const copy = JSON.stringify(before);
          foldEvents(opensky, before, decided(before, command));
          expect(JSON.stringify(before)).toBe(copy);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("shows every viewer, event by event, what the view of the position shows", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const viewers: readonly Viewer[] = ["spectator", ...opening(setup).state.seats.keys()];
        for (const viewer of viewers) {
          let known = opensky.initialView(setup.rules, viewer);
          const start = opening(setup);
          for (const event of start.events) known = opensky.evolveView(known, opensky.viewEvent(event, viewer));
          expect(known).toEqual(opensky.view(start.state, viewer));
          for (const { events, after } of play(setup)) {
            for (const event of events) known = opensky.evolveView(known, opensky.viewEvent(event, viewer));
            expect(known).toEqual(opensky.view(after, viewer));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
