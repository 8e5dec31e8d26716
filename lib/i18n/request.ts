import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { currentLanguage } from "@/lib/auth/current-language";
import { compiledOf } from "./compiled";
import { LANGUAGES } from "./languages";

/** The language and the messages of each page; a page may ask for another language than its reader's. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = hasLocale(LANGUAGES, asked) ? asked : await currentLanguage();
  return { locale, messages: await compiledOf(locale), now: new Date(), timeZone: "UTC" };
});
