import { describe, expect, test } from "vitest";
import { defaultBudget, policyOf } from "@/lib/bots/policies/opensky/policies";
import type { Command } from "@/lib/engine/opensky/commands";
import { legal } from "@/lib/engine/opensky/legal";
import type { Rules, Seat } from "@/lib/engine/opensky/words";
import { askedOf, gameOf, kept, play, positionOf, sealing, type Sitter, type SoloGame } from "./game";
import { firstPlace, placeAfter, type Place } from "./turns";

const person = (name: string): Sitter => ({ kind: "person", name });
const BOT: Sitter = { kind: "bot", level: "regional" };

const gameWith = (sitters: readonly Sitter[], seed = "5".repeat(64)): SoloGame => {
  const rules: Rules = {
    edition: 2,
    side: "europe",
    board: "europe-1",
    players: sitters.length as Rules["players"],
    callsigns: "random",
  };
  return { rules, seed, sitters, commands: [] };
};

/** What a seat does here: a network far from those of the others, a bid wherever it can, else what a gentle bot would. */
function choice(game: SoloGame, seat: Seat): Command {
  const { view } = positionOf(game, seat);
  const may = legal(view, seat);
  if (may?.type === "placePlanes" && seat === 2) {
    const near = may.routes.filter((route) => !may.crossing.includes(route));
    return { type: may.type, seat, routes: near.slice(-may.count) };
  }
  const itinerary = may?.type === "submitFare" ? may.itineraries[0] : undefined;
  const fare = may?.type === "submitFare" ? may.fares[0] : undefined;
  return itinerary !== undefined && fare !== undefined
    ? { type: "submitFare", seat, fare, itinerary }
    : policyOf("regional")(view, () => 0.5, defaultBudget("regional"));
}

function step(game: SoloGame, seat: Seat): SoloGame {
  const next = play(game, choice(game, seat));
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** The first of the games, everybody doing what `choice` says, that comes to be as wanted. */
function until(games: readonly SoloGame[], wanted: (game: SoloGame) => boolean): SoloGame {
  for (const game of games) {
    let now: SoloGame | null = game;
    while (now !== null && !wanted(now)) {
      const { people, bots } = askedOf(now);
      const seat: Seat | undefined = bots[0] ?? people[0];
      now = seat === undefined ? null : step(now, seat);
    }
    if (now !== null) return now;
  }
  throw new Error("no game came to be as wanted");
}

const lift = (place: Place): Place => ({ ...place, curtain: "lifted" });

describe("several people at one device", () => {
  const [anna, ben] = [person("Anna"), person("Ben")];

  test("what lies open goes to whoever is asked, without a curtain", () => {
    const game = gameWith([anna, ben]);
    expect(firstPlace(game)).toEqual({ seat: 0, curtain: "none" });
    const after = step(game, 0);
    expect(placeAfter(after, { seat: 0, curtain: "none" })).toEqual({ seat: 1, curtain: "none" });
  });

  test("sealed fares are chosen one after the other, each behind a curtain", () => {
    const sealed = until([gameWith([anna, ben])], (game) => sealing(game).length === 2);
    const first = placeAfter(sealed, { seat: 0, curtain: "none" });
    expect(first).toEqual({ seat: 0, curtain: "down" });
    expect(placeAfter(sealed, lift(first))).toEqual({ seat: 0, curtain: "lifted" });
    const second = placeAfter(step(sealed, 0), lift(first));
    expect(second).toEqual({ seat: 1, curtain: "down" });
    const opened = step(step(sealed, 0), 1);
    expect(sealing(opened)).toEqual([]);
    expect(placeAfter(opened, lift(second)).curtain).toBe("none");
  });

  test("the second to seal knows nothing of the first one's fare", () => {
    const sealed = until([gameWith([anna, ben])], (game) => sealing(game).length === 2);
    const { view, events } = positionOf(step(sealed, 0), 1);
    expect(view.sealed).toBeNull();
    expect(events.at(-1)).toEqual({ type: "fareAnswered", seat: 0 });
  });

  test("somebody who bids against bots alone needs no curtain", () => {
    const alone = (game: SoloGame) => sealing(game).length === 1 && askedOf(game).people.length === 1;
    const games = Array.from({ length: 16 }, (_, n) => gameWith([anna, BOT, ben], n.toString(16).repeat(64)));
    const one = until(games, alone);
    expect(placeAfter(one, { seat: 0, curtain: "none" })).toEqual({ seat: askedOf(one).people[0], curtain: "none" });
  });
});

test("one person stays before the screen while the bots play", () => {
  let game = gameWith([BOT, person("Anna")]);
  let place = firstPlace(game);
  for (let moves = 0; moves < 30; moves += 1) {
    expect(place).toEqual({ seat: 1, curtain: "none" });
    const { people, bots } = askedOf(game);
    const seat = bots[0] ?? people[0];
    if (seat === undefined) break;
    game = step(game, seat);
    place = placeAfter(game, place);
  }
  expect(game.commands.length).toBeGreaterThan(10);
});

test("a kept game is taken up as it was; what is none is not", () => {
  const game = until([gameWith([BOT, person("Anna")])], ({ commands }) => commands.length === 7);
  const changed = (change: object) => JSON.stringify({ ...(JSON.parse(kept(game)) as object), ...change });
  expect(gameOf(kept(game))).toEqual(game);
  expect(gameOf(null)).toBeNull();
  expect(gameOf("{")).toBeNull();
  expect(gameOf(changed({ sitters: [BOT] }))).toBeNull();
  expect(gameOf(changed({ sitters: [BOT, { kind: "bot", level: "national flag" }] }))).toBeNull();
  expect(gameOf(changed({ seed: "5" }))).toBeNull();
  expect(gameOf(changed({ commands: [...game.commands, { type: "declineLease", seat: 0 }] }))).toBeNull();
});
