import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieOf } from "@/lib/auth/session";
import {
  addressIn,
  LANGUAGE_COOKIE,
  LANGUAGE_HEADER,
  LANGUAGE_SECONDS,
  PATH_HEADER,
  PREFIX_HEADER,
} from "@/lib/i18n/addresses";
import { accepted, isSpoken, PSEUDO, SOURCE, type Spoken } from "@/lib/i18n/languages";

export interface LanguageChoices {
  readonly secure: boolean;
  /** Whether pages can be asked for in the language that nobody speaks. */
  readonly pseudo: boolean;
}

/** What has one language only: programs read it. */
const WORDLESS = /^\/(?:_next|api|socket\.io)(?:\/|$)/;

/**
 * Tells pages in which language they are asked for: the one that the address begins with, which the browser then keeps,
 * else the one that it has kept, else the first of ours that it wishes for, else English. next.config.js takes the
 * language off the address.
 */
export function nameLanguage(request: IncomingMessage, response: ServerResponse, choices: LanguageChoices): void {
  const { headers } = request;
  const [whole = "/"] = (request.url ?? "/").split("?");
  const { language, path } = addressIn(whole);
  const speaks = (word: unknown): word is Spoken => isSpoken(word) && (word !== PSEUDO || choices.pseudo);
  const prefix = speaks(language) && !WORDLESS.test(path) ? language : null;
  const cookie = cookieOf(headers.cookie, LANGUAGE_COOKIE);
  const kept = speaks(cookie) ? cookie : null;
  delete headers[PREFIX_HEADER];
  if (prefix !== null) {
    headers[PREFIX_HEADER] = prefix;
    if (prefix !== kept) {
      response.appendHeader("Set-Cookie", languageCookie(prefix, choices.secure));
    }
  }
  headers[LANGUAGE_HEADER] = prefix ?? kept ?? accepted(headers["accept-language"]) ?? SOURCE;
  headers[PATH_HEADER] = prefix === null ? whole : path;
}

function languageCookie(language: Spoken, secure: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_SECONDS}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`;
}
