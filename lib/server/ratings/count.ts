import type { Database } from "@/lib/db/database";
import { PgLogStore } from "@/lib/db/log-store";
import { finishedAfter } from "@/lib/db/ratings/finished-games";
import { writeStatistics } from "@/lib/db/ratings/seat-statistics";
import { ratingMaths } from "@/lib/ratings/rate-game";
import { openRoom } from "@/lib/rooms/room";

/** Counts every finished game's statistics anew from its log. Answers how many games that were. */
export async function countAll(database: Database): Promise<number> {
  const log = new PgLogStore(database, ratingMaths);
  let counted = 0;
  for (let after = ""; ;) {
    const gameIds = await finishedAfter(database, after);
    for (const gameId of gameIds) {
      const room = await openRoom(gameId, log);
      // A game whose log is not kept has nothing to be counted.
      if (room !== null && room.position.version > 0) {
        await writeStatistics(database.query, gameId, room.game.statistics(room.position.state));
        counted += 1;
      }
    }
    const last = gameIds.at(-1);
    if (last === undefined) {
      return counted;
    }
    after = last;
  }
}
