import type { Language } from "@/lib/i18n/languages";

/** A word of the game, as each language has it. */
export interface Term {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
  /** In the reader's language. */
  readonly word: string;
  readonly meaning: string;
}

/** As a game comes upon them, or by the alphabet of a language. */
export type Order = "play" | Language;

/** Letters as they are typed in a hurry: small and without accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();

const fits = (term: Term, typed: string): boolean =>
  [term.word, ...Object.values(term.words)].some((word) => plain(word).includes(typed));

/** The terms of which a word, in whichever language, contains what was typed. */
export function termsFor(terms: readonly Term[], typed: string, order: Order): readonly Term[] {
  const wanted = plain(typed.trim());
  const found = terms.filter((term) => fits(term, wanted));
  if (order === "play") return found;
  const { compare } = new Intl.Collator(order);
  return found.toSorted((one, other) => compare(one.words[order], other.words[order]));
}
