import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/catalogue";
import { clientMessages } from "@/lib/i18n/client-messages";

interface HomeWordsProps {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

/** What the islands below speak with: for the router as on other pages, and written down where the page stands without. */
export const HomeWords = async ({ namespaces, children }: HomeWordsProps) => {
  const [locale, timeZone, messages] = await Promise.all([getLocale(), getTimeZone(), clientMessages(namespaces)]);
  return (
    <NextIntlClientProvider messages={messages}>
      <div data-home={JSON.stringify({ locale, timeZone, messages })} className="contents">
        {children}
      </div>
    </NextIntlClientProvider>
  );
};
