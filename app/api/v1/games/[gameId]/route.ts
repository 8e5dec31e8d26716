import { publicGame } from "@/lib/db/history";
import { apiGameOf } from "@/lib/history/list/api";
import { apiAnswer, apiRefusal } from "@/lib/protocol/api/answers";

interface Asked {
  readonly params: Promise<{ readonly gameId: string }>;
}

const KEPT_SECONDS = 5;

/** One public game. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const game = await publicGame((await params).gameId);
  return game === null
    ? apiRefusal(404, "There is no public game of this id.", "gameId")
    : apiAnswer(apiGameOf(game), KEPT_SECONDS);
}
