import { type Ladder, type LadderGame, laddersOf, type Pool, poolOf } from "./ladder";
import { afterGame, type Belief, standingOf, UNKNOWN } from "./maths";

/** A rated game that is over. */
export interface RatedGame extends LadderGame {
  /** By seat. */
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly userId: string;
  /** With which it counts (lib/protocol/rated.ts): 1 is the best, shared by equals. */
  readonly place: number;
}

/** A player's rating on one ladder. */
export interface LadderRating extends Ladder, Belief {
  readonly userId: string;
  /** How many games it rests on. */
  readonly games: number;
  /** What the player is ranked by there; null while provisional. */
  readonly standing: number | null;
}

/** What a game has done to a player's rating proper. */
export interface RatingChange {
  readonly userId: string;
  readonly pool: Pool;
  readonly place: number;
  readonly before: Belief;
  readonly after: Belief;
}

export interface Rated {
  /** Of every player on every ladder of the game. */
  readonly ratings: readonly LadderRating[];
  /** By seat. */
  readonly changes: readonly RatingChange[];
}

/** Somebody's rating on a ladder before their first game there. */
export const freshRating = (ladder: Ladder, userId: string): LadderRating => ({
  ...ladder,
  ...UNKNOWN,
  userId,
  games: 0,
  standing: null,
});

/** What must be known before a game is rated: one of its players on one of its ladders. */
export const heldBy = (game: RatedGame): readonly LadderRating[] =>
  laddersOf(game).flatMap((ladder) => game.seats.map(({ userId }) => freshRating(ladder, userId)));

export const keyOf = ({ pool, side, season, userId }: Pick<LadderRating, keyof Ladder | "userId">): string =>
  `${pool} ${side} ${season} ${userId}`;

/** Rates a game. `held` are its players' ratings on its ladders; who is missing there is new there. */
export function rateGame(game: RatedGame, held: readonly LadderRating[]): Rated {
  const known = new Map(held.map((rating) => [keyOf(rating), rating]));
  const places = game.seats.map(({ place }) => place);
  const [main, ...others] = laddersOf(game).map((ladder) => {
    const before = game.seats.map(
      ({ userId }) => known.get(keyOf({ ...ladder, userId })) ?? freshRating(ladder, userId),
    );
    const beliefs = afterGame(before, places);
    const after = before.map((rating, seat): LadderRating => {
      const belief = beliefs[seat] ?? UNKNOWN;
      return { ...rating, ...belief, games: rating.games + 1, standing: standingOf(belief) };
    });
    return { before, after };
  });
  const changes = game.seats.map(({ userId, place }, seat): RatingChange => ({
    userId,
    pool: poolOf(game.players),
    place,
    before: beliefOf(main?.before[seat]),
    after: beliefOf(main?.after[seat]),
  }));
  return { ratings: [...(main?.after ?? []), ...others.flatMap(({ after }) => after)], changes };
}

const beliefOf = ({ mu, sigma }: Belief = UNKNOWN): Belief => ({ mu, sigma });

/** What the store needs of the maths to rate a game in the transaction that ends it. */
export interface RatingMaths {
  readonly heldBy: typeof heldBy;
  readonly rateGame: typeof rateGame;
}

export const ratingMaths: RatingMaths = { heldBy, rateGame };
