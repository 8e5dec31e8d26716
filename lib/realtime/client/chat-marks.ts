import type { ChatChannel } from "@/lib/protocol/chat";

/** How far a channel was read on this device: the number of the last message that was seen. */
export type Marks = Readonly<Record<ChatChannel, number>>;

export interface MarkKeeper {
  read(gameId: string): Marks;
  write(gameId: string, marks: Marks): void;
}

type Kept = Pick<Storage, "getItem" | "setItem">;

const KEY = "opensky-chat-read";
/** Tables that are remembered; the longest unread go first. */
const TABLES = 50;

const markOf = (value: unknown, channel: ChatChannel): number => {
  const mark: unknown = typeof value === "object" && value !== null ? Reflect.get(value, channel) : 0;
  return typeof mark === "number" ? mark : 0;
};

/** Keeps marks on the device; `storage` may be missing or refuse, then nothing outlives the page. */
export const markKeeper = (storage: () => Kept): MarkKeeper => {
  const entries = (): readonly (readonly [string, unknown])[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && typeof entry[0] === "string") : [];
    } catch {
      return [];
    }
  };
  return {
    read(gameId) {
      const value = entries().find(([id]) => id === gameId)?.[1];
      return { players: markOf(value, "players"), spectators: markOf(value, "spectators") };
    },
    write(gameId, marks) {
      const others = entries().filter(([id]) => id !== gameId);
      try {
        storage().setItem(KEY, JSON.stringify([...others, [gameId, marks]].slice(-TABLES)));
      } catch {
        // A full or closed storage: the badge will show what was read already.
      }
    },
  };
};
