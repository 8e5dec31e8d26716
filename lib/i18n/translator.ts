import { createTranslator } from "next-intl";
import type { Namespace } from "./catalogue";
import { isLanguage, SOURCE } from "./languages";
import { messagesOf } from "./messages";

/** Words of one file of the catalogue for what is written outside a page, as mails; unknown languages read English. */
export async function wordsOf<N extends Namespace>(namespace: N, locale: string | null) {
  const known = isLanguage(locale) ? locale : SOURCE;
  return createTranslator({ locale: known, messages: await messagesOf(known), namespace });
}
