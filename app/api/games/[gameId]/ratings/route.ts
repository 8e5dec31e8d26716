import { gameChanges } from "@/lib/db/ratings/game-changes";
import type { RatingChange } from "@/lib/protocol/rating-change";
import { points } from "@/lib/ratings/points";

interface Asked {
  readonly params: Promise<{ readonly gameId: string }>;
}

/** What a rated game did to its players' ratings, for whoever may read the table; empty while it is not over. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { gameId } = await params;
  const changes = (await gameChanges(gameId)).map(
    ({ seat, before, after }): RatingChange => ({ seat, before: points(before), after: points(after) }),
  );
  return Response.json(changes, { headers: { "Cache-Control": "no-store" } });
}
