const Z95 = 1.959964;

/** A share with its 95% interval by Wilson's formula, which also holds near 0 and 1 and for shared wins. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** `won` of `games`; a win shared by n counts 1/n. */
export function wilson(won: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1, games };
  const share = won / games;
  const z2 = (Z95 * Z95) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { share, low: middle - half, high: middle + half, games };
}
