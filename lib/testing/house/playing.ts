import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import { sampleCommand, type Chooser } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { CommandPayload } from "@/lib/protocol/payloads";
import { isRoomEntry, type LogEntryView } from "@/lib/protocol/room-entry";
import { startedGame, type TestHouse } from "./house";

export interface TruePosition {
  readonly state: State;
  readonly version: number;
  readonly seats: readonly string[];
  readonly entries: readonly LogEntryView[];
}

/** Plays games of a house as their pages would, from the log alone. */
export function playing(house: TestHouse, choose: Chooser) {
  /** The true position. */
  async function position(gameId: string): Promise<TruePosition> {
    const log = await house.log.log(gameId, 0);
    if (!log) throw new Error("no log");
    const first = opensky.initial(log.rules as State["rules"], log.seed);
    const entries = log.events as readonly LogEntryView[];
    const state = entries.reduce((so, entry) => (isRoomEntry(entry) ? so : opensky.evolve(so, entry as Event)), first);
    return { state, version: log.version, seats: log.seats, entries };
  }

  /** A legal command of a seat that is asked, as its page would send it. */
  async function next(gameId: string, seat?: number): Promise<{ userId: string; payload: CommandPayload }> {
    const { state, version, seats } = await position(gameId);
    const who = seat ?? state.asked[0]!;
    const { seat: _, ...command } = sampleCommand(state, who, choose, "keen")!;
    return {
      userId: seats[who]!,
      payload: { gameId, commandId: randomUUID(), version, phase: state.phase, command },
    };
  }

  /** Plays on until a phase has come. */
  async function playTo(gameId: string, holds: (state: State) => boolean): Promise<State> {
    for (;;) {
      const { state } = await position(gameId);
      if (holds(state) || state.phase === "finished") return state;
      const { userId, payload } = await next(gameId);
      const answer = await house.rooms.command(userId, payload);
      expect(answer).toMatchObject({ ok: true });
    }
  }

  /** A game that has come to a phase; not every game does. */
  async function startedUntil(holds: (state: State) => boolean, changes: Parameters<typeof startedGame>[1] = {}) {
    for (;;) {
      const { gameId } = await startedGame(house, changes);
      const state = await playTo(gameId, holds);
      if (holds(state)) return { gameId, state };
    }
  }

  return { position, next, playTo, startedUntil };
}
