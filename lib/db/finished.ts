import type { Rules } from "@/lib/engine/opensky/words";
import type { FinishedGame, LogEntry } from "@/lib/history/proof";
import type { Contribution } from "@/lib/protocol/table";
import { database } from "./shared";

interface Row {
  readonly rules: Rules;
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly serverBytes: string;
  readonly seed: string;
  readonly contributions: readonly Contribution[];
  readonly events: readonly LogEntry[];
}

/**
 * A game that is over, with the whole log and all that its seed was made of; null where there is none of this id, and
 * while it is not over: the statement itself holds a running game's secrets back. Whoever knows the id may read it.
 */
export async function finishedGame(gameId: string): Promise<FinishedGame | null> {
  const [row] = await database().query<Row>(
    "finished-game",
    `SELECT rules, "rulesVersion", commitment, "serverBytes", seed,
       (SELECT jsonb_agg(jsonb_build_object('bytes', contribution, 'by', "contributionBy") ORDER BY seat)
        FROM "Seat" WHERE "gameId" = $1) AS contributions,
       (SELECT jsonb_agg(data ORDER BY seq) FROM "GameEvent" WHERE "gameId" = $1) AS events
     FROM "Game" WHERE id = $1 AND status = 'finished' AND seed IS NOT NULL`,
    [gameId],
  );
  return row ?? null;
}
