import { getLocale, getMessages, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/catalogue";

/** What the islands below speak with, when the page stands without the router. */
export const HomeWords = async ({
  namespaces,
  children,
}: {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}) => {
  const all = await getMessages();
  const words = {
    locale: await getLocale(),
    timeZone: await getTimeZone(),
    messages: Object.fromEntries(namespaces.map((name) => [name, all[name]])),
  };
  return (
    <div data-home={JSON.stringify(words)} className="contents">
      {children}
    </div>
  );
};
