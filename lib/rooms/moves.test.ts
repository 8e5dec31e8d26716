import { expect, test } from "vitest";
import { foldLife } from "@/lib/protocol/life";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import { hostedGame } from "./games";
import { timeOut } from "./moves";
import { advance, beginning, endingOf, type Position } from "./position";

const game = hostedGame("opensky");
const RULES = { edition: 1, side: "europe", board: "europe-1", players: 3, callsigns: "random" };

const timedOut = (position: Position, missed = 0): Position =>
  advance(game, position, timeOut(game, position, position.asked.map((seat) => ({ seat, missed }))));

/** A game in which everybody's time runs out, at its last question. */
function lastQuestion(): Position {
  const first = beginning(game, RULES, "5e".repeat(32));
  let position = advance(game, first, game.definition.open(first.state));
  for (;;) {
    const next = timedOut(position);
    if (endingOf(game, next) !== null) {
      return position;
    }
    position = next;
  }
}

test("a game whose last decision is made by running out of time was played to its end, whoever is away then", () => {
  const last = lastQuestion();
  expect(last.asked.length).toBeGreaterThan(0);
  for (const [away, voter] of [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]] as const) {
    const entries: readonly RoomEntry[] = [
      { type: "room/wentAway", seat: away },
      { type: "room/voted", seat: voter, motion: { kind: "withoutResult" } },
    ];
    const over = timedOut({ ...last, life: entries.reduce(foldLife, last.life) }, 2);
    expect(endingOf(game, over)).toBe("played");
  }
});
