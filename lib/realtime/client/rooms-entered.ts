import type { Wire } from "./wire";

const entered = new WeakMap<Wire, Map<string, number>>();

/**
 * Notes that one more part of the page stands in a room. Answers what ends it: true where it was the last one there, so
 * that the server is to be told that the page has left.
 */
export function standIn(wire: Wire, gameId: string): () => boolean {
  const rooms = entered.get(wire) ?? new Map<string, number>();
  entered.set(wire, rooms);
  rooms.set(gameId, (rooms.get(gameId) ?? 0) + 1);
  return () => {
    const left = (rooms.get(gameId) ?? 1) - 1;
    if (left > 0) rooms.set(gameId, left);
    else rooms.delete(gameId);
    return left <= 0;
  };
}
