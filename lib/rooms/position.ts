import type { Seat } from "@/lib/engine/core/game";
import type { HostedGame } from "./games";

type HostedState = unknown;
type HostedEvent = { readonly type: string };

/** A game's position after `version` events, and since when each seat has been waited for. */
export interface Position {
  readonly state: HostedState;
  readonly version: number;
  readonly phase: string;
  /**
   * By seat: the version since which it has been asked the same question without a break; null where it is not asked.
   * An answer given to an earlier position than that was meant for another question.
   */
  readonly askedSince: readonly (number | null)[];
}

/** The position of a log's beginning. */
export function beginning(game: HostedGame, rules: unknown, seed: string): Position {
  const state = game.definition.initial(rules, seed);
  const seats = Array.from({ length: game.definition.seats(rules) }, () => null);
  return { state, version: 0, phase: game.definition.status(state).phase, askedSince: seats };
}

/** The position after further events. */
export function advance(game: HostedGame, position: Position, events: readonly unknown[]): Position {
  let { state, version, phase, askedSince } = position;
  for (const event of events) {
    state = game.definition.evolve(state, event as HostedEvent);
    version += 1;
    const status = game.definition.status(state);
    const samePhase = status.phase === phase;
    const now = version;
    askedSince = askedSince.map((since, seat) =>
      status.asked.includes(seat) ? (samePhase && since !== null ? since : now) : null,
    );
    phase = status.phase;
  }
  return { state, version, phase, askedSince };
}

/** The same position, knowing that a seat's last answer made the log `version` long: it is asked something new since. */
export function acted(position: Position, seat: Seat, version: number): Position {
  const askedSince = position.askedSince.map((since, other) =>
    other === seat && since !== null ? Math.max(since, version) : since,
  );
  return { ...position, askedSince };
}

/** Whether a command made for this phase after so many events answers what the seat is asked now. */
export function isStale(position: Position, seat: Seat, made: { readonly phase: string; readonly version: number }): boolean {
  const since = position.askedSince[seat] ?? null;
  return (
    made.phase !== position.phase || made.version > position.version || (since !== null && made.version < since)
  );
}
