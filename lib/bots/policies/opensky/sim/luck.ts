import type { Chance } from "../chance";

export const YEAR = 12;
const PER_SEAT = 2;

/**
 * All the chance of one playout, drawn before it begins and laid out by month and seat: positions that differ a little
 * are played with the same luck, so that what differs in the end comes from the positions.
 */
export class Luck {
  private readonly numbers: Float64Array;
  private readonly perMonth: number;

  constructor(readonly players: number) {
    this.perMonth = 2 + PER_SEAT * players;
    this.numbers = new Float64Array(YEAR * this.perMonth + 1);
  }

  draw(chance: Chance): void {
    for (let at = 0; at < this.numbers.length; at += 1) this.numbers[at] = chance();
  }

  roll(month: number): number {
    return this.numbers[month * this.perMonth] ?? 0;
  }
  price(month: number): number {
    return this.numbers[month * this.perMonth + 1] ?? 0;
  }
  fare(month: number, seat: number): number {
    return this.numbers[month * this.perMonth + 2 + PER_SEAT * seat] ?? 0;
  }
  flash(month: number, seat: number): number {
    return this.numbers[month * this.perMonth + 3 + PER_SEAT * seat] ?? 0;
  }
  /** Which of the thinkable networks of season 2 come about. */
  season(): number {
    return this.numbers[YEAR * this.perMonth] ?? 0;
  }
}

/** A fast stream of its own from one number of `chance` (mulberry32). */
export function stream(chance: Chance): Chance {
  let state = Math.floor(chance() * 4294967296) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
