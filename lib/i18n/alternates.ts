import type { Metadata } from "next";
import { pathIn } from "./addresses";
import { isLanguage, LANGUAGES, SOURCE } from "./languages";

/** Pages that everybody may find; tables, accounts and lists of one's own are not for search engines. */
const OPEN_PAGES: readonly string[] = [
  "/",
  "/rules",
  "/glossary",
  "/leaderboards",
  "/history",
  "/replay",
  "/developers",
  "/new",
  "/sign-in",
  "/sign-up",
];

/** Where an open page is to be found in each language; nothing for others. `prefix` is the language in the address. */
export function alternatesOf(path: string, prefix: string | null): Pick<Metadata, "alternates"> {
  if (!OPEN_PAGES.includes(path)) return {};
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(language, path)]));
  return {
    alternates: {
      canonical: isLanguage(prefix) ? pathIn(prefix, path) : path,
      languages: { ...languages, "x-default": path },
    },
  };
}

/** Languages as Open Graph writes them. */
const OPEN_GRAPH = { en: "en_GB", it: "it_IT", es: "es_ES", de: "de_DE", ko: "ko_KR" } as const;

/** The language of a page and the others that it can be read in, for those who show a link with a picture. */
export const openGraphLocales = (locale: string) => {
  const own = isLanguage(locale) ? locale : SOURCE;
  return {
    locale: OPEN_GRAPH[own],
    alternateLocale: LANGUAGES.filter((language) => language !== own).map((language) => OPEN_GRAPH[language]),
  };
};
