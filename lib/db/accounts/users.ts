import type { Database } from "../database";
import { isTaken } from "./taken";

export interface AccountRow {
  readonly id: string;
  readonly kind: "guest" | "account" | "former";
  readonly name: string;
  /** Confirmed, in small letters. */
  readonly email: string | null;
  /** Yet to be confirmed. */
  readonly pendingEmail: string | null;
  readonly passwordHash: string | null;
  readonly locale: string | null;
  readonly sessionEpoch: number;
  readonly createdAt: Date;
}

/** What a guest becomes an account with. */
export interface Opening {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly pendingEmail: string | null;
  readonly passwordHash: string | null;
}

const COLUMNS = {
  id: true,
  kind: true,
  name: true,
  email: true,
  pendingEmail: true,
  passwordHash: true,
  locale: true,
  sessionEpoch: true,
  createdAt: true,
} as const;

/** Users as accounts. Addresses are asked and kept in small letters. */
export class AccountRows {
  constructor(private readonly db: Database) {}

  async find(userId: string): Promise<AccountRow | null> {
    return this.db.prisma.user.findUnique({ where: { id: userId }, select: COLUMNS });
  }

  /** Whose confirmed address this is. */
  async byEmail(email: string): Promise<AccountRow | null> {
    return this.db.prisma.user.findUnique({ where: { email }, select: COLUMNS });
  }

  /**
   * Makes a guest an account under the same id, and moves the user to a new epoch. Answers the epoch; null where the
   * user is an account already or the confirmed address belongs to somebody else.
   */
  async open({ userId, name, email, pendingEmail, passwordHash }: Opening): Promise<number | null> {
    try {
      const [row] = await this.db.query<{ epoch: number }>(
        "open-account",
        `INSERT INTO "User" (id, kind, name, email, "emailVerified", "pendingEmail", "passwordHash", "sessionEpoch")
         VALUES ($1, 'account', $2, $3, CASE WHEN $3::text IS NULL THEN NULL ELSE now() END, $4, $5, 1)
         ON CONFLICT (id) DO UPDATE SET kind = 'account', name = $2, email = excluded.email,
           "emailVerified" = excluded."emailVerified", "pendingEmail" = $4, "passwordHash" = $5,
           "sessionEpoch" = "User"."sessionEpoch" + 1, "updatedAt" = now()
         WHERE "User".kind = 'guest'
         RETURNING "sessionEpoch" AS epoch`,
        [userId, name, email, pendingEmail, passwordHash],
      );
      return row?.epoch ?? null;
    } catch (error) {
      if (isTaken(error)) {
        return null;
      }
      throw error;
    }
  }

  /** Gives an account the address that it claimed; false where another has it, or the account claims another now. */
  async confirm(userId: string, address: string): Promise<boolean> {
    try {
      const { count } = await this.db.prisma.user.updateMany({
        where: { id: userId, kind: "account", pendingEmail: address },
        data: { email: address, emailVerified: new Date(), pendingEmail: null },
      });
      return count === 1;
    } catch (error) {
      if (isTaken(error)) {
        return false;
      }
      throw error;
    }
  }

  /** The address that the account wants, until it is confirmed. */
  async claim(userId: string, address: string | null): Promise<void> {
    await this.db.prisma.user.update({ where: { id: userId }, data: { pendingEmail: address } });
  }

  /** A new password ends all sessions. Answers the epoch of those to come. */
  async setPassword(userId: string, passwordHash: string): Promise<number> {
    const { sessionEpoch } = await this.db.prisma.user.update({
      where: { id: userId },
      data: { passwordHash, sessionEpoch: { increment: 1 } },
      select: { sessionEpoch: true },
    });
    return sessionEpoch;
  }

  async setLocale(userId: string, locale: string): Promise<void> {
    await this.db.prisma.user.update({ where: { id: userId }, data: { locale } });
  }
}
