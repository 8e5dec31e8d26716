import type { ChatMuteNews, ChatNews } from "@/lib/protocol/chat";
import type { ChatAnnouncer } from "@/lib/rooms/chat-ports";
import { type GameServer, atTable, ownPages } from "./sockets";

/** The one exit of what is said at tables, to the pages of every server. */
export class ChatExit implements ChatAnnouncer {
  constructor(private readonly io: GameServer) {}

  said(news: ChatNews, audience: readonly string[] | null): void {
    const pages = audience === null ? [atTable(news.gameId)] : pagesOf(news.gameId, audience);
    // To no room at all would be to everybody.
    if (pages.length > 0) {
      this.io.to(pages).emit("room:chat", news);
    }
  }

  muteChanged(news: ChatMuteNews, audience: readonly string[]): void {
    const pages = pagesOf(news.gameId, audience);
    if (pages.length > 0) {
      this.io.to(pages).emit("room:mute", news);
    }
  }
}

const pagesOf = (gameId: string, users: readonly string[]): string[] => users.map((userId) => ownPages(gameId, userId));
