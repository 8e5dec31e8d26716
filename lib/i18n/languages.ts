/** The languages of the site, in the order in which they are offered. */
export const LANGUAGES = ["en", "it", "es", "de", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language in which texts are written first: what another lacks is read in it. */
export const SOURCE: Language = "en";

/** Made from English at run time, to find texts that do not come from the catalogue and places that are too narrow. */
export const PSEUDO = "en-XA";

/** What a page can be made in. */
export type Spoken = Language | typeof PSEUDO;

/** What each language is called in itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  de: "Deutsch",
  ko: "한국어",
};

export const isLanguage = (word: unknown): word is Language => LANGUAGES.some((language) => language === word);

export const isSpoken = (word: unknown): word is Spoken => word === PSEUDO || isLanguage(word);

/** The first of our languages by an `Accept-Language` header; null where it names none of them. */
export function accepted(header: string | undefined): Language | null {
  const wishes = (header ?? "").split(",").map((part) => {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: range.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const [best] = wishes
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ language }) => (isLanguage(language) ? [language] : []));
  return best ?? null;
}
