import type { AccountRow, AccountRows } from "@/lib/db/accounts/users";
import type { Logins } from "@/lib/db/accounts/logins";
import type { Seats } from "@/lib/db/accounts/seats";
import type { Sessions } from "@/lib/db/accounts/sessions";
import type { Tokens } from "@/lib/db/accounts/tokens";
import type { Database } from "@/lib/db/database";
import type { Users } from "@/lib/db/users";
import type { Matter } from "@/lib/mail/letters";
import type { Session } from "../session";
import type { AccountLimits } from "./limits";

/** Who asks, and from where. */
export interface Visit {
  readonly session: Session;
  /** As limits tell networks apart. */
  readonly network: string;
  /** By which address the site was asked for: links in mails lead there. */
  readonly origin: string;
  /** In which the site is read there: for mails to those whose own language is not known. */
  readonly language?: string;
}

/** The session that a visitor gets for what was done. */
export interface Grant {
  readonly userId: string;
  readonly epoch: number;
  /** The guest that the visitor was until now, where that guest sits at tables. */
  readonly guest: string | null;
}

/** What accounts need of the tables. */
export interface TablesOfUsers {
  /** Leaves a table that has not begun. */
  leave(userId: string, gameId: string): Promise<unknown>;
  /** Resigns from a running game. */
  resign(userId: string, gameId: string): Promise<unknown>;
  /** Players of these tables changed: their rooms must be read anew, and those who watch told. */
  reseated(gameIds: readonly string[]): void;
}

/** What the parts of accounts share. */
export interface Parts {
  readonly db: Database;
  readonly rows: AccountRows;
  readonly users: Users;
  readonly logins: Logins;
  readonly seats: Seats;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly limits: AccountLimits;
  readonly tables: TablesOfUsers;
  /**
   * Sessions of this user have ended: open lines are looked at, `soon` where this browser is about to hear of another
   * session of the same user, which its other tabs then go on with.
   */
  readonly ended: (userId: string, when: "now" | "soon") => void;
  readonly post: (
    visit: Visit,
    reader: { readonly to: string; readonly name: string | null; readonly locale: string | null },
    matter: Matter,
    path: string,
  ) => Promise<void>;
  /** Whether mails reach anybody. */
  readonly mails: boolean;
  /** Under which name games keep those who deleted their account. */
  readonly formerName: string;
}

/** The visitor's account; null for guests. */
export async function ownAccount({ rows }: Parts, { session }: Visit): Promise<AccountRow | null> {
  const row = await rows.find(session.userId);
  return row?.kind === "account" ? row : null;
}
