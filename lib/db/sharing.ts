import { tablePayload } from "@/lib/protocol/payloads";
import { database } from "./shared";

/** Whether a finished table by link was opened to everybody. */
export interface Sharing {
  readonly shared: boolean;
}

const isId = (gameId: string): boolean => tablePayload.safeParse({ gameId }).success;

/** Null where there is nothing to share: the game runs, was public from the start, or this user did not play in it. */
export async function sharingOf(gameId: string, userId: string): Promise<Sharing | null> {
  if (!isId(gameId)) return null;
  const [row] = await database().query<Sharing>(
    "sharing-of",
    `SELECT "sharedAt" IS NOT NULL AS shared FROM "Game"
     WHERE id = $1 AND status = 'finished' AND (visibility = 'link' OR "sharedAt" IS NOT NULL)
       AND EXISTS (SELECT 1 FROM "Seat" WHERE "gameId" = $1 AND "userId" = $2)`,
    [gameId, userId],
  );
  return row ?? null;
}

/**
 * Opens a finished table by link to everybody, or closes it again: any of its players may do either. From then on it is
 * public like others. Answers as `sharingOf` does afterwards.
 */
export async function share(gameId: string, userId: string, shared: boolean): Promise<Sharing | null> {
  if (!isId(gameId)) return null;
  const [row] = await database().query<Sharing>(
    "share",
    `UPDATE "Game" SET
       visibility = CASE WHEN $3::boolean THEN 'public' ELSE 'link' END::"Visibility",
       "sharedAt" = CASE WHEN $3::boolean THEN coalesce("sharedAt", now()) END
     WHERE id = $1 AND status = 'finished' AND (visibility = 'link' OR "sharedAt" IS NOT NULL)
       AND EXISTS (SELECT 1 FROM "Seat" WHERE "gameId" = $1 AND "userId" = $2)
     RETURNING "sharedAt" IS NOT NULL AS shared`,
    [gameId, userId, shared],
  );
  return row ?? null;
}
