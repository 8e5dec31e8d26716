import { heldBy, keyOf, type LadderRating, type RatedGame, rateGame, type RatingChange } from "./rate-game";

/** A rated game with its place in the order in which games were rated. */
export interface OrderedGame extends RatedGame {
  readonly order: bigint;
}

export interface OrderedChange extends RatingChange {
  readonly order: bigint;
}

/** All ratings with the changes that led to them. */
export interface RatingBook {
  readonly ratings: readonly LadderRating[];
  readonly changes: readonly OrderedChange[];
}

/** All ratings, computed from nothing but games in the order in which they were rated. */
export class Recomputation implements RatingBook {
  private readonly held = new Map<string, LadderRating>();
  readonly changes: OrderedChange[] = [];

  add(game: OrderedGame): void {
    const known = heldBy(game).map((fresh) => this.held.get(keyOf(fresh)) ?? fresh);
    const rated = rateGame(game, known);
    for (const rating of rated.ratings) {
      this.held.set(keyOf(rating), rating);
    }
    this.changes.push(...rated.changes.map((change) => ({ ...change, order: game.order })));
  }

  get ratings(): readonly LadderRating[] {
    return [...this.held.values()];
  }
}

const changeKey = ({ order, userId }: OrderedChange): string => `${order} ${userId}`;

/** A number as its bits: equal only to itself. */
const bits = (value: number): string => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16);
};

const ratingFacts = ({ mu, sigma, games }: LadderRating): string => [bits(mu), bits(sigma), games].join(" ");
const changeFacts = ({ pool, place, before, after }: OrderedChange): string =>
  [pool, place, ...[before.mu, before.sigma, after.mu, after.sigma].map(bits)].join(" ");

/**
 * Names what is stored otherwise than it was computed, to the bit. A standing follows from the rest, and is not stored
 * of players who have left the site, so it is not compared.
 */
export function differences(computed: RatingBook, stored: RatingBook): readonly string[] {
  return [
    ...unequal("rating", computed.ratings, stored.ratings, keyOf, ratingFacts),
    ...unequal("change", computed.changes, stored.changes, changeKey, changeFacts),
  ];
}

function unequal<T>(
  what: string,
  computed: readonly T[],
  stored: readonly T[],
  key: (item: T) => string,
  facts: (item: T) => string,
): readonly string[] {
  const there = new Map(stored.map((item) => [key(item), facts(item)]));
  const wanted = new Map(computed.map((item) => [key(item), facts(item)]));
  return [
    ...[...wanted].flatMap(([name, fact]) => (there.get(name) === fact ? [] : [`${what} ${name}`])),
    ...[...there.keys()].flatMap((name) => (wanted.has(name) ? [] : [`${what} ${name} without its game`])),
  ];
}
