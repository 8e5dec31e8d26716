import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitrarySetup, chooser, decided, opening, play } from "@/lib/testing/games";
import { foldEvents } from "../../core/replay";
import { opensky } from "..";
import type { Command } from "../commands";
import { legal } from "../legal";
import { sampleCommand, type Chooser } from "../sample";
import type { State } from "../table";
import type { Seat, Viewer } from "../words";

/** Positions of a game in which sealed fares have just been asked for from several seats. */
function* sealedRounds(setup: Parameters<typeof play>[0]): Generator<State, void> {
  for (const { before, after } of play(setup)) {
    if (before.phase !== "submitFare" && after.phase === "submitFare" && after.asked.length > 1) yield after;
  }
}

/** Any answer of the seat: half the time a bid, half the time none. */
function anyAnswer(state: State, seat: Seat, choose: Chooser): Command {
  const bid = sampleCommand(state, seat, choose);
  return choose(2) === 0 || bid === null ? { type: "declineFare", seat } : bid;
}

/** What a viewer receives and then knows when these answers arrive. */
function heard(start: State, answers: readonly Command[], viewer: Viewer): string {
  let state = start;
  const received = answers.map((answer) => {
    const events = decided(state, answer);
    state = foldEvents(opensky, state, events);
    return events.map((event) => opensky.viewEvent(event, viewer));
  });
  return JSON.stringify([received, opensky.view(state, viewer)]);
}

describe("before the reveal", () => {
  it("others' answers can be exchanged without anybody noticing, byte for byte", () => {
    let rounds = 0;
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const choose = chooser(setup.seed);
        for (const start of sealedRounds(setup)) {
          rounds += 1;
          const viewers: readonly Viewer[] = ["spectator", ...start.seats.keys()];
          const silent = start.asked[choose(start.asked.length)];
          const answering = start.asked.filter((seat) => seat !== silent);
          const answers = answering.map((seat) => anyAnswer(start, seat, choose));
          for (const viewer of viewers) {
            const others = answers.map((answer) =>
              answer.seat === viewer ? answer : anyAnswer(start, answer.seat, choose),
            );
            expect(heard(start, others, viewer)).toBe(heard(start, answers, viewer));
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(rounds).toBeGreaterThan(50);
  });

  it("a bid and no bid look the same to others, and the owner sees its own", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const start of sealedRounds(setup)) {
          for (const seat of start.asked) {
            const may = legal(start, seat);
            const [fare, itinerary] = may?.type === "submitFare" ? [may.fares[0], may.itineraries[0]] : [];
            if (fare === undefined || itinerary === undefined) throw new Error("an asked seat cannot bid");
            const bid = decided(start, { type: "submitFare", seat, fare, itinerary });
            const none = decided(start, { type: "declineFare", seat });
            for (const viewer of ["spectator", ...start.seats.keys()] as readonly Viewer[]) {
              const [bidSeen, noneSeen] = [bid, none].map((events) =>
                JSON.stringify(events.map((event) => opensky.viewEvent(event, viewer))),
              );
              if (viewer === seat) expect(bidSeen).toContain(String(fare));
              else expect(bidSeen).toBe(noneSeen);
            }
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("at any time", () => {
  it("the seed and the position in the stream are in nobody's view or events", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const viewers: readonly Viewer[] = ["spectator", ...opening(setup).state.seats.keys()];
        for (const { after, events } of play(setup)) {
          const other = { ...after, secret: { ...after.secret, seed: "ab".repeat(32), at: after.secret.at + 7 } };
          for (const viewer of viewers) {
            expect(opensky.view(other, viewer)).toEqual(opensky.view(after, viewer));
            const seen = JSON.stringify(events.map((event) => opensky.viewEvent(event, viewer)));
            expect(seen).not.toContain(setup.seed);
            expect(seen).not.toContain('"at"');
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
