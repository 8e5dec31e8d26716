import type { LadderRating } from "@/lib/ratings/rate-game";

/** The columns of "Rating". */
export const RATING_COLUMNS = `pool, side, season, "userId", mu, sigma, games, standing`;

/** A parameter of `ratingsJson` as rows of this name with those columns. JSON keeps every bit of a number. */
export const ratingRows = (parameter: string, name: string): string =>
  `jsonb_to_recordset(${parameter}::jsonb) AS ${name} (pool "Pool", side text, season text, "userId" text, mu float8,
     sigma float8, games int, standing float8)`;

export const ratingsJson = (ratings: readonly LadderRating[]): string => JSON.stringify(ratings);
