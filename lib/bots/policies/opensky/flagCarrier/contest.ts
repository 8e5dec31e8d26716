import { acceptance } from "@/lib/engine/opensky/standing";
import { ANCILLARY_POINTS, PRICE_FACES, type Seat } from "@/lib/engine/opensky/words";
import { alone, has, leaders } from "../sim/leaders";
import { KINDS, POINTS, type Position } from "../sim/position";
import type { Forecast } from "./forecast";

/** A way to fly a market: its stops and its legs, routes by number. */
export interface Way {
  readonly stops: number;
  readonly legs: readonly number[];
}

/** A fare with its way; null for none. `kind` is the card. */
export interface Choice {
  readonly kind: number;
  readonly way: Way;
}

/** A market while Flash Deals are asked for. */
export interface Table {
  readonly sealed: readonly (Choice | null)[];
  /** The card in play by seat, -1 without a bid. */
  readonly kinds: readonly number[];
  /** Cards laid aside by Flash Deals, as seat * KINDS + kind. */
  readonly laidAside: readonly number[];
  /** Seats, as bits, that have used their token in this market, and that declined since the last Flash Deal. */
  readonly used: number;
  readonly declined: number;
  /** Where the asking goes on. */
  readonly from: Seat;
}

/**
 * One market from the sealed fares to the settlement, looked at to its end (6.4 to 6.6): every seat does in Flash Deals
 * and with its ancillaries what gives it the largest share of the win. Shares come from a forecast.
 */
export class Contest {
  private readonly players: number;

  constructor(
    private readonly position: Position,
    private readonly forecast: Forecast,
    private readonly roller: Seat,
  ) {
    this.players = position.players;
  }

  /** By seat, the share of the win after these sealed fares. */
  sealed(choices: readonly (Choice | null)[]): Float64Array {
    return this.flash({
      sealed: choices,
      kinds: choices.map((choice) => choice?.kind ?? -1),
      laidAside: [],
      used: 0,
      declined: 0,
      from: this.roller,
    });
  }

  private stops(table: Table): number[] {
    return table.sealed.map((choice) => choice?.way.stops ?? 0);
  }

  /** Goes on asking for Flash Deals, then settles. */
  flash(table: Table): Float64Array {
    const lead = leaders(table.kinds, this.stops(table));
    for (let step = 0; step < this.players; step += 1) {
      const seat = (table.from + step) % this.players;
      if (has(table.declined, seat) || this.undercuts(table, seat, lead).length === 0) continue;
      return this.flashOf(table, seat).shares;
    }
    return this.settle(table);
  }

  /** What an asked seat does best, as a kind of card or -1 to decline, and the shares that come of it. */
  flashOf(table: Table, seat: Seat): { readonly kind: number; readonly shares: Float64Array } {
    const lead = leaders(table.kinds, this.stops(table));
    let best = -1;
    let shares = this.flash({ ...table, declined: table.declined | (1 << seat), from: (seat + 1) % this.players });
    for (const kind of this.useful(table, seat, this.undercuts(table, seat, lead))) {
      const after = this.flash(this.undercut(table, seat, kind));
      if ((after[seat] ?? 0) > (shares[seat] ?? 0)) [best, shares] = [kind, after];
    }
    return { kind: best, shares };
  }

  /** The cards that a seat may play in a Flash Deal (6.5). */
  private undercuts(table: Table, seat: Seat, lead: number): number[] {
    const own = table.kinds[seat] ?? -1;
    if (own < 0 || this.position.flash[seat] === 0 || has(table.used, seat)) return [];
    if (alone(lead) && has(lead, seat)) return [];
    const kinds: number[] = [];
    for (let kind = own - 1; kind >= 0; kind -= 1) {
      const away = table.laidAside.filter((card) => card === seat * KINDS + kind).length;
      if (this.position.cards(seat, kind) > away) kinds.push(kind);
    }
    return kinds;
  }

  /** Of the cards that would do the same only the dearest: to lead alone, to lead with others. */
  private useful(table: Table, seat: Seat, kinds: readonly number[]): number[] {
    const stops = this.stops(table);
    const leads = kinds.map((kind) => leaders(table.kinds.map((now, at) => (at === seat ? kind : now)), stops));
    const single = leads.findIndex((lead) => lead === 1 << seat);
    const shared = leads.findIndex((lead) => has(lead, seat) && !alone(lead));
    return [single, shared].flatMap((at) => kinds[at] ?? []);
  }

