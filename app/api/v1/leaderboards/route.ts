import { leaderboard } from "@/lib/db/ratings/leaderboard";
import { apiAnswer, apiRefusal } from "@/lib/protocol/api/answers";
import { limitIn, unknownIn } from "@/lib/protocol/api/parameters";
import type { ApiLeaderboard } from "@/lib/protocol/api/schemas";
import { EVER, monthsOf, POOLS, SIDES } from "@/lib/ratings/ladder";
import type { BoardRow } from "@/lib/ratings/players";
import { points } from "@/lib/ratings/points";

const KEPT_SECONDS = 30;
const PARAMETERS = ["pool", "side", "period", "after", "limit"] as const;
const FURTHEST = 1_000_000;

/** The established players of one board, a page at a time. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const unknown = unknownIn(searchParams, PARAMETERS);
  if (unknown !== null) return unknown;
  const limit = limitIn(searchParams);
  if (limit instanceof Response) return limit;
  const asked = (name: (typeof PARAMETERS)[number], usual: string): string => searchParams.get(name) ?? usual;
  const pool = POOLS.find((one) => one === asked("pool", "two"));
  if (pool === undefined) return apiRefusal(400, `pool may be: ${POOLS.join(", ")}.`, "pool");
  const side = SIDES.find((one) => one === asked("side", "all"));
  if (side === undefined) return apiRefusal(400, `side may be: ${SIDES.join(", ")}.`, "side");
  const period = asked("period", EVER);
  if (period !== EVER && monthsOf(period) === null) {
    return apiRefusal(400, "period may be: all, or a season as 2026-4.", "period");
  }
  const after = asked("after", "0");
  if (!/^\d{1,7}$/.test(after) || Number(after) > FURTHEST) {
    return apiRefusal(400, "after may be: the cursor of the page before, as it was given.", "after");
  }
  const { rows, more } = await leaderboard({ pool, side, season: period }, Number(after), limit);
  const next = more ? String(Number(after) + limit) : null;
  const page: ApiLeaderboard = { pool, side, period, players: rows.map(apiRow), next };
  return apiAnswer(page, KEPT_SECONDS);
}

const apiRow = ({ rank, userId, name, mu, sigma, standing, games }: BoardRow): ApiLeaderboard["players"][number] => ({
  rank,
  playerId: userId,
  name,
  rating: points(mu),
  uncertainty: points(sigma),
  rankedBy: points(standing),
  games,
  page: `/players/${userId}`,
});
