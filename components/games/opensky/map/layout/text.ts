/** Widths of B612 bold capitals in ems, so that labels can be laid out before they are drawn. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 0.72, B: 0.7, C: 0.66, D: 0.75, E: 0.62, F: 0.6, G: 0.74, H: 0.78, I: 0.38, J: 0.42, K: 0.72, L: 0.58, M: 0.92,
  N: 0.8, O: 0.79, P: 0.68, Q: 0.79, R: 0.72, S: 0.64, T: 0.64, U: 0.76, V: 0.7, W: 1.04, X: 0.7, Y: 0.68, Z: 0.64,
};

/** Width of bold capitals at a size, in pixels. */
export const capitals = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.72), 0) * size + 1.2;

/** Width of ordinary words at a size: an upper estimate. */
export const words = (text: string, size: number): number => text.length * size * 0.58 + 2;
