import type { Rules } from "@/lib/engine/opensky/words";
import type { Clock, Pace } from "./pace";
import type { Ending, LogEntryView } from "./room-entry";

/** A visitor as others may know them. */
export interface Identity {
  readonly userId: string;
  readonly name: string;
}

export type Visibility = "public" | "link";
/** `open`: seats are taken; `playing`; `finished`; `closed`: given up before the start. */
export type TableStatus = "open" | "playing" | "finished" | "closed";
/** `reconnecting`: the line was lost a moment ago, and the player may be back at any time. */
export type Presence = "here" | "reconnecting" | "gone";

/** A table as anybody who may read it sees it. Holds nothing secret. */
export interface TableInfo {
  readonly gameId: string;
  readonly game: "opensky";
  readonly rules: Rules;
  readonly visibility: Visibility;
  readonly status: TableStatus;
  /** How the seats are drawn at the start; `same`: as in the game before. */
  readonly seating: "random" | "joined" | "same";
  readonly pace: Pace;
  readonly hostId: string;
  /** Players, in order of joining while open, in seat order from the start. */
  readonly players: readonly TablePlayer[];
  /** SHA-256 of the server's 32 bytes, hex (rules, section 9): known before anybody joins. */
  readonly commitment: string;
  readonly fairness: Fairness;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Month index and names of the leaders for the lobby; null while open. */
  readonly progress: { readonly month: number } | null;
  /** How the game ended; null until finished. */
  readonly ending: Ending | null;
  /**
   * Final points and places by seat (1 is the best, shared by equals), and the winning seats; null until finished, and
   * where the game was ended without a result.
   */
  readonly result: {
    readonly scores: readonly number[];
    readonly places: readonly number[];
    readonly winners: readonly number[];
  } | null;
  /** The game whose players meet again here; null at other tables. */
  readonly rematchOf: string | null;
  /** The table at which the players of this game meet again; null until one of them has opened it. */
  readonly rematch: string | null;
}

/** What is published so that anybody can check the dice (rules, section 9). */
export interface Fairness {
  /**
   * In the order of `players`. Published as each player sits down, so before the first die: without the server's bytes
   * nobody can choose a part by the others'.
   */
  readonly contributions: readonly Contribution[];
  /** Null until the game is over. */
  readonly revealed: Revealed | null;
}

/** A player's part of the seed. */
export interface Contribution {
  /** 32 bytes, hex. */
  readonly bytes: string;
  /** An absent client's or a bot's part is drawn by the server. */
  readonly by: "client" | "server";
}

export interface Revealed {
  /** The 32 bytes behind the commitment, hex. */
  readonly serverBytes: string;
  /** SHA-256 of the server's bytes followed by the contributions in seat order, hex. */
  readonly seed: string;
}

export interface TablePlayer extends Identity {
  readonly presence: Presence;
}

/** Events from sequence number `from` on; `version` is the number of events in the log after them. */
export interface RoomEvents {
  readonly gameId: string;
  readonly from: number;
  readonly version: number;
  readonly events: readonly LogEntryView[];
  /** By seat, as they were when this was sent; null at a table without clocks, and where they are not told. */
  readonly clocks: readonly Clock[] | null;
}

/** All that a page needs to stand at a table: it folds the events to the position itself. */
export interface RoomSnapshot {
  readonly table: TableInfo;
  /** The reader's seat; null for a spectator. */
  readonly seat: number | null;
  readonly log: RoomEvents;
}
