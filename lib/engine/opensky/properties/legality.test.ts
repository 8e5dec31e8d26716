import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitrarySetup, chooser, play } from "@/lib/testing/games";
import { opensky } from "..";
import { legal } from "../legal";
import type { Chooser } from "../sample";
import type { State } from "../table";
import { candidates, describes } from "./candidates";

function agrees(state: State, choose: Chooser): void {
  for (const seat of state.seats.keys()) {
    const may = legal(state, seat);
    expect(legal(opensky.view(state, seat), seat)).toEqual(may);
    for (const command of candidates(state, seat, choose)) {
      const result = opensky.decide(state, command);
      if (result.ok === describes(may, command)) continue;
      const answer = result.ok ? "accepted" : `refused as ${result.error.code}`;
      expect.fail(`${JSON.stringify(command)} is ${answer}, but legal says ${JSON.stringify(may)}`);
    }
  }
}

it("exactly what legal describes is accepted, for asked seats and others, from states and views", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(arbitrarySetup, (setup) => {
      const choose = chooser(setup.seed);
      for (const { before, after } of play(setup)) {
        seen.set(before.phase, (seen.get(before.phase) ?? 0) + 1);
        agrees(before, choose);
        if (after.phase === "finished") agrees(after, choose);
      }
    }),
    { numRuns: 25 },
  );
  expect([...seen.keys()].sort()).toEqual([
    "attachAncillaries",
    "chooseMarket",
    "flashDeal",
    "leasePlanes",
    "placeCallsign",
    "placeHubs",
    "placePlanes",
    "submitFare",
  ]);
});
