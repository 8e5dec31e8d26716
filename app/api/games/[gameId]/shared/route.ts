import { currentIdentity } from "@/lib/auth/current";
import { share } from "@/lib/db/sharing";

interface Asked {
  readonly params: Promise<{ readonly gameId: string }>;
}

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Opens a finished table by link to everybody (PUT) or keeps it to its players again (DELETE), for any of its players; 404
 * for everybody else. Neither method is sent by another site's page without asking us first.
 */
async function set(gameId: string, shared: boolean): Promise<Response> {
  const { userId } = await currentIdentity();
  const sharing = await share(gameId, userId, shared);
  return sharing === null
    ? new Response(null, { status: 404, headers: NO_STORE })
    : Response.json(sharing, { headers: NO_STORE });
}

export const PUT = async (_: Request, { params }: Asked): Promise<Response> => set((await params).gameId, true);
export const DELETE = async (_: Request, { params }: Asked): Promise<Response> => set((await params).gameId, false);
