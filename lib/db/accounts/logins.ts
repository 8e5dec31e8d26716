import type { Database } from "../database";
import { isTaken } from "./taken";

/** A login at somebody else's service. */
export interface Login {
  readonly provider: string;
  readonly providerAccountId: string;
  /** How its owner knows it there. */
  readonly label: string;
}

/** Logins at other services and the accounts that they open. */
export class Logins {
  constructor(private readonly db: Database) {}

  /** Whose login it is. */
  async owner({ provider, providerAccountId }: Login): Promise<string | null> {
    const row = await this.db.prisma.login.findUnique({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      select: { userId: true },
    });
    return row?.userId ?? null;
  }

  async of(userId: string): Promise<readonly Login[]> {
    return this.db.prisma.login.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { provider: true, providerAccountId: true, label: true },
    });
  }

  /** False where somebody has it already. */
  async add(userId: string, login: Login): Promise<boolean> {
    try {
      await this.db.prisma.login.create({ data: { userId, ...login } });
      return true;
    } catch (error) {
      if (isTaken(error)) {
        return false;
      }
      throw error;
    }
  }

  async remove(userId: string, provider: string): Promise<void> {
    await this.db.prisma.login.deleteMany({ where: { userId, provider } });
  }
}
