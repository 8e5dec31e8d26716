import type { cookies } from "next/headers";
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS } from "@/lib/i18n/addresses";
import type { Language } from "@/lib/i18n/languages";
import { accounts } from "./accounts/shared";
import { currentVisit } from "./current";
import { sessionKeys } from "./keys";

type Jar = Awaited<ReturnType<typeof cookies>>;

/** Keeps a language that the visitor chose: in this browser, and for an account wherever its owner signs in. */
export async function changeLocale(language: Language, jar: Jar): Promise<void> {
  await accounts().own.changeLocale(await currentVisit(), language);
  keepLanguage(language, jar);
}

/** Keeps a language in this browser. */
export function keepLanguage(language: Language, jar: Jar): void {
  const { secure } = sessionKeys();
  jar.set(LANGUAGE_COOKIE, language, { path: "/", maxAge: LANGUAGE_SECONDS, sameSite: "lax", httpOnly: true, secure });
}
