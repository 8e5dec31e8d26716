import { finishedGame } from "@/lib/db/finished";
import { publicGame } from "@/lib/db/history";
import { recordOf } from "@/lib/history/proof";
import { apiAnswer, apiRefusal } from "@/lib/protocol/api/answers";

interface Asked {
  readonly params: Promise<{ readonly gameId: string }>;
}

/** A shared game may be taken back. */
const KEPT_SECONDS = 60;

/** The record of a public game, once it is over. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { gameId } = await params;
  const game = (await publicGame(gameId)) && (await finishedGame(gameId));
  return game === null
    ? apiRefusal(404, "There is no finished public game of this id.", "gameId")
    : apiAnswer(recordOf(game), KEPT_SECONDS);
}
