/** Paths in a box of 32. */

/** The token on the map: the fin alone, so that the emblem stays large. */
export const TOKEN =
  "M4.6 2H13C14.2 2 15.1 2.5 15.8 3.5L24.6 17.6C26.4 20.5 28.2 22.7 30.5 25C31.8 26.3 31 28.6 29 28.6H9.3" +
  "C8.1 28.6 7.3 27.9 7 26.7L2.7 4.4C2.4 3 3.2 2 4.6 2Z";

/** A swept fin with its dorsal fillet, and the tapering cone under it; flies to the right. */
export const FIN =
  "M3.4 1.4H12.6C13.7 1.4 14.5 1.9 15.1 2.8L23.2 15.6C24.9 18.3 27.2 20.2 30.6 21.4C22 22.4 14 22.2 6.8 20.9L2.2 3" +
  "C1.9 2.1 2.5 1.4 3.4 1.4Z";
export const TAIL_CONE = "M.6 19.8C8.5 23.8 20 24.9 31.4 23.7V29.4C19 30.8 6 28 .6 19.8Z";

/** Outline of a boarding pass with its notches; `perforation` is the notches' height. */
export function passOutline(width: number, height: number, perforation: number): string {
  const r = 7;
  const n = 5;
  return (
    `M${r} 0H${width - r}Q${width} 0 ${width} ${r}V${perforation - n}A${n} ${n} 0 0 0 ${width} ${perforation + n}` +
    `V${height - r}Q${width} ${height} ${width - r} ${height}H${r}Q0 ${height} 0 ${height - r}V${perforation + n}` +
    `A${n} ${n} 0 0 0 0 ${perforation - n}V${r}Q0 0 ${r} 0Z`
  );
}
