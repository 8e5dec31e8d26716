import type { Rules } from "@/lib/engine/opensky/words";
import type { GamesPage, ListedGame, ListedSeat } from "@/lib/history/list/games";
import type { GamesQuery } from "@/lib/history/list/query";
import { tablePayload } from "@/lib/protocol/payloads";
import type { Database } from "./database";
import { gamesStatement, type Viewer } from "./history-statement";
import { database } from "./shared";

interface Row {
  readonly id: string;
  readonly rules: Rules;
  readonly visibility: ListedGame["visibility"];
  readonly status: ListedGame["status"];
  readonly pace: ListedGame["pace"];
  readonly rated: boolean;
  readonly ending: ListedGame["ending"];
  readonly month: number | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly sharedAt: Date | null;
  readonly seats: readonly ListedSeat[];
}

/** Not prepared by name: the shape differs with every filter, and the plan should fit the values. */
const UNNAMED = "";

/** A page of the games that the viewer may see: public ones, and those of the viewer's own that are by link. */
export async function listGames(
  query: GamesQuery,
  viewer: Viewer,
  length: number,
  db: Pick<Database, "query"> = database(),
): Promise<GamesPage> {
  const { text, values } = gamesStatement(query, viewer, length + 1);
  const rows = await db.query<Row>(UNNAMED, text, values);
  const games = rows.slice(0, length).map(listed);
  const last = rows.length > length ? rows[length - 1] : undefined;
  return { games, next: last ? { startedAt: last.startedAt.getTime(), gameId: last.id } : null };
}

const listed = ({ id, startedAt, finishedAt, sharedAt, ...row }: Row): ListedGame => ({
  ...row,
  gameId: id,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  sharedAt: sharedAt?.toISOString() ?? null,
});

/** One public game that has begun; null where there is none of this id that everybody may see. */
export async function publicGame(gameId: string): Promise<ListedGame | null> {
  // An address may hold what no database takes as text.
  if (!tablePayload.safeParse({ gameId }).success) return null;
  const [row] = await database().query<Row>(
    "public-game",
    `SELECT id, rules, visibility, status, pace, rated, ending, month, "startedAt", "finishedAt", "sharedAt", (
       SELECT jsonb_agg(jsonb_build_object('userId', "userId", 'name', name, 'score', score, 'place', place) ORDER BY seat)
       FROM "Seat" WHERE "gameId" = "Game".id
     ) AS seats
     FROM "Game" WHERE id = $1 AND visibility = 'public' AND status IN ('playing', 'finished')`,
    [gameId],
  );
  return row ? listed(row) : null;
}
