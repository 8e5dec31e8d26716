import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { currentLanguage } from "@/lib/auth/current-language";
import { LANGUAGES } from "./languages";
import { messagesOf } from "./messages";

/** The language and the messages of each page; a page may ask for another language than its reader's. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = hasLocale(LANGUAGES, asked) ? asked : await currentLanguage();
  return { locale, messages: await messagesOf(locale), now: new Date(), timeZone: "UTC" };
});
