import { range } from "@/lib/engine/core/lists";
import type { Chance } from "../chance";
import { Luck, stream, YEAR } from "../sim/luck";
import { Playout, type Ahead } from "../sim/playout";
import type { Position } from "../sim/position";

/** Points within which a lead is not safe yet: what playouts cannot know, more the longer they are. */
const DOUBT = 50;
const DOUBT_A_MONTH = 25;
/** What a point counts beyond the chance to win, so that it counts also in games that seem decided. */
const POINT = 0.0001;

/**
 * What playouts say of the rest of the game from one position, and what would change it: the same luck is played with
 * and without a plane, a card or a token, so that the difference is what it is worth.
 */
export class Forecast {
  private readonly lucks: readonly Luck[];
  /** Final points by playout and seat. */
  private readonly base: Float64Array;
  private readonly playout: Playout;
  private readonly work: Position;
  private readonly effects = new Map<string, Float64Array>();
  private readonly players: number;
  private readonly doubt: number;

  constructor(
    private readonly position: Position,
    private readonly ahead: Ahead,
    readonly playouts: number,
    chance: Chance,
  ) {
    this.players = position.players;
    this.doubt = DOUBT + DOUBT_A_MONTH * (YEAR - ahead.month);
    const fast = stream(chance);
    this.lucks = range(playouts).map(() => {
      const luck = new Luck(this.players);
      luck.draw(fast);
      return luck;
    });
    this.playout = new Playout(this.players);
    this.work = position.copy();
    this.base = this.played(() => undefined);
  }

  private played(change: (position: Position) => void): Float64Array {
    const finals = new Float64Array(this.lucks.length * this.players);
    for (const [index, luck] of this.lucks.entries()) {
      this.work.become(this.position);
      change(this.work);
      this.playout.play(this.work, this.ahead, luck);
      for (let seat = 0; seat < this.players; seat += 1) {
        finals[index * this.players + seat] = this.work.points[seat] ?? 0;
      }
    }
    return finals;
  }

  /** By seat, the points that a change brings on average until the end. `key` names the change: it is tried once. */
  effect(key: string, change: (position: Position) => void): Float64Array {
    const known = this.effects.get(key);
    if (known !== undefined) return known;
    const finals = this.played(change);
    const shift = new Float64Array(this.players);
    for (let at = 0; at < finals.length; at += 1) {
      const seat = at % this.players;
      shift[seat] = (shift[seat] ?? 0) + ((finals[at] ?? 0) - (this.base[at] ?? 0)) / this.lucks.length;
    }
    this.effects.set(key, shift);
    return shift;
  }

  /** By seat, its share of the win if every playout ended with these points more. */
  shares(shift: ArrayLike<number>): Float64Array {
    return sharesOf(this.base, this.players, shift, this.doubt);
  }

  /** A seat's share of the win after a change that is too large to be a sum of effects. */
  shareAfter(seat: number, change: (position: Position) => void): number {
    const finals = this.played(change);
    return sharesOf(finals, this.players, new Float64Array(this.players), this.doubt)[seat] ?? 0;
  }
}

function sharesOf(finals: Float64Array, players: number, shift: ArrayLike<number>, doubt: number): Float64Array {
  const shares = new Float64Array(players);
  const playouts = finals.length / players;
  for (let at = 0; at < finals.length; at += players) {
    for (let seat = 0; seat < players; seat += 1) {
      let rival = -Infinity;
      for (let other = 0; other < players; other += 1) {
        if (other !== seat) rival = Math.max(rival, (finals[at + other] ?? 0) + (shift[other] ?? 0));
      }
      const lead = (finals[at + seat] ?? 0) + (shift[seat] ?? 0) - rival;
      shares[seat] = (shares[seat] ?? 0) + (1 / (1 + Math.exp(-lead / doubt)) + POINT * lead) / playouts;
    }
  }
  return shares;
}
