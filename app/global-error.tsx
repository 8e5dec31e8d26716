"use client";

import { NextIntlClientProvider } from "next-intl";
import { Trouble } from "@/components/lobby/shell/Trouble";
import lost from "@/lib/i18n/messages/en/lost.json";
import site from "@/lib/i18n/messages/en/site.json";
import "./globals.css";

const reload = (): void => window.location.reload();

/** Stands in for the whole page, the frame included, so it brings its own words. */
const GlobalErrorPage = () => (
  <html lang="en">
    <body>
      <NextIntlClientProvider locale="en" messages={{ site, lost }}>
        <main className="min-h-dvh px-4 sm:px-6">
          <Trouble again={reload} />
        </main>
      </NextIntlClientProvider>
    </body>
  </html>
);
export default GlobalErrorPage;
