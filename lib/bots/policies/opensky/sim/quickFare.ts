import type { Seat } from "@/lib/engine/opensky/words";
import type { Offers } from "./offers";
import { NONE } from "./offers";
import { KINDS, POINTS, type Position } from "./position";

/** How often a contested fare is the lowest card, the next, and so on. */
const LEAN = [0.5, 0.78, 0.93, 1];
/** How often a nonstop takes the risk of being undercut at half its fare. */
const RISK = 0.85;

function lowest(position: Position, seat: Seat): number {
  for (let kind = 0; kind < KINDS; kind += 1) if (position.cards(seat, kind) > 0) return kind;
  return -1;
}

/** The dearest card below a limit in points; -1 without one. */
function dearest(position: Position, seat: Seat, below: number): number {
  for (let kind = KINDS - 1; kind >= 0; kind -= 1) {
    if ((POINTS[kind] ?? 0) < below && position.cards(seat, kind) > 0) return kind;
  }
  return -1;
}

/** The lowest card that rivals could bid, in points: nonstop, and otherwise. */
interface Rivals {
  readonly nonstop: number;
  readonly others: number;
}

function rivalsOf(position: Position, seat: Seat, offers: Offers): Rivals {
  let nonstop = Infinity;
  let others = Infinity;
  for (let other = 0; other < position.players; other += 1) {
    if (other === seat || offers.stops[other] === NONE) continue;
    const kind = lowest(position, other);
    if (kind < 0) continue;
    const fare = POINTS[kind] ?? 0;
    if (offers.stops[other] === 0) nonstop = Math.min(nonstop, fare);
    else others = Math.min(others, fare);
  }
  return { nonstop, others };
}

/**
 * A sound fare at once, as a kind of card, -1 without one: the highest card alone in a market, the highest safe one
 * ahead of one-stops, a low one in a contest. `luck` in [0,1) says which of the sound ones.
 */
export function quickFare(position: Position, seat: Seat, offers: Offers, luck: number): number {
  const own = offers.stops[seat] ?? NONE;
  if (own === NONE) return -1;
  const rivals = rivalsOf(position, seat, offers);
  if (rivals.nonstop === Infinity && rivals.others === Infinity) return dearest(position, seat, Infinity);
  if (own > 0 && rivals.nonstop < Infinity) return lowest(position, seat);
  if (own === 0 && rivals.nonstop === Infinity) {
    // A one-stop wins at half the nonstop fare or less (6.4).
    const safe = dearest(position, seat, 2 * rivals.others);
    return safe >= 0 && luck < RISK ? safe : dearest(position, seat, Infinity);
  }
  return contested(position, seat, Math.min(rivals.nonstop, own === 0 ? Infinity : rivals.others), luck);
}

function contested(position: Position, seat: Seat, theirs: number, luck: number): number {
  const certain = dearest(position, seat, theirs);
  let step = 0;
  let found = certain;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (position.cards(seat, kind) === 0 || kind < certain) continue;
    found = kind;
    if (luck < (LEAN[step] ?? 1)) return kind;
    step += 1;
  }
  return found;
}
