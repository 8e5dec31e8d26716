import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { atOnce, type Delay } from "@/lib/bots/runner/delay";
import type { Mind } from "@/lib/bots/runner/mind";
import { BotRunner } from "@/lib/bots/runner/runner";
import type { Database } from "@/lib/db/database";
import { type Chooser, sampleCommand } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { BotLevel } from "@/lib/protocol/bots";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import { directMind } from "./direct-mind";
import { choice, openHouse, somebody, type TestHouse } from "./house";
import { playing } from "./playing";

/** One node whose bots play; `reports` is what went wrong with them. */
export function botHouse(database: Database, mind: Mind = directMind(), delay: Delay = atOnce) {
  const reports: unknown[] = [];
  const runner = new BotRunner({ mind, delay, report: (_, error) => reports.push(error) });
  const house = openHouse(database, undefined, runner);
  runner.begin(house.rooms);
  return { ...house, runner, reports };
}

export type BotHouse = ReturnType<typeof botHouse>;

/** A running game of a person, who sits in the first seat, against these bots. */
export async function againstBots(house: TestHouse, bots: readonly BotLevel[], changes: Partial<CreateTablePayload> = {}) {
  const person = somebody("A person");
  const players = (bots.length + 1) as CreateTablePayload["players"];
  const made = await house.tables.create(person, choice({ players, bots: [...bots], ...changes }));
  if (!made.ok) throw new Error(made.error.code);
  return { gameId: made.value.gameId, person };
}

const SOON_MS = 30_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays the persons of a game, and waits for its bots, until something holds. */
export async function playBeside(
  house: TestHouse,
  gameId: string,
  choose: Chooser,
  holds: (state: State) => boolean,
  persons: readonly number[] = [0],
): Promise<State> {
  const { position } = playing(house, choose);
  let heard = { version: -1, at: Date.now() };
  for (;;) {
    const { state, version, seats } = await position(gameId);
    if (state.phase === "finished" || holds(state)) return state;
    const seat = state.asked.find((asked) => persons.includes(asked));
    if (seat === undefined) {
      if (version !== heard.version) heard = { version, at: Date.now() };
      else if (Date.now() - heard.at > SOON_MS) throw new Error(`no bot answers in ${state.phase}`);
      await pause(5);
      continue;
    }
    const { seat: _, ...command } = sampleCommand(state, seat, choose, "keen")!;
    const payload = { gameId, commandId: randomUUID(), version, phase: state.phase, command };
    const answer = await house.rooms.command(seats[seat]!, payload);
    // A bot may have been faster: then the question was another one.
    if (!answer.ok) expect(answer.error.code).toMatch(/stale|rule/);
  }
}
