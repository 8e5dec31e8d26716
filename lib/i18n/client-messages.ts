import { getMessages } from "next-intl/server";
import type { Namespace } from "./catalogue";

/** What every page needs: the switch is in the frame of each. */
const EVERYWHERE: readonly Namespace[] = ["language"];
/** What the words of a map name. */
const MAP: readonly Namespace[] = ["cities"];

/** The messages that go to the browser for what speaks from these files. */
export async function clientMessages(namespaces: readonly Namespace[]) {
  const all = await getMessages();
  const map = namespaces.includes("opensky-map") ? MAP : [];
  return Object.fromEntries([...EVERYWHERE, ...namespaces, ...map].map((name) => [name, all[name]]));
}
