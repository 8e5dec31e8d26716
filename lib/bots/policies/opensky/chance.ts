/** A number in [0,1), each equally likely. */
export type Chance = () => number;

/** One of `items`, each equally likely. There must be one. */
export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

/** The index of one of `weights`, each as likely as its weight; weights are not negative and not all 0. */
export function draw(weights: readonly number[], chance: Chance): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = chance() * total;
  let last = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight <= 0) continue;
    last = index;
    rest -= weight;
    if (rest < 0) return index;
  }
  return last;
}
