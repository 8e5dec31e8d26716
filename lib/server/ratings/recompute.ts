import type { Database } from "@/lib/db/database";
import {
  lockRatings,
  orderedGames,
  orderUnrated,
  replaceRatings,
  storedChanges,
  storedRatings,
} from "@/lib/db/ratings/rebuild";
import { differences, Recomputation } from "@/lib/ratings/recompute";

export interface Recomputed {
  readonly games: number;
  /** What was stored otherwise, in words. */
  readonly differences: readonly string[];
}

/**
 * Computes all ratings anew from the finished games, and compares them to the bit with those that are stored. With
 * `rebuild` the computed ones take their place, and games that were never rated are; without, nothing is changed.
 */
export async function recomputeRatings(database: Database, { rebuild }: { rebuild: boolean }): Promise<Recomputed> {
  const done = await database.transaction(async (query): Promise<Recomputed> => {
    await lockRatings(query);
    if (rebuild) {
      await orderUnrated(query);
    }
    const computed = new Recomputation();
    let games = 0;
    for await (const game of orderedGames(query)) {
      computed.add(game);
      games += 1;
    }
    const stored = { ratings: await storedRatings(query), changes: await storedChanges(query) };
    if (rebuild) {
      await replaceRatings(query, computed);
    }
    return { games, differences: differences(computed, stored) };
  });
  return done ?? { games: 0, differences: [] };
}
