import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "./catalogue";

/** Sends the browser only the messages that its components below need. */
export const ClientMessages = async ({
  namespaces,
  children,
}: {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}) => {
  const all = await getMessages();
  const messages = Object.fromEntries(namespaces.map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
};
