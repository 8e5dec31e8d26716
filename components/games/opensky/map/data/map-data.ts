/**
 * One side of the board as drawn: made by `npm run map`, committed beside this file. Positions are whole numbers in map
 * units (the airports' box is 4,000 units wide); paths are SVG path data.
 */
export interface MapData {
  readonly board: string;
  /** The airports' box: left, top, right, bottom. */
  readonly box: readonly number[];
  readonly land: string;
  readonly borders: string;
  readonly graticule: string;
  /** Land of the countries that the side tells apart; empty for Europe. */
  readonly countries: readonly { readonly code: string; readonly path: string }[];
  readonly airports: readonly MapAirport[];
  readonly routes: readonly MapRoute[];
  readonly places: readonly MapPlace[];
}

/** A name on the map; its words stand in the message catalogue under its id. */
export interface MapPlace {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

export interface MapAirport {
  readonly code: string;
  /** City, as printed on the board. */
  readonly name: string;
  /** ISO 3166 code where the side has countries, else null. */
  readonly country: string | null;
  readonly x: number;
  readonly y: number;
}

export interface MapRoute {
  readonly id: string;
  /** The great circle from the first airport to the second: x, y, x, y, ... */
  readonly points: readonly number[];
  /** Share of the way at which the border is crossed; null inside one country. */
  readonly crossing: number | null;
}
