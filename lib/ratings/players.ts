import type { LadderSide, Pool } from "./ladder";
import type { Belief } from "./maths";

/** A player as lists show them. */
export interface PlayerLook {
  readonly userId: string;
  readonly name: string;
  /** The livery beside the name, 0 to 3; null until chosen. */
  readonly emblem: number | null;
  /** ISO 3166, two letters; null where not told. */
  readonly country: string | null;
}

export interface Player extends PlayerLook {
  /** Guests have none, and no ratings. */
  readonly account: boolean;
  /** ISO 8601. */
  readonly since: string;
}

/** One row of a leaderboard. */
export interface BoardRow extends PlayerLook, Belief {
  readonly rank: number;
  readonly games: number;
  /** What the player is ranked by, in the model's units. */
  readonly standing: number;
}

/** The visitor on a ladder; without a rank while provisional. */
export interface OwnStanding extends Belief {
  readonly rank: number | null;
  readonly games: number;
}

/** A player's rating of one pool, both sides and all time. */
export interface PoolRating extends Belief {
  readonly pool: Pool;
  readonly games: number;
  readonly established: boolean;
}

/** A rating after one more game. */
export interface RatingPoint extends Belief {
  /** ISO 8601: when the game ended. */
  readonly at: string;
  readonly place: number;
  readonly players: number;
  /** Null where the viewer may not see the game. */
  readonly gameId: string | null;
}

/** Results of finished games on one side with so many players. */
export interface ResultRow {
  readonly side: Exclude<LadderSide, "all">;
  readonly players: 2 | 3 | 4;
  readonly games: number;
  readonly won: number;
  readonly shared: number;
}

/** Sums over finished games: lib/engine/opensky/statistics.ts says of what. */
export interface MarketFigures {
  readonly bids: number;
  readonly won: number;
  readonly fares: number;
  readonly flashDeals: number;
  readonly flashDealsWon: number;
  readonly gambles: number;
  readonly gamblesWon: number;
}

/** Somebody whom a player has met. */
export interface Opponent {
  readonly userId: string;
  readonly name: string;
  readonly games: number;
}

/** How two players stood to each other at the ends of the games that both played. */
export interface HeadToHead {
  readonly games: number;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}