  private undercut(table: Table, seat: Seat, kind: number): Table {
    return {
      ...table,
      kinds: table.kinds.map((now, at) => (at === seat ? kind : now)),
      laidAside: [...table.laidAside, seat * KINDS + (table.kinds[seat] ?? 0)],
      used: table.used | (1 << seat),
      declined: 0,
      from: (seat + 1) % this.players,
    };
  }

  private settle(table: Table): Float64Array {
    const lead = leaders(table.kinds, this.stops(table));
    if (!alone(lead)) return this.forecast.shares(this.won(table, lead, table.kinds, 0));
    return this.extras(table, 31 - Math.clz32(lead)).shares;
  }

  /** How many ancillaries a sole leader attaches best, and the shares that come of it. */
  extras(table: Table, leader: Seat): { readonly count: number; readonly shares: Float64Array } {
    const lead = 1 << leader;
    const fare = POINTS[table.kinds[leader] ?? 0] ?? 0;
    let best = 0;
    let shares = this.forecast.shares(this.won(table, lead, table.kinds, 0));
    let refused: Float64Array | null = null;
    for (let count = 1; count <= (this.position.tokens[leader] ?? 0); count += 1) {
      const accepted = acceptance(fare + ANCILLARY_POINTS * count) / PRICE_FACES.length;
      if (accepted === 0) break;
      refused ??= this.alternative(table, lead);
      const won = this.forecast.shares(this.won(table, lead, table.kinds, count));
      const expected = won.map((share, seat) => accepted * share + (1 - accepted) * (refused?.[seat] ?? 0));
      if ((expected[leader] ?? 0) > (shares[leader] ?? 0)) [best, shares] = [count, expected];
    }
    return { count: best, shares };
  }

  /** After a failed price check the others' sealed fares count (Rulings 8 and 16). */
  private alternative(table: Table, lead: number): Float64Array {
    const kinds = table.sealed.map((choice) => choice?.kind ?? -1);
    return this.forecast.shares(this.won(table, leaders(kinds, this.stops(table), lead), kinds, 0));
  }

  /** By seat, the points that a settlement brings now and later. */
  private won(table: Table, winners: number, kinds: readonly number[], tokens: number): Float64Array {
    const shift = new Float64Array(this.players);
    const add = (effect: Float64Array): void => {
      for (let seat = 0; seat < this.players; seat += 1) shift[seat] = (shift[seat] ?? 0) + (effect[seat] ?? 0);
    };
    for (let seat = 0; seat < this.players; seat += 1) {
      if (has(table.used, seat)) add(this.flashToken(seat));
      const way = table.sealed[seat]?.way;
      const kind = kinds[seat] ?? -1;
      if (!has(winners, seat) || way === undefined || kind < 0) continue;
      shift[seat] = (shift[seat] ?? 0) + (POINTS[kind] ?? 0) + ANCILLARY_POINTS * tokens;
      add(this.card(seat, kind));
      add(this.flight(seat, way));
      if (tokens > 0) add(this.extra(seat, tokens));
    }
    return shift;
  }

  /** What the planes of an itinerary are worth to everybody, once they are gone. */
  flight(seat: Seat, { legs }: Way): Float64Array {
    return this.forecast.effect(`flight ${seat} ${legs.join()}`, (position) => {
      for (const route of legs) position.addPlane(seat, route, -1);
    });
  }

  card(seat: Seat, kind: number): Float64Array {
    return this.forecast.effect(`card ${seat} ${kind}`, (position) => position.addCard(seat, kind, -1));
  }

  private flashToken(seat: Seat): Float64Array {
    return this.forecast.effect(`flash ${seat}`, (position) => {
      position.flash[seat] = 0;
    });
  }

  private extra(seat: Seat, tokens: number): Float64Array {
    return this.forecast.effect(`extra ${seat} ${tokens}`, (position) => {
      position.tokens[seat] = (position.tokens[seat] ?? 0) - tokens;
    });
  }
}
