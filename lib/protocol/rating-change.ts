/** What a rated game did to a seat's rating, in points as players read them. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** The changes in an answer of the server; what is none is left out. */
export const ratingChangesIn = (answer: unknown): readonly RatingChange[] =>
  Array.isArray(answer) ? answer.filter(isRatingChange) : [];

const isRatingChange = (value: unknown): value is RatingChange =>
  typeof value === "object" &&
  value !== null &&
  ["seat", "before", "after"].every((name) => Number.isFinite(Reflect.get(value, name)));
