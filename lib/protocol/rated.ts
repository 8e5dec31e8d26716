import type { SeatLife } from "./life";

/** Whether a seat's player had left when the game ended: resigned, or away and not come back. */
export const hasLeft = ({ away, standIn, resigned }: SeatLife): boolean => away || standIn || resigned;

/**
 * By seat, the place with which a finished game counts for ratings: those who left stand behind all who stayed. Within
 * both groups the places of the result decide, and equals share theirs; 1 is the best.
 */
export function ratedPlaces(places: readonly number[], seats: readonly SeatLife[]): readonly number[] {
  const left = (seat: number): number => {
    const life = seats[seat];
    return life !== undefined && hasLeft(life) ? 1 : 0;
  };
  const better = (a: number, b: number): boolean =>
    left(a) === left(b) ? (places[a] ?? 0) < (places[b] ?? 0) : left(a) < left(b);
  return places.map((_, seat) => 1 + places.filter((_, other) => better(other, seat)).length);
}
