import { createTranslator } from "next-intl";
import type { Namespace } from "./catalogue";
import { isLanguage, type Language, SOURCE } from "./languages";
import { messagesOf } from "./messages";

/** The language in which somebody is written to who reads `locale`. */
export const writtenIn = (locale: string | null): Language => (isLanguage(locale) ? locale : SOURCE);

/** Words of one file of the catalogue for what is written outside a page, as mails; unknown languages read English. */
export async function wordsOf<N extends Namespace>(namespace: N, locale: string | null) {
  const known = writtenIn(locale);
  return createTranslator({ locale: known, messages: await messagesOf(known), namespace });
}
