import type { ChatMessage, ChatPage } from "@/lib/protocol/chat";

/** A channel's messages as far as this page has them: in order, without a gap. */
export interface ChatLog {
  readonly messages: readonly ChatMessage[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export const NO_MESSAGES: ChatLog = { messages: [], more: false };

const firstNumber = ({ messages }: Pick<ChatLog, "messages">): number => messages[0]?.number ?? 1;
const lastNumber = ({ messages }: ChatLog): number => messages.at(-1)?.number ?? 0;

/** Each message once, the later reading of it; an author's newest name stands on all that they said. */
const merged = (before: readonly ChatMessage[], after: readonly ChatMessage[]): readonly ChatMessage[] => {
  const byNumber = new Map([...before, ...after].map((message) => [message.number, message]));
  const names = new Map(after.map(({ userId, name }) => [userId, name]));
  return [...byNumber.values()]
    .sort((a, b) => a.number - b.number)
    .map((message) => {
      const name = names.get(message.userId) ?? message.name;
      return name === message.name ? message : { ...message, name };
    });
};

/** With one new message; null where others before it are missing. */
export const withNews = (log: ChatLog, message: ChatMessage): ChatLog | null =>
  message.number > lastNumber(log) + 1 ? null : { ...log, messages: merged(log.messages, [message]) };

/** With the newest page: what does not reach up to it is forgotten, and can be read again. */
export const withNewest = (log: ChatLog, page: ChatPage): ChatLog => {
  if (log.messages.length === 0 || lastNumber(log) < firstNumber(page) - 1) return page;
  const more = firstNumber(log) < firstNumber(page) ? log.more : page.more;
  return { messages: merged(log.messages, page.messages), more };
};

/** With the page before its first message. */
export const withOlder = (log: ChatLog, page: ChatPage): ChatLog => ({
  messages: merged(log.messages, page.messages),
  more: page.more,
});
