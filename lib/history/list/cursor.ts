/** A place in a list of games: after the game of this id, which began then. */
export interface Cursor {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly gameId: string;
}

export const cursorOf = ({ startedAt, gameId }: Cursor): string => `${startedAt}-${gameId}`;

/** Far beyond any game; more than this is no time. */
const LATEST = 8_640_000_000_000_000;

/** Null where it is none. */
export function readCursor(text: string): Cursor | null {
  const [, startedAt, gameId] = /^(\d{1,16})-([a-z0-9]{8,32})$/.exec(text) ?? [];
  if (startedAt === undefined || gameId === undefined || Number(startedAt) > LATEST) return null;
  return { startedAt: Number(startedAt), gameId };
}
