import type { Seat, Viewer } from "@/lib/engine/core/game";
import type { SeatStatistics } from "@/lib/engine/opensky/statistics";
import type { Clock, ClockTerms, Pace } from "@/lib/protocol/pace";
import type { Ending, LogEntryView } from "@/lib/protocol/room-entry";
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
  readonly pace: Pace;
  readonly rated: boolean;
  /** The finished game whose players meet again; null at other tables. */
  readonly rematchOf: string | null;
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
  /** What each seat's clock starts with, and the seats whose clocks run from now; null without clocks. */
  readonly clocks: { readonly bank: number; readonly asked: readonly Seat[] } | null;
  /** Whether a bot is asked from now on. */
  readonly botAsked: boolean;
}

/** Tables before their start. Every change is made on a revision; false: somebody else was first, nothing is changed. */
export interface TableStore {
  table(gameId: string): Promise<StoredTable | null>;
  /** How many tables that have not begun this user sits at. */
  openSeats(userId: string): Promise<number>;
  /** Whether this user has an account; guests have none. */
  hasAccount(userId: string): Promise<boolean>;
  /** False: the game that it follows has another table already, nothing is made. */
  create(table: NewTable): Promise<boolean>;
  join(gameId: string, revision: number, player: Identity, contribution: Contribution): Promise<boolean>;
  /** Takes the player from the table; then it has this status and host. */
  leave(gameId: string, revision: number, userId: string, status: TableStatus, hostId: string): Promise<boolean>;
  seedParts(gameId: string): Promise<SeedParts>;
  start(start: Start): Promise<boolean>;
  /** The user ids of a begun game in seat order. */
  seatOrder(gameId: string): Promise<readonly string[]>;
}

/** A begun game's log from an event on. */
export interface StoredLog {
  readonly game: string;
  readonly rules: unknown;
  readonly seed: string;
  readonly pace: Pace;
  readonly rated: boolean;
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
  /** Null for what a player does beside the game: it answers no question that the seat was asked. */
  readonly seat: Seat | null;
  readonly command: { readonly type: string };
}

/** What a commit changes of one seat's clock. */
export interface ClockChange {
  readonly seat: Seat;
  /** It has made a decision, in person or by running out of time: the increment is its. */
  readonly answered: boolean;
  /** Its clock runs from now on; it stands otherwise. */
  readonly asked: boolean;
  /** Times out in a row, where that changes. */
  readonly missed: number | null;
}

export interface Append {
  readonly gameId: string;
  /** What it answers; null where the room acts by itself. */
  readonly note: CommandNote | null;
  /** The version on which it was decided. */
  readonly from: number;
  readonly events: readonly unknown[];
  readonly month: number;
  /** Null while the game goes on. */
  readonly end: {
    readonly how: Ending;
    /** By seat; null where the game ends without a result. */
    readonly results: readonly { readonly score: number; readonly place: number }[] | null;
    /** By seat; none where the game ends without a result. */
    readonly statistics: readonly SeatStatistics[];
    /** By seat, the places with which a rated game counts for ratings; null where it does not. */
    readonly rated: readonly number[] | null;
  } | null;
  /** Null at a table without clocks. */
  readonly clocks: { readonly terms: ClockTerms; readonly changes: readonly ClockChange[] } | null;
  /** Whether a bot is asked after it. */
  readonly botAsked: boolean;
}

/** The clocks of a game as they stand in the store. */
export interface StoredClocks {
  readonly version: number;
  /** By seat. */
  readonly clocks: readonly (Clock & { readonly missed: number })[];
}

/** The log of begun games. */
export interface LogStore {
  /** Null where no such game has begun. */
  log(gameId: string, from: number): Promise<StoredLog | null>;
  /**
   * Events, version, clocks, results and the answer, all or nothing. Answers the clocks after it, null without clocks.
   * False: the version has moved or the command is known.
   */
  append(append: Append): Promise<readonly Clock[] | null | false>;
  /** The clocks at this moment; null at a table without clocks. */
  clocks(gameId: string): Promise<StoredClocks | null>;
  /** The log's version now, and the answer that this command of this user got before, if any. */
  known(gameId: string, commandId: string): Promise<Known>;
  /** Keeps a refusal as the command's first answer; of each seat only the newest, and without the command's content. */
  noteRefusal(note: CommandNote, refusal: Refusal): Promise<void>;
}

export interface Known {
  readonly version: number;
  readonly answer: { readonly userId: string; readonly first: FirstAnswer } | null;
}

/** A game in which nobody has moved for long, and the version at which it has stood since. */
export interface Silence {
  readonly gameId: string;
  readonly version: number;
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

/** Sees that a game's clocks are looked at when one of them runs out. */
export interface Alarm {
  /** `ms` from now; an earlier alarm for the same game stays. */
  set(gameId: string, ms: number): void;
}

/** Plays the seats that bots play. */
export interface BotPlayers {
  /** A bot is asked in this game: after a commit of this node, which sees that it answers. */
  asked(gameId: string): void;
}

export interface News {
  readonly gameId: string;
  readonly seats: readonly string[];
  readonly from: number;
  readonly version: number;
  /** As they are now; null where they are not known, or at a table without clocks. */
  readonly clocks: readonly Clock[] | null;
  view(viewer: Viewer): readonly LogEntryView[];
}
