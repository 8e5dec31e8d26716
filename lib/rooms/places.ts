import type { Seat } from "@/lib/engine/core/game";

/**
 * Final points with each seat's place: 1 is the best, equals share theirs. Who resigned stands behind all who did not,
 * and the earlier the further behind.
 */
export function placesOf(
  scores: readonly number[],
  resigned: readonly Seat[] = [],
): readonly { readonly score: number; readonly place: number }[] {
  const behind = (seat: Seat): number => (resigned.includes(seat) ? resigned.length - resigned.indexOf(seat) : 0);
  const better = (a: Seat, b: Seat): boolean =>
    behind(a) === behind(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : behind(a) < behind(b);
  return scores.map((score, seat) => ({ score, place: 1 + scores.filter((_, other) => better(other, seat)).length }));
}
