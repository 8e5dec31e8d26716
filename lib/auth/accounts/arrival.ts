import type { AccountRow } from "@/lib/db/accounts/users";
import { SESSION_SECONDS } from "../session";
import { ownAccount, type Grant, type Parts, type Visit } from "./parts";

/** When no cookie of a session of today can be left. */
const untilForgotten = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** Ends the session of this visit alone. */
export async function endSession({ sessions, ended }: Parts, { session }: Visit): Promise<void> {
  await sessions.end(session.id, untilForgotten());
  ended(session.userId, "soon");
}

/**
 * The visitor becomes this account's owner. The session until now ends; a guest who sits at tables is remembered, so
 * that the games may be brought along.
 */
export async function arrive(parts: Parts, visit: Visit, account: AccountRow): Promise<Grant> {
  const { userId } = visit.session;
  const wasGuest = userId !== account.id && (await ownAccount(parts, visit)) === null;
  const guest = wasGuest && (await parts.seats.count(userId)) > 0 ? userId : null;
  await endSession(parts, visit);
  return { userId: account.id, epoch: account.sessionEpoch, guest };
}

/** What a guest becomes an account with, whichever way. */
export interface NewAccount {
  readonly name: string;
  readonly email?: string;
  readonly pendingEmail?: string;
  readonly passwordHash?: string;
}

/** The guest becomes an account under the same id, with all games; null where that cannot be any more. */
export async function becomeAccount(parts: Parts, { session }: Visit, made: NewAccount): Promise<Grant | null> {
  const { userId } = session;
  const { name, email = null, pendingEmail = null, passwordHash = null } = made;
  const epoch = await parts.rows.open({ userId, name, email, pendingEmail, passwordHash });
  if (epoch === null) {
    return null;
  }
  parts.tables.reseated(await parts.users.rename({ userId, name }));
  parts.ended(userId, "soon");
  return { userId, epoch, guest: null };
}
