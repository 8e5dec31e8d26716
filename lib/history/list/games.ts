import type { Rules } from "@/lib/engine/opensky/words";
import type { Pace } from "@/lib/protocol/pace";
import type { Ending } from "@/lib/protocol/room-entry";
import type { Cursor } from "./cursor";

/** A game in a list: only what anybody who may see it may know while it runs. */
export interface ListedGame {
  readonly gameId: string;
  readonly rules: Rules;
  readonly visibility: "public" | "link";
  readonly status: "playing" | "finished";
  readonly pace: Pace;
  readonly rated: boolean;
  /** How it ended; null while it runs. */
  readonly ending: Ending | null;
  /** Month index, 0 is April. */
  readonly month: number | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** When a table by link was opened to everybody; null where it was not. */
  readonly sharedAt: string | null;
  /** By seat. */
  readonly seats: readonly ListedSeat[];
}

export interface ListedSeat {
  readonly userId: string;
  readonly name: string;
  /** Null until the game is over, and where it ended without a result; `place` too. */
  readonly score: number | null;
  /** 1 is the best, shared by equals. */
  readonly place: number | null;
}

export interface GamesPage {
  readonly games: readonly ListedGame[];
  /** Where the next page begins; null on the last. */
  readonly next: Cursor | null;
}
