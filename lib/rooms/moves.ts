import type { Seat } from "@/lib/engine/core/game";
import { ok } from "@/lib/engine/core/result";
import { foldLife, isAutomated, type SeatLife } from "@/lib/protocol/life";
import type { CommandPayload } from "@/lib/protocol/payloads";
import type { ActedWhy, RoomEntry } from "@/lib/protocol/room-entry";
import { consequences } from "./acts";
import { type Outcome, refuse } from "./answers";
import type { HostedGame } from "./games";
import type { ClockChange } from "./ports";
import { advance, endingOf, isStale, type Position } from "./position";

/** What is appended to a log: the game's own events and the room's. */
export type Entry = { readonly type: string };

/** So many times out in a row, and a seat is away. */
export const MISSED_UNTIL_AWAY = 3;

/** What a player's command amounts to. Who plays is back. */
export function decideCommand(
  game: HostedGame,
  position: Position,
  seat: Seat,
  payload: CommandPayload,
): Outcome<readonly Entry[]> {
  const { life } = position;
  const own = life.seats[seat];
  if (life.ended !== null) {
    return refuse("game-over");
  }
  if (own?.resigned) {
    return refuse("resigned");
  }
  if (isStale(position, seat, payload)) {
    return refuse("stale");
  }
  const decided = game.definition.decide(position.state, { ...payload.command, seat });
  if (!decided.ok) {
    return refuse(`rule/${decided.error.code}`, decided.error.field);
  }
  const back: readonly RoomEntry[] = own?.away || own?.standIn ? [{ type: "room/cameBack", seat }] : [];
  return ok([...back, ...decided.value]);
}

/**
 * Entries, and after them what the room does for the seats that it acts for, as long as one of these is asked: those that
 * resigned, and at rated tables those that were handed over, which bots play elsewhere.
 */
export function withStandIns(
  game: HostedGame,
  before: Position,
  entries: readonly Entry[],
  rated: boolean,
): { readonly entries: readonly Entry[]; readonly position: Position } {
  const all = [...entries];
  let position = advance(game, before, entries);
  for (;;) {
    const { asked, life } = position;
    const seat = asked.find((place) => isActedFor(position, place, rated));
    if (seat === undefined) {
      return { entries: all, position };
    }
    const acting = actFor(game, position, seat, life.seats[seat]?.resigned ? "resigned" : "standIn");
    all.push(...acting);
    position = advance(game, position, acting);
  }
}

const isActedFor = ({ life }: Position, seat: Seat, rated: boolean): boolean => {
  const own = life.seats[seat];
  return own !== undefined && (own.resigned || (own.standIn && rated));
};

/** The most harmless action of each of these seats, whose time is out; `missed` counts the times before this one. */
export function timeOut(
  game: HostedGame,
  before: Position,
  due: readonly { readonly seat: Seat; readonly missed: number }[],
): readonly Entry[] {
  const all: Entry[] = [];
  let position = before;
  for (const { seat } of due) {
    if (position.asked.includes(seat)) {
      const acting = actFor(game, position, seat, "time");
      all.push(...acting);
      position = advance(game, position, acting);
    }
  }
  // Nobody goes away from a game that these actions have ended: votes that are open must not decide it anew.
  const leaving = due.flatMap(({ seat, missed }) => (missed + 1 >= MISSED_UNTIL_AWAY ? [seat] : []));
  return endingOf(game, position) === null ? [...all, ...goneAway(position, leaving)] : all;
}

/** Marks seats away that are not yet, with what follows from it for the motions that are open. */
export function goneAway(position: Position, seats: readonly Seat[]): readonly RoomEntry[] {
  const leaving = seats.filter((seat) => {
    const own = position.life.seats[seat];
    return own !== undefined && !own.away && !isAutomated(own) && own.bot === null;
  });
  if (leaving.length === 0) {
    return [];
  }
  const entries = leaving.map((seat): RoomEntry => ({ type: "room/wentAway", seat }));
  return [...entries, ...consequences(entries.reduce(foldLife, position.life))];
}

/** The most harmless action of a seat that is asked, taken by the room. */
export function actFor(game: HostedGame, { state }: Position, seat: Seat, why: ActedWhy): readonly Entry[] {
  const decided = game.definition.decide(state, game.harmless(state, seat));
  if (!decided.ok) {
    throw new Error(`the harmless action of seat ${seat} is refused: ${decided.error.code}`);
  }
  const acted: RoomEntry = { type: "room/actedFor", seat, why };
  return [acted, ...decided.value];
}

/** What a commit changes of the clocks. `answered` are the seats that decided, with their times out in a row from now. */
export function clockChanges(
  before: Position,
  after: Position,
  answered: ReadonlyMap<Seat, number>,
): readonly ClockChange[] {
  return after.life.seats.flatMap((_, seat): ClockChange[] => {
    const missed = answered.get(seat) ?? null;
    const since = timedSince(after, seat);
    const changed = since !== timedSince(before, seat);
    return missed !== null || changed ? [{ seat, answered: missed !== null, asked: since !== null, missed }] : [];
  });
}

/** Since when a person has been asked; null for a seat that is not, or that somebody else answers for. */
function timedSince({ askedSince, life }: Position, seat: Seat): number | null {
  const own = life.seats[seat];
  return own === undefined || !isTimed(own) ? null : (askedSince[seat] ?? null);
}

/** Whether a seat's clock runs when it is asked: bots have none. */
export const isTimed = (seat: SeatLife): boolean => !isAutomated(seat) && seat.bot === null;
