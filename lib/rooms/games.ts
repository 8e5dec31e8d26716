import type { GameDefinition, GameTypes, Seat, Viewer } from "@/lib/engine/core/game";
import { opensky } from "@/lib/engine/opensky";
import type { EventView } from "@/lib/engine/opensky/events";
import { harmlessCommand } from "@/lib/engine/opensky/harmless";
import { pointsOf } from "@/lib/engine/opensky/score";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Rules } from "@/lib/engine/opensky/words";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import { isRoomEntry, type LogEntryView } from "@/lib/protocol/room-entry";

/** What the rooms know of any game: its types are opaque to them, save what crosses the wire. */
type HostedTypes = Omit<GameTypes, "eventView"> & { readonly eventView: EventView };

export interface HostedGame {
  readonly definition: GameDefinition<HostedTypes>;
  /** The rules that a player's choices at the making of a table amount to. */
  rules(choice: CreateTablePayload): Rules;
  /** How far the game is, for lists of tables: a month index. */
  month(state: unknown): number;
  /** Final points by seat. */
  scores(outcome: unknown): readonly number[];
  /** Points by seat as they stand, for a game that ends early. */
  points(state: unknown): readonly number[];
  /** The most harmless action of a seat that is asked and does not answer. */
  harmless(state: unknown, seat: Seat): unknown;
}

const BOARDS: Readonly<Record<Rules["side"], string>> = { europe: "europe-1", "north-america": "north-america-1" };

const GAMES: ReadonlyMap<string, HostedGame> = new Map([
  [
    opensky.id,
    {
      definition: opensky,
      rules: ({ edition, side, players, callsigns }) => ({ edition, side, board: BOARDS[side], players, callsigns }),
      month: (state) => (state as OpenTable).month,
      scores: (outcome) => (outcome as { readonly scores: readonly number[] }).scores,
      points: (state) => pointsOf(state as OpenTable),
      harmless: (state, seat) => harmlessCommand(state as OpenTable, seat),
    },
  ],
]);

/** The game of this id. Throws for an id that no table can have been made with. */
export function hostedGame(id: string): HostedGame {
  const game = GAMES.get(id);
  if (!game) {
    throw new Error(`no game ${id} in this house`);
  }
  return game;
}

/** An entry of the log as a viewer may know it: of the game's own events what the game tells, the room's are public. */
export const viewEntry = (game: HostedGame, entry: { readonly type: string }, viewer: Viewer): LogEntryView =>
  isRoomEntry(entry) ? entry : game.definition.viewEvent(entry, viewer);
