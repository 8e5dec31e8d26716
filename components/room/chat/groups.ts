import type { ChatMessage } from "@/lib/protocol/chat";

/** What one person said in a row. */
export interface Group {
  readonly userId: string;
  readonly name: string;
  readonly messages: readonly [ChatMessage, ...ChatMessage[]];
}

/** After so long a new line of the same person bears name and time again. */
const PAUSE_MS = 5 * 60_000;

const follows = (before: ChatMessage, after: ChatMessage): boolean =>
  before.userId === after.userId && Date.parse(after.at) - Date.parse(before.at) < PAUSE_MS;

/** Messages as they are shown: under one name what was said in one breath. */
export const groupsOf = (messages: readonly ChatMessage[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const last = group?.messages.at(-1);
    if (group && last && follows(last, message)) {
      groups[groups.length - 1] = { ...group, messages: [...group.messages, message] };
    } else {
      groups.push({ userId: message.userId, name: message.name, messages: [message] });
    }
  }
  return groups;
};
