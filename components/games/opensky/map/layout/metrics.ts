/** Sizes of what is drawn on the map, in pixels; they do not change with the zoom. */
export interface Metrics {
  readonly font: number;
  readonly marketFont: number;
  readonly sign: { readonly height: number; readonly letter: number; readonly font: number };
  readonly cube: number;
  /** Radii of an airport's dot. */
  readonly dot: { readonly plain: number; readonly callsign: number; readonly market: number };
  /** A hub's badge: radius, and the distance between two in one capsule. */
  readonly hub: { readonly radius: number; readonly step: number };
  readonly tail: { readonly normal: number; readonly big: number; readonly least: number };
  /** On a route shorter than this its planes stand beside it. */
  readonly short: number;
  /** Between parallel lines. */
  readonly gap: number;
  readonly boom: number;
  readonly permit: number;
  readonly flag: { readonly width: number; readonly height: number; readonly font: number };
  readonly lead: { readonly width: number; readonly height: number; readonly font: number };
}

const ROOMY: Metrics = {
  font: 13.5,
  marketFont: 15.5,
  sign: { height: 18, letter: 19, font: 12.5 },
  cube: 17,
  dot: { plain: 4.6, callsign: 6.4, market: 16 },
  hub: { radius: 9.5, step: 20 },
  tail: { normal: 30, big: 34, least: 21 },
  short: 60,
  gap: 9,
  boom: 0.82,
  permit: 19,
  flag: { width: 60, height: 24, font: 15 },
  lead: { width: 74, height: 28, font: 18 },
};

const COMPACT: Metrics = {
  font: 12,
  marketFont: 13.5,
  sign: { height: 16, letter: 17, font: 11.5 },
  cube: 15,
  dot: { plain: 4, callsign: 5.6, market: 12 },
  hub: { radius: 8, step: 16.5 },
  tail: { normal: 24, big: 28, least: 17 },
  short: 38,
  gap: 8,
  boom: 0.66,
  permit: 16,
  flag: { width: 54, height: 22, font: 13.5 },
  lead: { width: 64, height: 25, font: 16 },
};

/** Below this width of the whole board on screen, in pixels, everything is a little smaller. */
const ROOMY_FROM = 480;
/** Below this there is no room for words. */
const WORDS_FROM = 250;

export const isCompact = (reach: number): boolean => reach < ROOMY_FROM;
export const hasWords = (reach: number): boolean => reach >= WORDS_FROM;
export const metricsFor = (reach: number): Metrics => (isCompact(reach) ? COMPACT : ROOMY);
