import { headers } from "next/headers";
import { cache } from "react";
import { LANGUAGE_HEADER, PREFIX_HEADER } from "@/lib/i18n/addresses";
import { isLanguage, isSpoken, SOURCE, type Spoken } from "@/lib/i18n/languages";
import { currentAccount } from "./current";

/**
 * The language in which this visitor reads: the one that the address begins with, else the account's, else the one that
 * the server made out from the cookie and the browser's wishes.
 */
export const currentLanguage = cache(async (): Promise<Spoken> => {
  const asked = await headers();
  const prefix = asked.get(PREFIX_HEADER);
  if (isSpoken(prefix)) return prefix;
  const guessed = asked.get(LANGUAGE_HEADER);
  const otherwise = isSpoken(guessed) ? guessed : SOURCE;
  // Without a database the page that says so must still find its words.
  const account = await currentAccount().catch(() => null);
  return isLanguage(account?.locale) ? account.locale : otherwise;
});
