import type { ChatChannel, ChatMessage, ChatMuteNews, ChatNews } from "@/lib/protocol/chat";
import type { Identity } from "@/lib/protocol/table";

export interface Saying {
  readonly gameId: string;
  readonly channel: ChatChannel;
  readonly messageId: string;
  readonly author: Identity;
  readonly text: string;
  /** Whether a mute of the author counts. */
  readonly mutable: boolean;
}

/** `known`: a message of this id was said before, perhaps by somebody else. */
export type Said =
  | { readonly kind: "said"; readonly message: ChatMessage }
  | { readonly kind: "known"; readonly channel: ChatChannel; readonly message: ChatMessage }
  | { readonly kind: "muted" };

/** What was said at tables. */
export interface ChatStore {
  say(saying: Saying): Promise<Said>;
  /** The newest messages of a channel, of those before a number; oldest first, at most `count`. */
  read(gameId: string, channel: ChatChannel, before: number | null, count: number): Promise<readonly ChatMessage[]>;
  /** False where the user has never sat or spoken at this table: nothing is changed. */
  mute(gameId: string, userId: string, muted: boolean): Promise<boolean>;
  muted(gameId: string): Promise<readonly string[]>;
}

/** Tells the pages at a table; called only after the commit. */
export interface ChatAnnouncer {
  /** `audience`: the users whose pages hear it; null: everybody at the table. */
  said(news: ChatNews, audience: readonly string[] | null): void;
  muteChanged(news: ChatMuteNews, audience: readonly string[]): void;
}
