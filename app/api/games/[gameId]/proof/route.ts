import { finishedGame } from "@/lib/db/finished";
import { download } from "@/lib/history/download";

interface Asked {
  readonly params: Promise<{ readonly gameId: string }>;
}

/** The game's proof as a file, for whoever may read the table; 404 while the game is not over. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { gameId } = await params;
  return download("proof", gameId, await finishedGame(gameId));
}
