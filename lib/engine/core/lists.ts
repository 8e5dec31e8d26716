/** Small list helpers that leave their arguments alone. */

/** `list` with the item at `index` replaced. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** `list` without one occurrence of each of `items`; an item that is not there is skipped. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] {
  const rest = list.slice();
  for (const item of items) {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/** Numbers of both lists, ascending. */
export function mergedNumbers<T extends number>(list: readonly T[], more: readonly T[]): T[] {
  return [...list, ...more].sort((a, b) => a - b);
}

/** Texts of both lists, ascending by code unit. */
export function mergedTexts<T extends string>(list: readonly T[], more: readonly T[]): T[] {
  return [...list, ...more].sort();
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The whole numbers from 0 below `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The first item of `items` that occurs more often there than in `list`; null where all are contained. */
export function firstMissing<T>(list: readonly T[], items: readonly T[]): T | null {
  const rest = list.slice();
  for (const item of items) {
    const index = rest.indexOf(item);
    if (index < 0) return item;
    rest.splice(index, 1);
  }
  return null;
}

/** The first item. There must be one. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

/**
 * The best item: the ranks are compared one after the other, more is better, and of equals the first is taken. There
 * must be an item.
 */
export function best<T>(items: readonly T[], ...ranks: readonly ((item: T) => number)[]): T {
  let left = items;
  for (const rank of ranks) {
    if (left.length <= 1) break;
    const reached = left.map(rank);
    const most = Math.max(...reached);
    left = left.filter((_, index) => reached[index] === most);
  }
  return first(left);
}
