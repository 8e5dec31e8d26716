import type { Seat, Viewer } from "@/lib/engine/core/game";
import type { EventView } from "@/lib/engine/opensky/events";
import type { Contribution, Identity, TableInfo, TableStatus, Visibility } from "@/lib/protocol/table";
import type { Refusal } from "./answers";

/** A table as it is stored, without its secrets. */
export interface StoredTable {
  /** Everybody's presence is "gone": who is here, the database does not know. */
  readonly info: TableInfo;
  /** Moves with every change before the start. */
  readonly revision: number;
}

export interface NewTable {
  readonly gameId: string;
  readonly game: TableInfo["game"];
  readonly rulesVersion: number;
  readonly rules: TableInfo["rules"];
  readonly players: number;
  readonly visibility: Visibility;
  readonly seating: TableInfo["seating"];
  readonly host: Identity;
  readonly contribution: Contribution;
  readonly serverBytes: string;
  readonly commitment: string;
}

/** The parts of the seed, before the start. */
export interface SeedParts {
  readonly serverBytes: string;
  /** By user. */
  readonly contributions: ReadonlyMap<string, string>;
}

export interface Start {
  readonly gameId: string;
  readonly revision: number;
  /** User ids in seat order. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly events: readonly unknown[];
  readonly month: number;
}

/** Tables before their start. Every change is made on a revision; false: somebody else was first, nothing is changed. */
export interface TableStore {
  table(gameId: string): Promise<StoredTable | null>;
  /** How many tables that have not begun this user sits at. */
  openSeats(userId: string): Promise<number>;
  create(table: NewTable): Promise<void>;
  join(gameId: string, revision: number, player: Identity, contribution: Contribution): Promise<boolean>;
  /** Takes the player from the table; then it has this status and host. */
  leave(gameId: string, revision: number, userId: string, status: TableStatus, hostId: string): Promise<boolean>;
  seedParts(gameId: string): Promise<SeedParts>;
  start(start: Start): Promise<boolean>;
}

/** A begun game's log from an event on. */
export interface StoredLog {
  readonly game: string;
  readonly rules: unknown;
  readonly seed: string;
  /** User ids in seat order. */
  readonly seats: readonly string[];
  /** The number of events in the whole log. */
  readonly version: number;
  readonly events: readonly unknown[];
  /** By seat: the version after its last accepted command; 0 where it has none. */
  readonly acted: readonly number[];
}

/** What a command was answered at first. */
export type FirstAnswer = { readonly version: number } | { readonly refusal: Refusal };

export interface CommandNote {
  readonly gameId: string;
  readonly commandId: string;
  readonly userId: string;
  readonly seat: Seat;
  readonly command: { readonly type: string };
}

export interface Append extends CommandNote {
  /** The version on which the command was decided. */
  readonly from: number;
  readonly events: readonly unknown[];
  readonly month: number;
  /** By seat, when the game is over. */
  readonly results: readonly { readonly score: number; readonly place: number }[] | null;
}

/** The log of begun games. */
export interface LogStore {
  /** Null where no such game has begun. */
  log(gameId: string, from: number): Promise<StoredLog | null>;
  /** Events, version, results and the answer, all or nothing. False: the version has moved or the command is known. */
  append(append: Append): Promise<boolean>;
  /** The log's version now, and the answer that this command of this user got before, if any. */
  known(gameId: string, commandId: string): Promise<Known>;
  /** Keeps a refusal as the command's first answer; of each seat only the newest, and without the command's content. */
  noteRefusal(note: CommandNote, refusal: Refusal): Promise<void>;
}

export interface Known {
  readonly version: number;
  readonly answer: { readonly userId: string; readonly first: FirstAnswer } | null;
}

/** Tells those who watch; called only after the commit. */
export interface Announcer {
  /** Players, names or status of a table changed. */
  tableChanged(gameId: string): void;
  /** A game came to another month: for lists of tables. Whoever is at the table knows it from the events. */
  progressed(gameId: string): void;
  /** `view` gives the new events as one viewer may know them; `seats` are user ids in seat order. */
  happened(news: News): void;
}

export interface News {
  readonly gameId: string;
  readonly seats: readonly string[];
  readonly from: number;
  readonly version: number;
  view(viewer: Viewer): readonly EventView[];
}
