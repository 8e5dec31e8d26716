import type { Seat } from "@/lib/engine/opensky/words";
import { PRICE_FACES, SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import { alone, has, leaders } from "./leaders";
import { YEAR, type Luck } from "./luck";
import { ROLLS } from "./markets";
import { NONE, Offers } from "./offers";
import { POINTS, type Position } from "./position";
import { quickFare } from "./quickFare";

/** Networks with which a season 2 may be flown: planes by seat and route, hubs by seat. */
export interface Networks {
  readonly planes: Int8Array;
  readonly hubs: Int32Array;
}

/** What lies before a playout besides its position. */
export interface Ahead {
  /** The first month to play; its dice are not rolled yet. */
  readonly month: number;
  /** Thinkable networks of season 2; needed where the playout begins before it. */
  readonly season2: readonly Networks[];
}

const EXTRA = 100;
/** How often a token is used at once that could be kept. */
const FLASH = 0.5;

/** Plays months at once by simple sound choices (6.1 to 6.6); its work space is its own, so it plays one at a time. */
export class Playout {
  private readonly choices: readonly [Offers, Offers, Offers];
  private readonly kinds: Int8Array;
  private readonly sealed: Int8Array;

  constructor(readonly players: number) {
    this.choices = [new Offers(players), new Offers(players), new Offers(players)];
    this.kinds = new Int8Array(players);
    this.sealed = new Int8Array(players);
  }

  /** Plays a position, in place, to the end of March; its points are then final. */
  play(position: Position, { month, season2 }: Ahead, luck: Luck): void {
    for (let now = month; now < YEAR; now += 1) {
      const networks = now === SEASON_2_MONTH ? season2[Math.floor(luck.season() * season2.length)] : undefined;
      if (networks !== undefined) {
        position.planes.set(networks.planes);
        position.hubs.set(networks.hubs);
      }
      this.month(position, now, luck);
    }
  }

  private month(position: Position, month: number, luck: Luck): void {
    const roller = month % this.players;
    const offers = this.market(position, roller, luck.roll(month));
    if (offers === null) return;
    for (let seat = 0; seat < this.players; seat += 1) {
      this.kinds[seat] = this.sealed[seat] = quickFare(position, seat, offers, luck.fare(month, seat));
    }
    this.flash(position, offers, month, luck);
    this.settle(position, offers, luck.price(month), month);
  }

  /** The roller takes the market that it can serve best against the others. */
  private market(position: Position, roller: Seat, luck: number): Offers | null {
    const roll = ROLLS[Math.floor(luck * ROLLS.length)];
    if (roll === undefined) return null;
    let most = -Infinity;
    let chosen: Offers | null = null;
    for (let at = 0; at < 3; at += 1) {
      const offers = this.choices[at];
      const served = offers?.look(position, roll[at] ?? 0) ?? false;
      const liking = served && offers !== undefined ? liked(offers, roller) : UNSERVED;
      if (liking <= most) continue;
      most = liking;
      chosen = served ? (offers ?? null) : null;
    }
    return chosen;
  }

  /** Once round the table: a seat that does not lead alone may undercut with the highest card that would. */
  private flash(position: Position, offers: Offers, month: number, luck: Luck): void {
    for (let place = 0; place < this.players; place += 1) {
      const seat = (month + place) % this.players;
      const own = this.kinds[seat] ?? -1;
      if (own <= 0 || position.flash[seat] === 0) continue;
      const lead = leaders(this.kinds, offers.stops);
      if (alone(lead) && has(lead, seat)) continue;
      if (month < YEAR - 2 && luck.flash(month, seat) >= FLASH) continue;
      for (let kind = own - 1; kind >= 0; kind -= 1) {
        if (position.cards(seat, kind) === 0) continue;
        this.kinds[seat] = kind;
        if (leaders(this.kinds, offers.stops) === 1 << seat) {
          position.flash[seat] = 0;
          break;
        }
        this.kinds[seat] = own;
      }
    }
  }

  private settle(position: Position, offers: Offers, luck: number, month: number): void {
    const lead = leaders(this.kinds, offers.stops);
    if (!alone(lead)) return this.pay(position, offers, lead, this.kinds);
    const seat = 31 - Math.clz32(lead);
    const kind = this.kinds[seat] ?? 0;
    const tokens = extras(kind, position.tokens[seat] ?? 0, month);
    if (tokens === 0) return this.pay(position, offers, lead, this.kinds);
    const face = PRICE_FACES[Math.floor(luck * PRICE_FACES.length)] ?? 0;
    if (face < (POINTS[kind] ?? 0) + EXTRA * tokens) {
      return this.pay(position, offers, leaders(this.sealed, offers.stops, lead), this.sealed);
    }
    this.pay(position, offers, lead, this.kinds);
    position.tokens[seat] = (position.tokens[seat] ?? 0) - tokens;
    position.addPoints(seat, EXTRA * tokens);
  }

  private pay(position: Position, offers: Offers, winners: number, kinds: Int8Array): void {
    for (let seat = 0; seat < this.players; seat += 1) {
      if (!has(winners, seat)) continue;
      const kind = kinds[seat] ?? 0;
      position.addPoints(seat, POINTS[kind] ?? 0);
      position.addCard(seat, kind, -1);
      offers.land(position, seat);
    }
  }
}

/** Tokens that a sole leader attaches: only to the lowest fare, where the die is kind (6.6). */
function extras(kind: number, left: number, month: number): number {
  if (kind > 0 || left === 0) return 0;
  return month >= YEAR - 4 ? Math.min(2, left) : 1;
}

const UNSERVED = 0.5;

/** How much a roller likes a market: alone, ahead, level, behind, only the others. */
function liked(offers: Offers, roller: Seat): number {
  const own = offers.stops[roller] ?? NONE;
  let rivals = NONE;
  for (let seat = 0; seat < offers.players; seat += 1) {
    if (seat !== roller) rivals = Math.min(rivals, offers.stops[seat] ?? NONE);
  }
  if (own === NONE) return rivals === 0 ? -2 : -1.8;
  if (rivals === NONE) return own === 0 ? 4 : 3.8;
  if (own === 0) return rivals === 0 ? 1 : 2.5;
  return rivals === 0 ? 0.2 : 0.9;
}
