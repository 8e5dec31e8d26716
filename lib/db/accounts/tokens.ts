import type { Database } from "../database";
import type { TokenPurpose } from "../generated/enums";

export interface Token {
  readonly purpose: TokenPurpose;
  readonly address: string;
  /** Whose address is confirmed or whose password is set; null where the address alone decides. */
  readonly userId: string | null;
}

/** Links that work once. Only their hashes are kept: who reads the database cannot use them. */
export class Tokens {
  constructor(private readonly db: Database) {}

  async keep(hash: string, token: Token, expires: Date): Promise<void> {
    await this.db.prisma.oneTimeToken.deleteMany({ where: { expires: { lt: new Date() } } });
    await this.db.prisma.oneTimeToken.create({ data: { hash, ...token, expires } });
  }

  /** What a link is for, without using it; null where it is unknown, used or too old. */
  async peek(hash: string): Promise<Token | null> {
    return this.db.prisma.oneTimeToken.findFirst({
      where: { hash, expires: { gt: new Date() } },
      select: { purpose: true, address: true, userId: true },
    });
  }

  /** Uses a link up: of several who try at once one gets it. */
  async take(hash: string, purpose: TokenPurpose): Promise<Token | null> {
    const [row] = await this.db.query<Token>(
      "take-token",
      `DELETE FROM "OneTimeToken" WHERE hash = $1 AND purpose = $2::"TokenPurpose" AND expires > now()
       RETURNING purpose, address, "userId"`,
      [hash, purpose],
    );
    return row ?? null;
  }

  /** Links that must not work any more, as after a new password. */
  async forget(userId: string): Promise<void> {
    await this.db.prisma.oneTimeToken.deleteMany({ where: { userId } });
  }
}
