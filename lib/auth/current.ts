import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type AccountRow, AccountRows } from "@/lib/db/accounts/users";
import { database } from "@/lib/db/shared";
import { LANGUAGE_HEADER } from "@/lib/i18n/addresses";
import type { Identity } from "@/lib/protocol/table";
import type { Grant, Visit } from "./accounts/parts";
import { accounts } from "./accounts/shared";
import { guestName, newUserId } from "./guest";
import { sessionKeys } from "./keys";
import {
  mint,
  readSession,
  SESSION_SECONDS,
  type SessionWish,
  sessionCookieName,
  sessionCookieOptions,
} from "./session";
import { LOCAL_HEADER, NETWORK_HEADER } from "./visit-headers";

/** Who looks at a page, as it is shown to them. */
export interface Visitor extends Identity {
  /** Has an account; a guest otherwise. */
  readonly account: boolean;
}

/** Who asks, and from where. The server gives every visitor a session before the page is asked for. */
export async function currentVisit(): Promise<Visit> {
  const keys = sessionKeys();
  const [jar, asked] = await Promise.all([cookies(), headers()]);
  const session = await readSession(jar.get(sessionCookieName(keys))?.value, keys);
  if (!session) {
    throw new Error("a page was asked for without a session");
  }
  const host = asked.get("x-forwarded-host") ?? asked.get("host") ?? "localhost";
  const origin = `${asked.get("x-forwarded-proto") ?? "http"}://${host}`;
  const language = asked.get(LANGUAGE_HEADER) ?? "";
  return { session, network: asked.get(NETWORK_HEADER) ?? "", origin, language };
}

const currentRow = cache(async (): Promise<AccountRow | null> => {
  const { session } = await currentVisit();
  return new AccountRows(database()).find(session.userId);
});

/** The visitor's account; null for guests. */
export const currentAccount = async (): Promise<AccountRow | null> => {
  const row = await currentRow();
  return row?.kind === "account" ? row : null;
};

/** Who looks at the page that is being made. */
export const currentIdentity = cache(async (): Promise<Visitor> => {
  const [{ session }, row] = await Promise.all([currentVisit(), currentRow()]);
  return {
    userId: session.userId,
    name: row?.name ?? guestName(session.userId),
    account: row?.kind === "account",
  };
});

/**
 * Whether the page is made anew in answer to one of its own forms, as Next does where a form changed the session. Where
 * to go on is then up to the form, and a page must not lead elsewhere.
 */
export const answersForm = async (): Promise<boolean> => (await headers()).has("next-action");

/** Whether this visitor may read the mails that were not sent: only in a browser on the server's own machine. */
export const readsOutbox = async (): Promise<boolean> =>
  accounts().mail === "outbox" && (await headers()).get(LOCAL_HEADER) === "yes";

/** Gives the browser the session that was granted. For actions and routes only. */
export const keepSession = ({ userId, epoch, guest }: Grant): Promise<void> => give({ userId, epoch, guest });

/** The session goes on, but no longer remembers the guest that it was. For actions and routes only. */
export const forgetGuest = ({ session }: Visit): Promise<void> => give({ ...session, guest: null });

/** Makes the browser a new guest. For actions and routes only. */
export const becomeGuest = (): Promise<void> => give({ userId: newUserId() });

async function give(wish: SessionWish): Promise<void> {
  const keys = sessionKeys();
  const { name, value } = await mint(wish, keys);
  (await cookies()).set(name, value, { ...sessionCookieOptions(keys), maxAge: SESSION_SECONDS });
}
