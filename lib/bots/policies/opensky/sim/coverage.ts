import type { Seat } from "@/lib/engine/opensky/words";
import { MARKETS, ROLLS } from "./markets";
import { NONE, Offers } from "./offers";
import type { Position } from "./position";

/** What a market is worth to a seat by who can serve it, in points: estimates from played games. */
const ALONE = [420, 380, 360];
const AHEAD = 290;
const BEHIND = 30;
const LEVEL = 130;

function gain(own: number, better: boolean, level: number, worse: boolean): number {
  if (own === NONE) return 0;
  if (better) return BEHIND;
  if (level > 0) return (2 * LEVEL) / (level + 1);
  return worse ? AHEAD : (ALONE[own] ?? 0);
}

/** A seat's gain from a market, its own stops being `own`, given everybody's. */
function gainOf(stops: ArrayLike<number>, seat: Seat, own: number, of: Seat): number {
  const mine = of === seat ? own : (stops[of] ?? NONE);
  let better = false;
  let worse = false;
  let level = 0;
  for (let other = 0; other < stops.length; other += 1) {
    if (other === of) continue;
    const theirs = other === seat ? own : (stops[other] ?? NONE);
    if (theirs === NONE) continue;
    // Only a nonstop is ahead of the others (6.4).
    if (Math.min(theirs, 1) === Math.min(mine, 1)) level += 1;
    else if (theirs < mine) better = true;
    else worse = true;
  }
  return gain(mine, better, level, worse);
}

/** Own stops that a network is weighed by: nonstop, one stop, none. */
const CLASSES = [0, 1, NONE];

/** The three markets of each roll, roll after roll. */
const OF_ROLLS = Int8Array.from(ROLLS.flat());

/**
 * What a seat's network is worth against the networks of the others as they stand: every roll of the dice counts alike,
 * and each seat in its turn as roller takes the market that is best for it.
 */
export class Coverage {
  /** By market and class of own stops: the seat's gain less the others' gains on average. */
  private readonly lead: Float64Array;
  private readonly now: Float64Array;

  constructor(
    position: Position,
    private readonly seat: Seat,
  ) {
    const offers = new Offers(position.players);
    this.lead = new Float64Array(MARKETS.length * CLASSES.length);
    this.now = new Float64Array(MARKETS.length);
    this.rolled = (position.players - 1) / position.players;
    for (let market = 0; market < MARKETS.length; market += 1) {
      offers.look(position, market);
      for (const [index, own] of CLASSES.entries()) {
        let others = 0;
        for (let other = 0; other < position.players; other += 1) {
          if (other !== this.seat) others += gainOf(offers.stops, seat, own, other);
        }
        const lead = gainOf(offers.stops, seat, own, seat) - others / (position.players - 1);
        this.lead[market * CLASSES.length + index] = lead;
      }
    }
    this.crowd = position.players > 2 ? 0.5 : 0;
  }

  /** How much of the months others roll, and how far they do not choose against this seat alone. */
  private readonly rolled: number;
  private readonly crowd: number;

  /** Points a month ahead of the others, with these markets (as bits) served nonstop and with one stop. */
  worth(nonstops: number, oneStops: number): number {
    for (let market = 0; market < MARKETS.length; market += 1) {
      const own = (nonstops >> market) % 2 !== 0 ? 0 : (oneStops >> market) % 2 !== 0 ? 1 : 2;
      this.now[market] = this.lead[market * CLASSES.length + own] ?? 0;
    }
    let total = 0;
    for (let roll = 0; roll < OF_ROLLS.length; roll += 3) {
      const a = this.now[OF_ROLLS[roll] ?? 0] ?? 0;
      const b = this.now[OF_ROLLS[roll + 1] ?? 0] ?? 0;
      const c = this.now[OF_ROLLS[roll + 2] ?? 0] ?? 0;
      const theirs = (1 - this.crowd) * Math.min(a, b, c) + (this.crowd * (a + b + c)) / 3;
      total += (1 - this.rolled) * Math.max(a, b, c) + this.rolled * theirs;
    }
    return total / ROLLS.length;
  }
}
