import { listGames } from "@/lib/db/history";
import { apiGameOf } from "@/lib/history/list/api";
import { cursorOf } from "@/lib/history/list/cursor";
import { GAMES_PARAMETERS, readGamesQuery } from "@/lib/history/list/query";
import { apiAnswer, apiRefusal } from "@/lib/protocol/api/answers";
import { limitIn, unknownIn } from "@/lib/protocol/api/parameters";
import type { ApiGames } from "@/lib/protocol/api/schemas";

/** Running games move on. */
const KEPT_SECONDS = 5;

/** Public games, a page at a time. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const unknown = unknownIn(searchParams, [...GAMES_PARAMETERS, "limit"]);
  if (unknown !== null) return unknown;
  const limit = limitIn(searchParams);
  if (limit instanceof Response) return limit;
  const { query, faults } = readGamesQuery(searchParams);
  const [fault] = faults;
  if (fault) return apiRefusal(400, `${fault.parameter} may be: ${fault.allowed}.`, fault.parameter);
  const { games, next } = await listGames(query, null, limit);
  const page: ApiGames = { games: games.map(apiGameOf), next: next && cursorOf(next) };
  return apiAnswer(page, KEPT_SECONDS);
}
