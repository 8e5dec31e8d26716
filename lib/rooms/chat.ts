import { ok } from "@/lib/engine/core/result";
import {
  CHAT_CHANNELS,
  CHAT_PAGE,
  type ChatChannel,
  type ChatMessage,
  type ChatMutePayload,
  type ChatPage,
  type ChatReadPayload,
  type ChatReading,
  type ChatSendPayload,
} from "@/lib/protocol/chat";
import type { Identity, TableInfo } from "@/lib/protocol/table";
import { type Outcome, type Refusal, refuse } from "./answers";
import type { ChatAnnouncer, ChatStore } from "./chat-ports";
import type { TableStore } from "./ports";

interface Ports {
  readonly tables: Pick<TableStore, "table">;
  readonly chat: ChatStore;
  readonly announcer: ChatAnnouncer;
}

/** Who may say and read what at a table. Nothing is remembered between calls: who sits there may change at any time. */
export class Chat {
  constructor(private readonly ports: Ports) {}

  /** A repeat of the author's own message answers the message that was kept, and is told to nobody again. */
  async send(author: Identity, payload: ChatSendPayload): Promise<Outcome<ChatMessage>> {
    const { chat, announcer } = this.ports;
    const { gameId, channel, messageId, text } = payload;
    const table = await this.table(gameId);
    if (!table) {
      return refuse("not-found");
    }
    const wrong = mayNotWrite(table, author.userId, channel);
    if (wrong) {
      return wrong;
    }
    const said = await chat.say({ gameId, channel, messageId, author, text, mutable: author.userId !== table.hostId });
    switch (said.kind) {
      case "muted":
        return refuse("muted");
      case "known":
        return said.message.userId === author.userId && said.channel === channel
          ? ok(said.message)
          : refuse("malformed", "messageId");
      case "said":
        // Read anew: who has left before the message was kept does not hear it.
        announcer.said(
          { gameId, channel, message: said.message },
          channel === "players" ? seatsOf(await this.table(gameId)) : null,
        );
        return ok(said.message);
    }
  }

  /** The newest messages that the reader may know of, or older ones of one channel. */
  async read(userId: string, { gameId, before }: ChatReadPayload): Promise<Outcome<ChatReading>> {
    const table = await this.table(gameId);
    if (!table) {
      return refuse("not-found");
    }
    if (before && !mayRead(table, userId, before.channel)) {
      return refuse("not-seated");
    }
    const channels = before ? [before.channel] : CHAT_CHANNELS.filter((channel) => mayRead(table, userId, channel));
    const [muted, ...pages] = await Promise.all([
      this.ports.chat.muted(gameId),
      ...channels.map((channel) => this.page(gameId, channel, before?.number ?? null)),
    ]);
    // A mute of who became the host meanwhile does not count.
    const quiet = muted.filter((who) => who !== table.hostId);
    return ok({ pages, muted: userId === table.hostId ? quiet : quiet.filter((who) => who === userId) });
  }

  /** The host takes a user's word, or gives it back. */
  async mute(hostId: string, { gameId, userId, muted }: ChatMutePayload): Promise<Outcome<true>> {
    const table = await this.table(gameId);
    if (!table) {
      return refuse("not-found");
    }
    if (table.hostId !== hostId) {
      return refuse("not-host");
    }
    if (userId === hostId || !(await this.ports.chat.mute(gameId, userId, muted))) {
      return refuse("malformed", "userId");
    }
    this.ports.announcer.muteChanged({ gameId, userId, muted }, [hostId, userId]);
    return ok(true);
  }

  private async page(gameId: string, channel: ChatChannel, before: number | null): Promise<ChatPage> {
    const found = await this.ports.chat.read(gameId, channel, before, CHAT_PAGE + 1);
    return { channel, messages: found.slice(-CHAT_PAGE), more: found.length > CHAT_PAGE };
  }

  private async table(gameId: string): Promise<TableInfo | null> {
    const stored = await this.ports.tables.table(gameId);
    return stored && stored.info.status !== "closed" ? stored.info : null;
  }
}

const seatsOf = (table: TableInfo | null): readonly string[] => table?.players.map(({ userId }) => userId) ?? [];

const mayRead = (table: TableInfo, userId: string, channel: ChatChannel): boolean =>
  channel === "spectators" || seatsOf(table).includes(userId);

function mayNotWrite(
  table: TableInfo,
  userId: string,
  channel: ChatChannel,
): { readonly ok: false; readonly error: Refusal } | null {
  const seated = seatsOf(table).includes(userId);
  if (channel === "players") {
    return seated ? null : refuse("not-seated");
  }
  return seated ? refuse("not-spectator") : null;
}
