/** Final points with each seat's place: 1 is the best, equals share theirs. */
export const placesOf = (scores: readonly number[]): readonly { readonly score: number; readonly place: number }[] =>
  scores.map((score) => ({ score, place: 1 + scores.filter((other) => other > score).length }));
