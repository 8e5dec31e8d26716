/** What can be jumped to, with the names it goes by: codes and cities. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Letters alone, so that "São Paulo" is found by "saop". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/**
 * The next of `all` after `from`, in their order and round again, of which a name begins with what was typed. While more
 * letters are typed the present one stays if it still fits; one letter again and again goes on to the next.
 */
export function typedJump<T extends Named>(typed: string, from: string, all: readonly T[]): T | null {
  const word = plain(typed);
  if (word === "") return null;
  const again = word.length > 1 && [...word].every((letter) => letter === word[0]);
  const start = all.findIndex(({ id }) => id === from);
  const fits = (begin: string) => (one: T) => one.names.some((name) => plain(name).startsWith(begin));
  const first = word.length === 1 ? 1 : 0;
  const order = (skip: number) => [...all.slice(start + skip), ...all.slice(0, start + skip)];
  return order(first).find(fits(word)) ?? (again ? (order(1).find(fits(word.slice(0, 1))) ?? null) : null);
}
