import { isUserId } from "@/lib/protocol/user-id";
import { database } from "./shared";

/** A player as everybody may know them: by their public games alone. */
export interface PublicPlayer {
  readonly id: string;
  readonly name: string;
  readonly games: { readonly running: number; readonly finished: number; readonly won: number };
}

/** Null for who has not played in public. */
export async function publicPlayer(id: string): Promise<PublicPlayer | null> {
  if (!isUserId(id)) return null;
  const [row] = await database().query<PublicPlayer>(
    "public-player",
    `SELECT "User".id, "User".name, jsonb_build_object('running', running, 'finished', finished, 'won', won) AS games
     FROM "User", LATERAL (
       SELECT count(*) FILTER (WHERE g.status = 'playing') AS running,
         count(*) FILTER (WHERE g.status = 'finished') AS finished,
         count(*) FILTER (WHERE g.status = 'finished' AND s.place = 1) AS won
       FROM "Seat" AS s
       CROSS JOIN LATERAL (SELECT status FROM "Game" WHERE id = s."gameId" AND visibility = 'public' OFFSET 0) AS g
       WHERE s."userId" = "User".id AND s."startedAt" IS NOT NULL
     ) AS counted
     WHERE "User".id = $1 AND running + finished > 0`,
    [id.toLowerCase()],
  );
  return row ?? null;
}
