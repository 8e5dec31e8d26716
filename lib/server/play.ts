import type { IncomingMessage, ServerResponse } from "node:http";
import { identityOf, type Names } from "@/lib/auth/identity";
import type { SessionKeys } from "@/lib/auth/keys";
import { sameSite } from "@/lib/auth/origin";
import { cookieOf, readSession, sessionCookieName } from "@/lib/auth/session";
import { NETWORK_HEADER } from "@/lib/auth/visit-headers";
import { plainPath } from "@/lib/i18n/addresses";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { Tables } from "@/lib/rooms/tables";
import type { Limits } from "@/lib/realtime/server/limits";

/** The game of whoever just wants to play: the edition to begin with, and one opponent who takes it seriously. */
const AT_ONCE: CreateTablePayload = {
  game: "opensky",
  side: "europe",
  edition: 2,
  players: 2,
  callsigns: "random",
  visibility: "link",
  seating: "random",
  pace: "none",
  rated: false,
  bots: ["national"],
};

const SEE_OTHER = 303;

export interface PlayDoor {
  readonly tables: Pick<Tables, "create">;
  readonly users: Names;
  readonly keys: SessionKeys;
  readonly limits: Limits;
}

/** Whether a request presses "Play now". */
export const asksToPlay = ({ method, url }: IncomingMessage): boolean =>
  method === "POST" && plainPath((url ?? "").split("?", 1)[0] ?? "") === "/play";

/** Only a page of ours may press it: a foreign one would open games in its visitors' names. */
export const mayAskToPlay = ({ headers }: IncomingMessage, publicUrl: URL | null): boolean =>
  sameSite(headers.origin, headers.host, publicUrl);

/** Opens a game against a bot for the visitor, whose session the request holds, and sends the browser there. */
export function playDoor({ tables, users, keys, limits }: PlayDoor) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.resume();
    const { headers } = request;
    const session = await readSession(cookieOf(headers.cookie, sessionCookieName(keys)), keys);
    const network = String(headers[NETWORK_HEADER] ?? "");
    const show = (place: string) => response.writeHead(SEE_OTHER, { Location: place, "Cache-Control": "no-store" }).end();
    // The first page gives whoever has lost theirs a new session.
    if (session === null) {
      show("/");
      return;
    }
    // Whoever has begun so many is shown them.
    if ((await limits.admit("table:create", session.userId, network)) !== "heard") {
      show("/games");
      return;
    }
    const made = await tables.create(await identityOf(session.userId, users), AT_ONCE);
    // Where it was refused, the page of new tables says why.
    const place = made.ok ? `/t/${made.value.gameId}` : "/new";
    show(place);
  };
}
