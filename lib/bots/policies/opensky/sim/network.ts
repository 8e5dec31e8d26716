import { REGIONAL_TOKENS } from "@/lib/engine/opensky/words";
import { type Chart } from "./chart";
import { MARKETS } from "./markets";

// Callsigns and markets are bits of a number: a draft turn weighs thousands of networks.

/** For every set of callsigns, the markets within it. */
const WITHIN = Int32Array.from({ length: 64 }, (_, set) =>
  MARKETS.reduce((found, [a, b], market) => (((set >> a) & (set >> b)) % 2 === 1 ? found | (1 << market) : found), 0),
);
const within = (callsigns: number): number => WITHIN[callsigns] ?? 0;

export function size(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The callsign of each airport as a set of one, 0 where none stands. */
export type Marks = Int32Array;

/** One airline's network as a draft sees it: what its planes reach, whatever the others do. */
export class Network {
  constructor(
    readonly chart: Chart,
    readonly marks: Marks,
    /** Planes placed, routes by number, in order. */
    readonly routes: readonly number[],
    /** Callsigns one flight away from each airport. */
    readonly around: Int32Array,
    /** Markets flown without a stop. */
    readonly nonstops: number,
    /** Cross-border routes that have a permit, and permits left. */
    readonly permits: readonly number[],
    readonly permitsLeft: number,
    /** Airports whose subsidy the planes take, of those still there. */
    readonly cubes: number,
  ) {}

  static empty(chart: Chart, marks: Marks, permits: readonly number[], permitsLeft: number): Network {
    return new Network(chart, marks, [], new Int32Array(chart.airports), 0, permits, permitsLeft, 0);
  }

  /** Whether a plane may be placed on a route: across a border only with a permit (section 5). */
  allows(route: number): boolean {
    return this.chart.crossing[route] !== true || this.permitsLeft > 0 || this.permits.includes(route);
  }

  /** The network with one plane more; `free` are the airports, as bits, that still have their cube. */
  with(route: number, free: number): Network {
    const [a, b] = [this.chart.from[route] ?? 0, this.chart.to[route] ?? 0];
    const [markA, markB] = [this.marks[a] ?? 0, this.marks[b] ?? 0];
    const around = this.around.slice();
    around[a] = (around[a] ?? 0) | markB;
    around[b] = (around[b] ?? 0) | markA;
    const opens = this.chart.crossing[route] === true && !this.permits.includes(route);
    return new Network(
      this.chart,
      this.marks,
      [...this.routes, route],
      around,
      this.nonstops | within(markA | markB),
      opens ? [...this.permits, route] : this.permits,
      opens ? this.permitsLeft - 1 : this.permitsLeft,
      this.cubes | (free & ((1 << a) | (1 << b))),
    );
  }

  /** Markets served with one stop where connections are made at these airports, as bits. */
  oneStops(hubs: number): number {
    let served = 0;
    for (let at = 0; at < this.around.length; at += 1) {
      if ((hubs >> at) % 2 !== 0) served |= within(this.around[at] ?? 0);
    }
    return served;
  }

  /** The airports, as bits, where two hubs would serve most: each the one that adds most markets. */
  likelyHubs(): number {
    let hubs = 0;
    let served = this.nonstops;
    for (let left = REGIONAL_TOKENS; left > 0; left -= 1) {
      let most = 0;
      let chosen = -1;
      for (let at = 0; at < this.around.length; at += 1) {
        const gained = size(within(this.around[at] ?? 0) & ~served);
        if (gained > most) [most, chosen] = [gained, at];
      }
      if (chosen < 0) break;
      hubs |= 1 << chosen;
      served |= within(this.around[chosen] ?? 0);
    }
    return hubs;
  }
}

/** The callsigns of a position's markets, by airport. */
export function marksOf(chart: Chart, ends: ArrayLike<number>): Marks {
  const marks = new Int32Array(chart.airports);
  for (const [market, [a, b]] of MARKETS.entries()) {
    const [from, to] = [ends[2 * market] ?? -1, ends[2 * market + 1] ?? -1];
    if (from >= 0) marks[from] = 1 << a;
    if (to >= 0) marks[to] = 1 << b;
  }
  return marks;
}

