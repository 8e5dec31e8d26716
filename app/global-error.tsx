"use client";

import { NextIntlClientProvider } from "next-intl";
import { useEffect, useState } from "react";
import { isLanguage, SOURCE } from "@/lib/i18n/languages";
import english from "@/lib/i18n/messages/en/site.json";
import ErrorPage from "./error";
import "./globals.css";

type Words = typeof english;

/** Stands in for the whole page, the frame included, so it brings its own words: English until those of the page come. */
const GlobalErrorPage = ({ reset }: { readonly reset: () => void }) => {
  const [{ locale, site }, setShown] = useState<{ readonly locale: string; readonly site: Words }>({
    locale: SOURCE,
    site: english,
  });
  // Of the page that failed, as long as it stands.
  const [language] = useState(() => (typeof document === "undefined" ? SOURCE : document.documentElement.lang));
  useEffect(() => {
    if (!isLanguage(language) || language === SOURCE) return;
    import(`@/lib/i18n/messages/${language}/site.json`)
      .then((file: { readonly default: Words }) => setShown({ locale: language, site: file.default }))
      // Without a line to the server English must do.
      .catch(() => undefined);
  }, [language]);
  return (
    <html lang={locale}>
      <body>
        <NextIntlClientProvider locale={locale} messages={{ site }}>
          <ErrorPage reset={reset} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
};
export default GlobalErrorPage;
