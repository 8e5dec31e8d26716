import { cookies } from "next/headers";
import { database } from "@/lib/db/shared";
import { Users } from "@/lib/db/users";
import type { Identity } from "@/lib/protocol/table";
import { identityOf } from "./identity";
import { sessionKeys } from "./keys";
import { readSession, sessionCookieName } from "./session";

/** Who looks at the page that is being made. The server gives every visitor a session before the page is asked for. */
export async function currentIdentity(): Promise<Identity> {
  const keys = sessionKeys();
  const session = await readSession((await cookies()).get(sessionCookieName(keys))?.value, keys);
  if (!session) {
    throw new Error("a page was asked for without a session");
  }
  return identityOf(session.userId, new Users(database()));
}
