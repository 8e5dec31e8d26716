import { createTranslator } from "next-intl";
import { catalogue, type Namespace } from "./catalogue";

const DEFAULT = "en";

const isKnown = (locale: string): locale is keyof typeof catalogue => Object.hasOwn(catalogue, locale);

/** Words of one file of the catalogue for what is written outside a page, as mails; unknown languages read English. */
export function wordsOf<N extends Namespace>(namespace: N, locale: string | null) {
  const known = locale !== null && isKnown(locale) ? locale : DEFAULT;
  return createTranslator({ locale: known, messages: catalogue[known], namespace });
}
