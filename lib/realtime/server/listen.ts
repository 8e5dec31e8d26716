import type { Answer } from "@/lib/protocol/answer";
import { type Outcome, refuse } from "@/lib/rooms/answers";
import { answerOf, type ErrorWords } from "./answers";
import type { Handler, Handlers } from "./handlers";
import type { Limits } from "./limits";
import type { GameSocket } from "./sockets";
import type { Watcher } from "./watcher";

type AnyHandler = Handler<unknown, unknown>;

/** Where the causes of failures go that a player only sees as "unavailable". */
export type Report = (what: string, error: unknown) => void;

export interface Listening {
  readonly handlers: Handlers;
  readonly words: ErrorWords;
  readonly report: Report;
  readonly limits: Limits;
  readonly watcher: Watcher;
}

/** Answers the messages of sockets, until it is told to stop. */
export class Listener {
  private readonly byEvent: ReadonlyMap<string, AnyHandler>;
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(private readonly parts: Listening) {
    this.byEvent = new Map(Object.entries(parts.handlers) as [string, AnyHandler][]);
  }

  /**
   * Answers every message of a socket, whatever it holds: unknown events and malformed payloads get an error, a message
   * without acknowledgement is carried out silently, a failure of ours is reported and answered "unavailable".
   */
  listen(socket: GameSocket): void {
    socket.onAny((event: string, ...args: unknown[]) => {
      // Unanswered messages are sent again where the page connects next.
      if (this.stopped) {
        return;
      }
      const last = args.at(-1);
      const answer = typeof last === "function" ? (last as (answer: Answer<unknown>) => void) : () => undefined;
      const job = this.hear(socket, event, args[0], answer).finally(() => this.running.delete(job));
      this.running.add(job);
    });
  }

  /** Hears nothing new; settles when everything that was heard is answered. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  private async hear(
    socket: GameSocket,
    event: string,
    payload: unknown,
    answer: (answer: Answer<unknown>) => void,
  ): Promise<void> {
    const { words, report, limits, watcher } = this.parts;
    const began = performance.now();
    const { userId, network } = socket.data;
    const name = this.byEvent.has(event) ? event : "unknown";
    let outcome: Outcome<unknown>;
    try {
      const admission = await limits.admit(event, userId, network);
      if (admission === "ended") {
        socket.conn.close();
        return;
      }
      outcome = admission === "heard" ? await this.respond(socket, event, payload) : refuse("too-fast");
    } catch (error) {
      report(name, error);
      outcome = refuse("unavailable");
    }
    answer(answerOf(outcome, words));
    watcher.answered({
      event: name,
      result: outcome.ok ? "ok" : outcome.error.code,
      ms: performance.now() - began,
      userId,
      ...commandOf(event, payload),
    });
  }

  private async respond(socket: GameSocket, event: string, payload: unknown): Promise<Outcome<unknown>> {
    const handler = this.byEvent.get(event);
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
}

/** A command's own id, so that its way can be followed through the logs of several servers. */
function commandOf(event: string, payload: unknown): { readonly commandId?: string } {
  if (event !== "room:command" || typeof payload !== "object" || payload === null || !("commandId" in payload)) {
    return {};
  }
  const { commandId } = payload;
  return typeof commandId === "string" ? { commandId: commandId.slice(0, 36) } : {};
}
