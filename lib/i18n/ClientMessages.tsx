import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Namespace } from "./catalogue";
import { clientMessages } from "./client-messages";

interface ClientMessagesProps {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

/** Sends the browser only the messages that its components below need. */
export const ClientMessages = async ({ namespaces, children }: ClientMessagesProps) => (
  <NextIntlClientProvider messages={await clientMessages(namespaces)}>{children}</NextIntlClientProvider>
);
