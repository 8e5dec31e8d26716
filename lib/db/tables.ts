import { tablePayload } from "@/lib/protocol/payloads";
import type { TableInfo } from "@/lib/protocol/table";
import type { Prisma } from "./generated/client";
import { storedTables } from "./revealed";
import { database } from "./shared";
import { PUBLIC_COLUMNS } from "./table-rows";

/** Nobody waits longer than this for a table to fill: older ones are not offered. */
const OFFERED_FOR_MS = 24 * 60 * 60 * 1000;
const LIST_LENGTH = 60;

/** Public tables that can be joined or, once they play, watched; the newest first. */
export async function openTables(): Promise<readonly TableInfo[]> {
  const since = new Date(Date.now() - OFFERED_FOR_MS);
  return list({
    visibility: "public",
    createdAt: { gt: since },
    // A table at which the players of a game meet again has no seat for others.
    OR: [{ status: "playing" }, { status: "open", rematchOf: null }],
  });
}

/** The table of this link; null where there is none. Whoever knows the id may read it. */
export async function tableInfo(gameId: string): Promise<TableInfo | null> {
  // An address may hold what no database takes as text.
  if (!tablePayload.safeParse({ gameId }).success) {
    return null;
  }
  const row = await database().prisma.game.findUnique({ where: { id: gameId }, select: PUBLIC_COLUMNS });
  return row && ((await storedTables(database(), [row]))[0]?.info ?? null);
}

/** A user's own tables, the newest first. */
export async function tablesOf(userId: string): Promise<{
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
  readonly finished: readonly TableInfo[];
}> {
  const [open, playing, finished] = await Promise.all([
    listOwn(userId, "open"),
    listOwn(userId, "playing"),
    listOwn(userId, "finished"),
  ]);
  return { open, playing, finished };
}

/**
 * Read along the player's seats, which stand in the order of their games' begin; OFFSET keeps the planner from reading
 * all games instead.
 */
async function listOwn(userId: string, status: "open" | "playing" | "finished"): Promise<readonly TableInfo[]> {
  const rows = await database().query<{ id: string }>(
    "own-tables",
    `SELECT g.id FROM "Seat" AS s CROSS JOIN LATERAL (SELECT id, status FROM "Game" WHERE id = s."gameId" OFFSET 0) AS g
     WHERE s."userId" = $1 AND g.status = $2::"GameStatus" AND (s."startedAt" IS NULL) = ($2 = 'open')
     ORDER BY s."startedAt" DESC, s."gameId" DESC LIMIT $3`,
    [userId, status, LIST_LENGTH],
  );
  return list({ id: { in: rows.map(({ id }) => id) } });
}

async function list(where: Prisma.GameWhereInput): Promise<readonly TableInfo[]> {
  const rows = await database().prisma.game.findMany({
    where,
    select: PUBLIC_COLUMNS,
    orderBy: { createdAt: "desc" },
    take: LIST_LENGTH,
  });
  return (await storedTables(database(), rows)).map(({ info }) => info);
}
