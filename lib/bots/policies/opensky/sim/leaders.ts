import { POINTS } from "./position";

const points = (kind: number): number => POINTS[kind] ?? 0;

/**
 * Who leads among the fares in play (6.4), seats as bits; 0 without fares. `kinds` is each seat's card by kind, -1
 * without a bid, `stops` the stops of its itinerary. A seat in `without` (bits) does not count.
 */
export function leaders(kinds: ArrayLike<number>, stops: ArrayLike<number>, without = 0): number {
  let nonstop = Infinity;
  let nonstops = 0;
  let lowest = Infinity;
  let all = 0;
  for (let seat = 0; seat < kinds.length; seat += 1) {
    const kind = kinds[seat] ?? -1;
    if (kind < 0 || (without >> seat) % 2 !== 0) continue;
    const fare = points(kind);
    if (fare < lowest) [lowest, all] = [fare, 0];
    if (fare === lowest) all |= 1 << seat;
    if (stops[seat] !== 0) continue;
    if (fare < nonstop) [nonstop, nonstops] = [fare, 0];
    if (fare === nonstop) nonstops |= 1 << seat;
  }
  if (nonstops === 0) return all;
  let cheap = 0;
  let half = Infinity;
  for (let seat = 0; seat < kinds.length; seat += 1) {
    const kind = kinds[seat] ?? -1;
    if (kind < 0 || (without >> seat) % 2 !== 0 || stops[seat] !== 1) continue;
    const fare = points(kind);
    if (2 * fare > nonstop || fare > half) continue;
    if (fare < half) [half, cheap] = [fare, 0];
    cheap |= 1 << seat;
  }
  return cheap === 0 ? nonstops : cheap;
}

/** Whether exactly one seat is in a set. */
export const alone = (seats: number): boolean => seats !== 0 && (seats & (seats - 1)) === 0;
export const has = (seats: number, seat: number): boolean => (seats >> seat) % 2 !== 0;
