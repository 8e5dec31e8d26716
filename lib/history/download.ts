import { type FinishedGame, proofOf, recordOf } from "./proof";

/** The files that a finished game is offered as. */
export type GameFile = "record" | "proof";

const CONTENT: Readonly<Record<GameFile, (game: FinishedGame) => object>> = { record: recordOf, proof: proofOf };

/** The answer to who asks for a file of a game: 404 while the game is not over, as where there is no such game. */
export function download(file: GameFile, gameId: string, game: FinishedGame | null): Response {
  if (game === null) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(`${JSON.stringify(CONTENT[file](game))}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="opensky-${gameId}-${file}.json"`,
      // By the link only, and the same for ever.
      "Cache-Control": "private, max-age=86400, immutable",
    },
  });
}
