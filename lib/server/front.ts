import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SessionKeys } from "@/lib/auth/keys";
import type { SessionBook } from "@/lib/auth/session";
import { type Gate, isApi } from "./api-gate";
import { guard, type HeaderChoices } from "./headers";
import type { Health } from "./health";
import { type LanguageChoices, nameLanguage } from "./languages";
import type { Log } from "./log";
import { asksToPlay, mayAskToPlay } from "./play";
import { nameHost, namePlace, welcome } from "./visitors";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Front {
  readonly health: Pick<Health, "unready">;
  readonly log: Log;
  readonly keys: SessionKeys;
  readonly sessions: SessionBook;
  readonly publicUrl: URL | null;
  readonly trustedProxies: number;
  readonly headers: HeaderChoices;
  readonly languages: LanguageChoices;
  /** Before the API's routes. */
  readonly api: Gate;
  /** Opens a game for whoever presses "Play now". */
  readonly play: Answer;
  readonly page: Answer;
}

/** Answers what is not a socket's: how the server is, and the pages. */
export function front({ health, log, keys, sessions, publicUrl, trustedProxies, headers, languages, api, play, page }: Front): Answer {
  return async (request, response) => {
    if (request.url === "/healthz") {
      return say(response, 200, "ok");
    }
    if (request.url === "/readyz") {
      const unready = await health.unready();
      return say(response, unready === null ? 200 : 503, unready ?? "ready");
    }
    const id = randomUUID();
    const began = performance.now();
    const method = request.method ?? "";
    response.setHeader("X-Request-Id", id);
    response.once("finish", () => {
      log.answered({ id, method, status: response.statusCode, ms: Math.round(performance.now() - began) });
    });
    guard(request, response, headers);
    namePlace(request, publicUrl, trustedProxies);
    nameHost(request, publicUrl);
    nameLanguage(request, response, languages);
    if (isApi(request.url) && !(await api(request, response))) {
      return;
    }
    const plays = asksToPlay(request);
    // Before the visitor gets a session: to a request from elsewhere the browser adds no cookie, and would lose its own.
    if (plays && !mayAskToPlay(request, publicUrl)) {
      return say(response, 403, "from a page of this site only");
    }
    await welcome(request, response, keys, sessions);
    await (plays ? play : page)(request, response);
  };
}

function say(response: ServerResponse, status: number, word: string): void {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end(`${word}\n`);
}
