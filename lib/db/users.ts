import type { Identity } from "@/lib/protocol/table";
import type { Database } from "./database";

/** Names of users; a visitor who has done nothing yet has no row and no name here. */
export class Users {
  constructor(private readonly db: Database) {}

  async name(userId: string): Promise<string | null> {
    const row = await this.db.prisma.user.findUnique({ where: { id: userId }, select: { name: true } });
    return row?.name ?? null;
  }

  /** Keeps the name, and shows it at the user's tables that are not over. Returns the ids of those tables. */
  async rename({ userId, name }: Identity): Promise<readonly string[]> {
    const rows = await this.db.query<{ gameId: string }>(
      "rename",
      `WITH renamed AS (
         INSERT INTO "User" (id, name) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET name = $2, "updatedAt" = now()
       )
       UPDATE "Seat" SET name = $2 FROM "Game"
       WHERE "Seat"."userId" = $1 AND "Game".id = "Seat"."gameId" AND "Game".status IN ('open', 'playing')
       RETURNING "Seat"."gameId"`,
      [userId, name],
    );
    return rows.map(({ gameId }) => gameId);
  }
}
