import type { SessionBook, SessionMark } from "@/lib/auth/session";
import type { Database } from "../database";

/** Which sessions have ended: one by one, or all of a user's earlier epochs. */
export class Sessions implements SessionBook {
  constructor(private readonly db: Database) {}

  async held(sessions: readonly SessionMark[]): Promise<readonly boolean[]> {
    const rows = await this.db.query<{ held: boolean }>(
      "sessions-held",
      `SELECT coalesce("User"."sessionEpoch", 0) = asked.epoch AND "EndedSession".id IS NULL AS held
       FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS asked ("userId", id, epoch, place)
       LEFT JOIN "User" ON "User".id = asked."userId"
       LEFT JOIN "EndedSession" ON "EndedSession".id = asked.id
       ORDER BY asked.place`,
      [sessions.map(({ userId }) => userId), sessions.map(({ id }) => id), sessions.map(({ epoch }) => epoch)],
    );
    return rows.map(({ held }) => held);
  }

  /** Ends one session; its mark is kept until no cookie of it can be left. */
  async end(id: string, until: Date): Promise<void> {
    if (id === "") {
      return;
    }
    await this.db.query(
      "end-session",
      `WITH forgotten AS (DELETE FROM "EndedSession" WHERE until < now())
       INSERT INTO "EndedSession" (id, until) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING`,
      [id, until],
    );
  }

  /** Ends all sessions of a user. Answers the epoch of those to come. */
  async endAll(userId: string): Promise<number> {
    const { sessionEpoch } = await this.db.prisma.user.update({
      where: { id: userId },
      data: { sessionEpoch: { increment: 1 } },
      select: { sessionEpoch: true },
    });
    return sessionEpoch;
  }
}
