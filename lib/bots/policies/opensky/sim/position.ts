import type { View } from "@/lib/engine/opensky/table";
import { score } from "@/lib/engine/opensky/score";
import { ANCILLARIES, FARES, type Fare, type Seat } from "@/lib/engine/opensky/words";
import { chartOf, type Chart } from "./chart";
import { MARKETS } from "./markets";

/** Kinds of fare cards. */
export const KINDS = FARES.length;
/** Points of each kind of card, ascending. */
export const POINTS: Int32Array = Int32Array.from(FARES);
export const kindOf = (fare: Fare): number => FARES.indexOf(fare);
const EVERYWHERE = -1;

/**
 * A position as numbers, for playouts: only what decides the coming months. It is made from a view, so that it cannot
 * hold more than its viewer knows, and changed in place; playouts work on copies.
 */
export class Position {
  constructor(
    readonly chart: Chart,
    readonly players: number,
    /** Ends of each market, airports by number; -1 while a callsign is not placed. */
    readonly ends: Int16Array,
    /** Planes by seat and route. */
    readonly planes: Int8Array,
    /** Airports where a seat may connect, as bits. */
    readonly hubs: Int32Array,
    /** Cards in hand by seat and kind. */
    readonly hand: Int8Array,
    /** Points so far. */
    readonly points: Int32Array,
    /** Ancillary tokens left. */
    readonly tokens: Int8Array,
    /** 1 where the seat has its Flash Deal token. */
    readonly flash: Int8Array,
  ) {}

  copy(): Position {
    return new Position(
      this.chart,
      this.players,
      this.ends,
      this.planes.slice(),
      this.hubs.slice(),
      this.hand.slice(),
      this.points.slice(),
      this.tokens.slice(),
      this.flash.slice(),
    );
  }

  /** Takes over everything of a position of the same game. */
  become(other: Position): void {
    this.planes.set(other.planes);
    this.hubs.set(other.hubs);
    this.hand.set(other.hand);
    this.points.set(other.points);
    this.tokens.set(other.tokens);
    this.flash.set(other.flash);
  }

  planesOn(seat: Seat, route: number): number {
    return this.planes[seat * this.chart.routes + route] ?? 0;
  }

  addPlane(seat: Seat, route: number, count: number): void {
    const at = seat * this.chart.routes + route;
    this.planes[at] = (this.planes[at] ?? 0) + count;
  }

  cards(seat: Seat, kind: number): number {
    return this.hand[seat * KINDS + kind] ?? 0;
  }

  addCard(seat: Seat, kind: number, count: number): void {
    const at = seat * KINDS + kind;
    this.hand[at] = (this.hand[at] ?? 0) + count;
  }

  addPoints(seat: Seat, points: number): void {
    this.points[seat] = (this.points[seat] ?? 0) + points;
  }
}

/** Airports as the bits of a number. */
export function airportBits(chart: Chart, codes: readonly string[]): number {
  let bits = 0;
  for (const code of codes) bits |= 1 << chart.airport(code);
  return bits;
}

/** The position that a view shows. In North America a connection may be made everywhere. */
export function positionOf(view: View): Position {
  const chart = chartOf(view.rules);
  const players = view.seats.length;
  const marked = view.callsigns.map((code) => (code === null ? -1 : chart.airport(code)));
  const ends = Int16Array.from(MARKETS.flatMap(([a, b]) => [marked[a] ?? -1, marked[b] ?? -1]));
  const position = new Position(
    chart,
    players,
    ends,
    new Int8Array(players * chart.routes),
    new Int32Array(players).fill(view.rules.side === "europe" ? 0 : EVERYWHERE),
    new Int8Array(players * KINDS),
    new Int32Array(players),
    new Int8Array(players),
    new Int8Array(players),
  );
  for (const [seat, own] of view.seats.entries()) {
    for (const id of own.planes) position.addPlane(seat, chart.route(id), 1);
    if (view.rules.side === "europe") position.hubs[seat] = airportBits(chart, own.regional);
    for (const fare of own.hand) position.addCard(seat, kindOf(fare), 1);
    position.points[seat] = score(own).total;
    position.tokens[seat] = ANCILLARIES.length - own.ancillariesSpent.length;
    position.flash[seat] = own.flashDeal ? 1 : 0;
  }
  return position;
}
