"use client";

import { NextIntlClientProvider } from "next-intl";
import site from "@/lib/i18n/messages/en/site.json";
import ErrorPage from "./error";
import "./globals.css";

/** Stands in for the whole page, the frame included, so it brings its own words. */
const GlobalErrorPage = ({ reset }: { readonly reset: () => void }) => (
  <html lang="en">
    <body>
      <NextIntlClientProvider locale="en" messages={{ site }}>
        <ErrorPage reset={reset} />
      </NextIntlClientProvider>
    </body>
  </html>
);
export default GlobalErrorPage;
