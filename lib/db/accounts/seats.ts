import type { Identity } from "@/lib/protocol/table";
import type { Database } from "../database";

/** The seats of a user at all tables. */
export class Seats {
  constructor(private readonly db: Database) {}

  async count(userId: string): Promise<number> {
    return this.db.prisma.seat.count({ where: { userId } });
  }

  /** Tables of the user that have not begun. */
  open(userId: string): Promise<readonly string[]> {
    return this.at(userId, "open");
  }

  /** Running games of the user. */
  playing(userId: string): Promise<readonly string[]> {
    return this.at(userId, "playing");
  }

  private async at(userId: string, status: "open" | "playing"): Promise<readonly string[]> {
    const rows = await this.db.prisma.seat.findMany({ where: { userId, game: { status } }, select: { gameId: true } });
    return rows.map(({ gameId }) => gameId);
  }

  /**
   * Gives a guest's seats to an account, all or none, except at tables where the account sits itself. Answers the ids
   * of the games that have moved.
   */
  async move(guestId: string, to: Identity): Promise<readonly string[]> {
    const rows = await this.db.query<{ gameId: string }>(
      "move-seats",
      `WITH moved AS (
         UPDATE "Seat" SET "userId" = $2, name = CASE WHEN "Game".status IN ('open', 'playing') THEN $3 ELSE "Seat".name END
         FROM "Game"
         WHERE "Game".id = "Seat"."gameId" AND "Seat"."userId" = $1 AND NOT EXISTS (
           SELECT FROM "Seat" AS own WHERE own."gameId" = "Seat"."gameId" AND own."userId" = $2
         )
         RETURNING "Seat"."gameId"
       ), hosted AS (
         UPDATE "Game" SET revision = revision + 1, "hostId" = CASE WHEN "hostId" = $1 THEN $2 ELSE "hostId" END
         FROM moved WHERE id = moved."gameId"
       ), asked AS (
         UPDATE "Command" SET "userId" = $2 FROM moved
         WHERE "Command"."gameId" = moved."gameId" AND "Command"."userId" = $1
       ), said AS (
         UPDATE "ChatMessage" SET "userId" = $2 FROM moved
         WHERE "ChatMessage"."gameId" = moved."gameId" AND "ChatMessage"."userId" = $1
       ), muted AS (
         UPDATE "ChatMute" SET "userId" = $2 FROM moved
         WHERE "ChatMute"."gameId" = moved."gameId" AND "ChatMute"."userId" = $1 AND NOT EXISTS (
           SELECT FROM "ChatMute" AS own WHERE own."gameId" = moved."gameId" AND own."userId" = $2
         )
       )
       SELECT "gameId" FROM moved`,
      [guestId, to.userId, to.name],
    );
    return rows.map(({ gameId }) => gameId);
  }
}
