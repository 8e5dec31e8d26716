import { describe, expect, test } from "vitest";
import { legal } from "@/lib/engine/opensky/legal";
import { score } from "@/lib/engine/opensky/score";
import { catalogue } from "@/lib/i18n/catalogue";
import type { OwnCommand } from "@/lib/realtime/client/session";
import { choose, FIRST, goBack, goOn, positionOf, stepOf, type Practice } from "./practice";
import { ME, STEP_IDS, STEPS, type StepId } from "./script";

/** What the coach asks for. */
const RIGHT: Partial<Record<StepId, OwnCommand>> = {
  connect: { type: "placePlanes", routes: ["FCO-FRA", "CDG-FRA"] },
  spokes: { type: "placePlanes", routes: ["CPH-FRA", "FRA-VIE"] },
  hub: { type: "placeHubs", airports: ["ATH", "FRA"] },
  market: { type: "chooseMarket", origin: "Bravo", destination: "Alpha" },
  fare: { type: "submitFare", fare: 250, itinerary: ["FCO", "FRA", "CDG"] },
  undercut: { type: "flashDeal", fare: 200 },
  gamble: { type: "attachAncillaries", tokens: ["baggage"] },
  lease: { type: "declineLease" },
};

/** Legal choices that lead off the lesson, and why the coach says so. */
const WRONG: readonly (readonly [StepId, OwnCommand, string])[] = [
  ["connect", { type: "placePlanes", routes: ["CDG-FRA", "CDG-FRA"] }, "twice"],
  ["connect", { type: "placePlanes", routes: ["CDG-FCO", "CDG-FRA"] }, "nonstop"],
  ["connect", { type: "placePlanes", routes: ["AMS-LHR", "CDG-FRA"] }, "elsewhere"],
  ["spokes", { type: "placePlanes", routes: ["CPH-FRA", "CDG-FRA"] }, "elsewhere"],
  ["hub", { type: "placeHubs", airports: ["CDG", "FCO"] }, "elsewhere"],
  ["market", { type: "chooseMarket", origin: "Alpha", destination: "Charlie" }, "unserved"],
  ["fare", { type: "submitFare", fare: 300, itinerary: ["FCO", "FRA", "CDG"] }, "dear"],
  ["fare", { type: "submitFare", fare: 200, itinerary: ["FCO", "FRA", "CDG"] }, "low"],
  ["fare", { type: "declineFare" }, "none"],
  ["undercut", { type: "declineFlashDeal" }, "keep"],
  ["gamble", { type: "attachAncillaries", tokens: [] }, "none"],
  ["gamble", { type: "attachAncillaries", tokens: ["seat", "checkin"] }, "many"],
];

const step = (practice: Practice): Practice => {
  const right = RIGHT[stepOf(practice).id];
  if (right === undefined) return goOn(practice);
  // The market's ends are named by whoever chose it.
  const command = right.type === "submitFare" ? { ...right, itinerary: itineraryOf(practice) } : right;
  const reply = choose(practice, command);
  if (reply.kind !== "on") throw new Error(`${stepOf(practice).id}: ${JSON.stringify(reply)}`);
  return reply.practice;
};

function itineraryOf(practice: Practice): readonly string[] {
  const may = legal(positionOf(practice).view, ME);
  return may?.type === "submitFare" ? (may.itineraries[0] ?? []) : [];
}

function reach(id: StepId): Practice {
  let practice = FIRST;
  while (stepOf(practice).id !== id) practice = step(practice);
  return practice;
}

describe("the tutorial's flight", () => {
  test("is flown to its end, every step reached, the learner asked wherever the coach asks", () => {
    const reached: StepId[] = [];
    let practice = FIRST;
    for (;;) {
      const { id, judge } = stepOf(practice);
      reached.push(id);
      if (judge !== null) expect(positionOf(practice).view.asked, id).toContain(ME);
      if (id === "points") break;
      practice = step(practice);
    }
    expect(reached).toEqual(STEP_IDS);
    const { view } = positionOf(practice);
    expect(score(view.seats[ME]!)).toEqual({ fares: 200, change: 0, subsidies: 200, ancillaries: 100, total: 500 });
    expect(view.months[0]).toMatchObject({ end: "accepted", winners: [{ seat: ME, fare: 200 }] });
  });

  test("says what is so: who leads, at what half, and what the die showed", () => {
    expect(positionOf(reach("reveal")).view.months[0]).toMatchObject({
      leaders: [ME],
      bids: [{ fare: 250 }, { seat: 1, fare: 500, itinerary: { length: 2 } }, { seat: 2, fare: 300 }],
    });
    const undercut = positionOf(reach("undercut")).view;
    expect(undercut.months[0]?.leaders).toEqual([1]);
    expect(legal(undercut, ME)).toMatchObject({ type: "flashDeal", fares: [200] });
    expect(positionOf(reach("gamble")).view.months[0]?.leaders).toEqual([ME]);
    expect(positionOf(reach("won")).view.months[0]?.priceDie).toBeGreaterThanOrEqual(300);
  });

  test.each(WRONG)("at %s a choice that leads off is answered with why, and the right one still goes on", (id, wrong, why) => {
    const practice = reach(id);
    const command = wrong.type === "submitFare" ? { ...wrong, itinerary: itineraryOf(practice) } : wrong;
    const reply = choose(practice, command);
    expect(reply).toMatchObject({ kind: "objection", practice, objection: { why } });
    expect(stepOf(step(practice)).id).toBe(STEPS[practice.step + 1]?.id);
  });

  test("every objection has its words, and every word its objection", () => {
    const said = Object.entries(catalogue.en.tutorial.steps).flatMap(([id, words]) =>
      "wrong" in words ? Object.keys(words.wrong).map((why) => `${id} ${why}`) : [],
    );
    expect(said.toSorted()).toEqual(WRONG.map(([id, , why]) => `${id} ${why}`).toSorted());
    expect(Object.keys(catalogue.en.tutorial.steps)).toEqual(STEP_IDS);
  });

  test("what the rules forbid is refused by the rules", () => {
    const reply = choose(reach("connect"), { type: "placePlanes", routes: ["CDG-FRA"] });
    expect(reply).toMatchObject({ kind: "illegal", fault: { code: "wrong-count" } });
  });

  test("a choice made before reading on is taken at the step that asks for it", () => {
    const reply = choose(FIRST, RIGHT.connect!);
    expect(reply.kind === "on" && stepOf(reply.practice).id).toBe("spokes");
  });

  test("goes back to where a choice was open, from every step", () => {
    for (const id of STEP_IDS.slice(1)) {
      const practice = reach(id);
      const back = goBack(practice);
      expect(back.step).toBe(practice.step - 1);
      expect(positionOf(back)).toEqual(positionOf(reach(stepOf(back).id)));
      expect(positionOf(step(back))).toEqual(positionOf(practice));
    }
    expect(goBack(FIRST)).toEqual(FIRST);
  });

  test("shows the learner no more than a seat may know", () => {
    const { events } = positionOf(reach("points"));
    expect(events.filter((event) => event.type === "fareSealed")).toHaveLength(1);
    expect(events.filter((event) => event.type === "fareAnswered")).toHaveLength(2);
  });
});
