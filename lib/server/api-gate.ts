import type { IncomingMessage, ServerResponse } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { apiProblemOf, PROBLEM_TYPE } from "@/lib/protocol/api/answers";
import { REQUESTS_A_MINUTE } from "@/lib/protocol/api/description";
import { addressOf, networkOf } from "@/lib/realtime/server/address";

/** Whether a request may go on; otherwise it has been answered. */
export type Gate = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export const isApi = (url: string | undefined): boolean => /^\/api\/v1(?:[/?]|$)/.test(url ?? "");

/** Lets each network ask the API so many times a minute, in this server's memory, and tells it how many are left. */
export function apiGate(trustedProxies: number, points = REQUESTS_A_MINUTE): Gate {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (request, response) => {
    const network = networkOf(addressOf(request, trustedProxies));
    const { msBeforeNext, remainingPoints, beyond } = await limiter.consume(network).then(
      (state) => ({ ...read(state), beyond: false }),
      (state: unknown) => ({ ...read(state), beyond: true }),
    );
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    response.setHeader("RateLimit-Limit", points);
    response.setHeader("RateLimit-Remaining", remainingPoints);
    response.setHeader("RateLimit-Reset", seconds);
    if (!beyond) return true;
    const problem = apiProblemOf(429, `A network may ask ${points} times a minute; ask again in ${seconds} s.`);
    response
      .writeHead(429, {
        "Content-Type": PROBLEM_TYPE,
        "Cache-Control": "no-store",
        "Access-Control-Allow-Origin": "*",
        "Retry-After": seconds,
      })
      .end(JSON.stringify(problem));
    return false;
  };
}

/** The limiter's state, with which it also refuses; anything else is a fault of its own. */
function read(state: unknown): { readonly msBeforeNext: number; readonly remainingPoints: number } {
  if (!(state instanceof RateLimiterRes)) throw state;
  return { msBeforeNext: state.msBeforeNext, remainingPoints: state.remainingPoints };
}
