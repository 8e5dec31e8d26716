/** Two airlines are another game than three or four: each has its own pool of ratings. */
export const POOLS = ["two", "more"] as const;
export type Pool = (typeof POOLS)[number];

export const SIDES = ["all", "europe", "north-america"] as const;
export type LadderSide = (typeof SIDES)[number];

/** All time. */
export const EVER = "all";

/**
 * One list of ratings that are computed from the same games: of a pool, on one side or both, of one season or all time.
 * Every game counts on four of them; on each its players have ratings of their own, which begin anew.
 */
export interface Ladder {
  readonly pool: Pool;
  readonly side: LadderSide;
  /** As "2026-4" for October to December; `EVER` for all time. */
  readonly season: string;
}

/** What decides on which ladders a game counts. */
export interface LadderGame {
  readonly players: number;
  readonly side: Exclude<LadderSide, "all">;
  readonly finishedAt: Date;
}

export const poolOf = (players: number): Pool => (players === 2 ? "two" : "more");

/** The three months of the calendar, by UTC, in which a game ended. */
export const seasonOf = (at: Date): string => `${at.getUTCFullYear()}-${Math.floor(at.getUTCMonth() / 3) + 1}`;

/** The first and the last month of a season, as the first moments of both; null where it is none. */
export function monthsOf(season: string): { readonly first: Date; readonly last: Date } | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(season) ?? [];
  if (year === undefined || quarter === undefined) return null;
  const month = 3 * (Number(quarter) - 1);
  return { first: new Date(Date.UTC(Number(year), month)), last: new Date(Date.UTC(Number(year), month + 2)) };
}

/** The seasons from one to another, the newest first; at most `most`. */
export function seasonsBetween(first: Date, last: Date, most: number): readonly string[] {
  const seasons: string[] = [];
  const quarter = (at: Date): number => at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3);
  for (let at = quarter(last); at >= quarter(first) && seasons.length < most; at -= 1) {
    seasons.push(`${Math.floor(at / 4)}-${(at % 4) + 1}`);
  }
  return seasons;
}

/** The ladder of a player's rating proper: both sides, all time. */
export const mainLadder = (pool: Pool): Ladder => ({ pool, side: "all", season: EVER });

/** All ladders on which a game counts, the main one first. */
export function laddersOf({ players, side, finishedAt }: LadderGame): readonly Ladder[] {
  const pool = poolOf(players);
  const season = seasonOf(finishedAt);
  return [mainLadder(pool), { pool, side, season: EVER }, { pool, side: "all", season }, { pool, side, season }];
}
