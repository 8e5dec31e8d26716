/** Remembers on this device how much of a table's log its reader has seen. */
export interface SeenKeeper {
  /** Null for a table that was never looked at here. */
  read(gameId: string): number | null;
  write(gameId: string, version: number): void;
}

type Kept = Pick<Storage, "getItem" | "setItem">;

const KEY = "opensky-seen";
/** Tables that are remembered; those that were not looked at for longest go first. */
const TABLES = 60;

/** `storage` may be missing or refuse: then nothing outlives the page. */
export const seenKeeper = (storage: () => Kept): SeenKeeper => {
  const entries = (): readonly (readonly [string, number])[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  return {
    read: (gameId) => entries().find(([id]) => id === gameId)?.[1] ?? null,
    write(gameId, version) {
      const others = entries().filter(([id]) => id !== gameId);
      try {
        storage().setItem(KEY, JSON.stringify([...others, [gameId, version]].slice(-TABLES)));
      } catch {
        // A full or closed storage: what was seen will be marked as new once more.
      }
    },
  };
};

const isEntry = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === "string" && Number.isInteger(value[1]);
