import type { Seat } from "@/lib/engine/opensky/words";
import type { Position } from "./position";

/** Stops of a seat that cannot serve a market. */
export const NONE = 9;
const LEGS = 3;

/**
 * How each seat would fly one market: its itinerary with fewest stops, of equals the one with most planes to spare.
 * Itineraries with three stops and more are left out: in Europe they cannot be, in North America they rarely count.
 */
export class Offers {
  readonly stops: Int8Array;
  /** Legs by seat, routes by number; -1 after the last. */
  readonly legs: Int16Array;

  constructor(readonly players: number) {
    this.stops = new Int8Array(players).fill(NONE);
    this.legs = new Int16Array(players * LEGS).fill(-1);
  }

  /** Looks at a market; false where nobody can fly it. */
  look(position: Position, market: number): boolean {
    const from = position.ends[2 * market] ?? -1;
    const to = position.ends[2 * market + 1] ?? -1;
    this.stops.fill(NONE);
    this.legs.fill(-1);
    if (from < 0 || to < 0) return false;
    const pair = from * position.chart.airports + to;
    let served = false;
    for (let seat = 0; seat < this.players; seat += 1) {
      if (this.nonstop(position, seat, pair) || this.oneStop(position, seat, pair)) served = true;
    }
    if (served) return true;
    // Two stops are valid only where nobody has fewer (6.2).
    for (let seat = 0; seat < this.players; seat += 1) if (this.twoStops(position, seat, pair)) served = true;
    return served;
  }

  private nonstop(position: Position, seat: Seat, pair: number): boolean {
    const route = position.chart.nonstop[pair] ?? -1;
    if (route < 0 || position.planesOn(seat, route) <= 0) return false;
    this.fly(seat, 0, route, -1, -1);
    return true;
  }

  private oneStop(position: Position, seat: Seat, pair: number): boolean {
    const ways = position.chart.oneStops[pair];
    if (ways === undefined) return false;
    const hubs = position.hubs[seat] ?? 0;
    let most = 0;
    for (let at = 0; at < ways.length; at += 3) {
      if ((hubs & (1 << (ways[at + 2] ?? 0))) === 0) continue;
      const one = position.planesOn(seat, ways[at] ?? 0);
      if (one <= 0) continue;
      const two = position.planesOn(seat, ways[at + 1] ?? 0);
      if (two <= 0 || one + two <= most) continue;
      most = one + two;
      this.fly(seat, 1, ways[at] ?? 0, ways[at + 1] ?? 0, -1);
    }
    return most > 0;
  }

  private twoStops(position: Position, seat: Seat, pair: number): boolean {
    const ways = position.chart.twoStops[pair];
    if (ways === undefined) return false;
    const hubs = position.hubs[seat] ?? 0;
    for (let at = 0; at < ways.length; at += 5) {
      const [one, two, three] = [ways[at] ?? 0, ways[at + 1] ?? 0, ways[at + 2] ?? 0];
      if (position.planesOn(seat, one) <= 0 || position.planesOn(seat, two) <= 0) continue;
      if (position.planesOn(seat, three) <= 0) continue;
      const between = (1 << (ways[at + 3] ?? 0)) | (1 << (ways[at + 4] ?? 0));
      if ((hubs & between) !== between) continue;
      this.fly(seat, 2, one, two, three);
      return true;
    }
    return false;
  }

  private fly(seat: Seat, stops: number, one: number, two: number, three: number): void {
    this.stops[seat] = stops;
    this.legs[seat * LEGS] = one;
    this.legs[seat * LEGS + 1] = two;
    this.legs[seat * LEGS + 2] = three;
  }

  /** Takes a seat's planes off its itinerary. */
  land(position: Position, seat: Seat): void {
    for (let leg = 0; leg < LEGS; leg += 1) {
      const route = this.legs[seat * LEGS + leg] ?? -1;
      if (route >= 0) position.addPlane(seat, route, -1);
    }
  }
}
