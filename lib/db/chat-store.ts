import type { ChatChannel, ChatMessage } from "@/lib/protocol/chat";
import type { ChatStore, Said, Saying } from "@/lib/rooms/chat-ports";
import type { Database } from "./database";

interface MessageRow extends Omit<ChatMessage, "at"> {
  readonly at: Date;
}

const LAST_NUMBER = 2 ** 31 - 1;
/** Rivals for one number: everybody at a table who speaks at the same moment, on any node. */
const ATTEMPTS = 64;

const messageOf = ({ number, messageId, userId, name, text, at }: MessageRow): ChatMessage => ({
  number,
  messageId,
  userId,
  name,
  text,
  at: at.toISOString(),
});

/** What was said at tables, in Postgres. */
export class PgChatStore implements ChatStore {
  constructor(private readonly db: Database) {}

  async say(saying: Saying): Promise<Said> {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const message = await this.write(saying);
      if (message) {
        return { kind: "said", message };
      }
      const known = await this.known(saying.gameId, saying.messageId);
      if (known) {
        return known;
      }
      if (saying.mutable && (await this.muted(saying.gameId)).includes(saying.author.userId)) {
        return { kind: "muted" };
      }
    }
    throw new Error("too many speak at once");
  }

  async read(
    gameId: string,
    channel: ChatChannel,
    before: number | null,
    count: number,
  ): Promise<readonly ChatMessage[]> {
    const rows = await this.db.query<MessageRow>(
      "read-chat",
      `SELECT number, "messageId", "userId", "User".name, text, at
       FROM "ChatMessage" JOIN "User" ON "User".id = "userId"
       WHERE "gameId" = $1 AND channel = $2::"ChatChannel" AND number < $3
       ORDER BY number DESC LIMIT $4`,
      [gameId, channel, before ?? LAST_NUMBER, count],
    );
    return rows.reverse().map(messageOf);
  }

  async mute(gameId: string, userId: string, muted: boolean): Promise<boolean> {
    if (!muted) {
      await this.db.query("unmute", `DELETE FROM "ChatMute" WHERE "gameId" = $1 AND "userId" = $2`, [gameId, userId]);
      return true;
    }
    const rows = await this.db.query(
      "mute",
      `INSERT INTO "ChatMute" ("gameId", "userId")
       SELECT $1, id FROM "User" WHERE id = $2 AND (
         EXISTS (SELECT 1 FROM "Seat" WHERE "gameId" = $1 AND "userId" = $2)
         OR EXISTS (SELECT 1 FROM "ChatMessage" WHERE "gameId" = $1 AND "userId" = $2)
       )
       ON CONFLICT ("gameId", "userId") DO UPDATE SET at = "ChatMute".at
       RETURNING "userId"`,
      [gameId, userId],
    );
    return rows.length === 1;
  }

  async muted(gameId: string): Promise<readonly string[]> {
    const rows = await this.db.query<{ userId: string }>(
      "muted",
      `SELECT "userId" FROM "ChatMute" WHERE "gameId" = $1 ORDER BY at, "userId"`,
      [gameId],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Null: its author is muted, it was said before, or somebody else took its number. */
  private async write({ gameId, channel, messageId, author, text, mutable }: Saying): Promise<ChatMessage | null> {
    const [row] = await this.db.query<{ number: number; at: Date }>(
      "say",
      `WITH author AS (
         INSERT INTO "User" (id, name) VALUES ($4, $5) ON CONFLICT (id) DO NOTHING
       )
       INSERT INTO "ChatMessage" ("gameId", channel, number, "messageId", "userId", text)
       SELECT $1, $2::"ChatChannel",
         (SELECT coalesce(max(number), 0) + 1 FROM "ChatMessage" WHERE "gameId" = $1 AND channel = $2::"ChatChannel"),
         $3, $4, $6
       WHERE NOT ($7::boolean AND EXISTS (SELECT 1 FROM "ChatMute" WHERE "gameId" = $1 AND "userId" = $4))
       ON CONFLICT DO NOTHING
       RETURNING number, at`,
      [gameId, channel, messageId, author.userId, author.name, text, mutable],
    );
    return row ? messageOf({ ...row, messageId, ...author, text }) : null;
  }

  private async known(gameId: string, messageId: string): Promise<Extract<Said, { readonly kind: "known" }> | null> {
    const [row] = await this.db.query<MessageRow & { readonly channel: ChatChannel }>(
      "known-chat",
      `SELECT channel, number, "messageId", "userId", "User".name, text, at
       FROM "ChatMessage" JOIN "User" ON "User".id = "userId" WHERE "gameId" = $1 AND "messageId" = $2`,
      [gameId, messageId],
    );
    return row ? { kind: "known", channel: row.channel, message: messageOf(row) } : null;
  }
}
