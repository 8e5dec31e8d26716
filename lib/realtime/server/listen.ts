import type { Answer } from "@/lib/protocol/answer";
import { type Outcome, refuse } from "@/lib/rooms/answers";
import { answerOf, type ErrorWords } from "./answers";
import type { Handler, Handlers } from "./handlers";
import type { GameSocket } from "./sockets";

type AnyHandler = Handler<unknown, unknown>;

/** Where the causes of failures go that a player only sees as "unavailable". */
export type Report = (what: string, error: unknown) => void;

/**
 * Answers every message of a socket, whatever it holds: unknown events and malformed payloads get an error, a message
 * without acknowledgement is carried out silently, a failure of ours is reported and answered "unavailable".
 */
export function listen(socket: GameSocket, handlers: Handlers, words: ErrorWords, report: Report): void {
  const byEvent = new Map(Object.entries(handlers) as [string, AnyHandler][]);
  socket.onAny((event: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const answer = typeof last === "function" ? (last as (answer: Answer<unknown>) => void) : () => undefined;
    const handler = byEvent.get(event);
    void respond(socket, handler, args[0])
      .catch((error: unknown) => {
        report(handler ? event : "unknown event", error);
        return refuse("unavailable");
      })
      .then((outcome) => answer(answerOf(outcome, words)));
  });
}

async function respond(socket: GameSocket, handler: AnyHandler | undefined, payload: unknown): Promise<Outcome<unknown>> {
  if (!handler) {
    return refuse("malformed");
  }
  const parsed = handler.payload.safeParse(payload);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join(".");
    return field === "gameId" ? refuse("not-found") : refuse("malformed", field || undefined);
  }
  return handler.run(socket, parsed.data);
}
