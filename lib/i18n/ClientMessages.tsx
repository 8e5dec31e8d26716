import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "./catalogue";

/** What every page needs: the switch is in the frame of each. */
const EVERYWHERE: readonly Namespace[] = ["language"];
/** What the words of a map name. */
const MAP: readonly Namespace[] = ["cities"];

/** Sends the browser only the messages that its components below need. */
export const ClientMessages = async ({
  namespaces,
  children,
}: {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}) => {
  const all = await getMessages();
  const messages = Object.fromEntries([...EVERYWHERE, ...namespaces, ...(namespaces.includes("opensky-map") ? MAP : [])].map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
};
