import type { Seat } from "@/lib/engine/core/game";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import { type Ending, isRoomEntry } from "@/lib/protocol/room-entry";
import type { HostedGame } from "./games";

type HostedState = unknown;
type HostedEvent = { readonly type: string };

/** A game's position after `version` events, and since when each seat has been waited for. */
export interface Position {
  readonly state: HostedState;
  readonly version: number;
  readonly phase: string;
  /** The seats that are asked now; none once the game is over. */
  readonly asked: readonly Seat[];
  readonly life: TableLife;
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
  const { phase } = game.definition.status(state);
  return { state, version: 0, phase, asked: [], life: newLife(seats.length), askedSince: seats };
}

/** The position after further entries of the log, the game's own and the room's. */
export function advance(game: HostedGame, position: Position, entries: readonly unknown[]): Position {
  return entries.reduce<Position>((so, entry) => step(game, so, entry as HostedEvent), position);
}

function step(game: HostedGame, position: Position, entry: HostedEvent): Position {
  const version = position.version + 1;
  if (!isRoomEntry(entry)) {
    const state = game.definition.evolve(position.state, entry);
    return asking(game, { ...position, state, version });
  }
  const next = asking(game, { ...position, version, life: foldLife(position.life, entry) });
  // The room has answered for the seat: what its player made before that answered an earlier question.
  return entry.type === "room/actedFor" ? acted(next, entry.seat, version) : next;
}

/** The position with those asked that state and life ask now. */
function asking(game: HostedGame, position: Position): Position {
  const status = game.definition.status(position.state);
  const asked = position.life.ended === null ? status.asked : [];
  const samePhase = status.phase === position.phase;
  const askedSince = position.askedSince.map((since, seat) =>
    asked.includes(seat) ? (samePhase && since !== null ? since : position.version) : null,
  );
  return { ...position, phase: status.phase, asked, askedSince };
}

/** How the game has ended; null while it goes on. */
export function endingOf(game: HostedGame, { state, life }: Position): Ending | null {
  return life.ended ?? (game.definition.status(state).finished ? "played" : null);
}

/** The same position, knowing that a seat's last answer made the log `version` long: it is asked something new since. */
export function acted(position: Position, seat: Seat, version: number): Position {
  const askedSince = position.askedSince.map((since, other) =>
    other === seat && since !== null ? Math.max(since, version) : since,
  );
  return { ...position, askedSince };
}

/**
 * Whether a command made for this phase after so many events answers another question than the one that the seat is
 * asked now; a seat that is not asked any more may have been asked then.
 */
export function isStale(position: Position, seat: Seat, made: { readonly phase: string; readonly version: number }): boolean {
  const since = position.askedSince[seat] ?? position.version;
  return made.phase !== position.phase || made.version > position.version || made.version < since;
}
