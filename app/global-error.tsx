"use client";

import { NextIntlClientProvider } from "next-intl";
import { useEffect, useState } from "react";
import { Trouble } from "@/components/lobby/shell/Trouble";
import { isLanguage, SOURCE } from "@/lib/i18n/languages";
import lost from "@/lib/i18n/messages/en/lost.json";
import site from "@/lib/i18n/messages/en/site.json";
import "./globals.css";

interface Words {
  readonly site: typeof site;
  readonly lost: typeof lost;
}

const ENGLISH: Words = { site, lost };

const wordsIn = async (language: string): Promise<Words> => {
  const [own, ownLost] = (await Promise.all([
    import(`@/lib/i18n/messages/${language}/site.json`),
    import(`@/lib/i18n/messages/${language}/lost.json`),
  ])) as [{ readonly default: typeof site }, { readonly default: typeof lost }];
  return { site: own.default, lost: ownLost.default };
};

const reload = (): void => window.location.reload();

/** Stands in for the whole page, the frame included, so it brings its own words: English until those of the page come. */
const GlobalErrorPage = () => {
  const [{ locale, words }, setShown] = useState({ locale: SOURCE as string, words: ENGLISH });
  // Of the page that failed, as long as it stands.
  const [language] = useState(() => (typeof document === "undefined" ? SOURCE : document.documentElement.lang));
  useEffect(() => {
    if (!isLanguage(language) || language === SOURCE) return;
    wordsIn(language)
      .then((own) => setShown({ locale: language, words: own }))
      // Without a line to the server English must do.
      .catch(() => undefined);
  }, [language]);
  return (
    <html lang={locale}>
      <body>
        <NextIntlClientProvider locale={locale} messages={words}>
          <main className="min-h-dvh px-4 sm:px-6">
            <Trouble again={reload} />
          </main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
};
export default GlobalErrorPage;
