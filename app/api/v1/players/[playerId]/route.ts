import { publicPlayer } from "@/lib/db/public-player";
import { apiAnswer, apiRefusal } from "@/lib/protocol/api/answers";
import type { ApiPlayer } from "@/lib/protocol/api/schemas";

interface Asked {
  readonly params: Promise<{ readonly playerId: string }>;
}

const KEPT_SECONDS = 30;

/** Somebody who has played in public. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const player: ApiPlayer | null = await publicPlayer((await params).playerId);
  return player === null
    ? apiRefusal(404, "Nobody of this id has played a public game.", "playerId")
    : apiAnswer(player, KEPT_SECONDS);
}
