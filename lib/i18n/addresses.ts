import { isSpoken, type Spoken } from "./languages";

/** The languages' cookie, and the headers by which the server tells pages what it found out. */
export const LANGUAGE_COOKIE = "language";
/** The language of this request, where no account says otherwise. */
export const LANGUAGE_HEADER = "x-opensky-language";
/** The language that the address begins with; missing where it begins with none. next.config.js reads it too. */
export const PREFIX_HEADER = "x-opensky-prefix";
/** The address's path without a language. */
export const PATH_HEADER = "x-opensky-path";

/** Browsers keep a cookie for 400 days at most. */
export const LANGUAGE_SECONDS = 400 * 24 * 60 * 60;

interface Address {
  readonly language: Spoken | null;
  readonly path: string;
}

/** Takes the language off a path: `/it/rules` is `/rules` in Italian. */
export function addressIn(path: string): Address {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return isSpoken(first) ? { language: first, path: rest === "" ? "/" : rest } : { language: null, path };
}

/** The path as it is without a language. */
export const plainPath = (path: string): string => addressIn(path).path;

/** The path under which a page is read in this language, whatever the visitor's own. */
export const pathIn = (language: Spoken, path: string): string => (path === "/" ? `/${language}` : `/${language}${path}`);
