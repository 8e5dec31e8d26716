/** Numbers from 0 up to but not 1 that the same start makes again: a linear congruence, good enough to deal games. */
export function dice(start: number): () => number {
  let state = BigInt(start);
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number(state >> 11n) / 2 ** 53;
  };
}
