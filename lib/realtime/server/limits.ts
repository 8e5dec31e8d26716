import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { ClientToServer } from "@/lib/protocol/socket";

/** Whether a message is heard, refused, or ends the connection. */
export type Admission = "heard" | "refused" | "ended";

export interface Limits {
  /** `event` as the page named it, `network` as `networkOf` tells it. */
  admit(event: string, userId: string, network: string): Promise<Admission>;
  /** One more connection from this network. */
  connects(network: string): Promise<boolean>;
}

interface Allowance {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/**
 * A user's allowance for one event. Play is far below: a fast player sends a command or two a second.
 * Scripted players of ours that wait for each answer stay below as well.
 */
const ALLOWANCES: { readonly [E in keyof ClientToServer]?: Allowance } = {
  "room:command": { points: 300, duration: 10 },
  "room:enter": { points: 60, duration: 10 },
  "room:act": { points: 30, duration: 60 },
  "table:create": { points: 20, duration: 60 },
  "account:rename": { points: 15, duration: 60 },
  "chat:send": { points: 5, duration: 10 },
};
const OTHERS: Allowance = { points: 60, duration: 10 };
/** Messages that no page of ours sends. */
const UNKNOWN: Allowance = { points: 20, duration: 10 };
/** All that comes from one network: a school's whole class may play behind one address. */
const NETWORK: Allowance = { points: 2_000, duration: 10 };
const CONNECTIONS: Allowance = { points: 300, duration: 60 };
/** Who goes on so many times beyond an allowance is no page of ours. */
const ENDED_BEYOND = 5;

/**
 * Limits in this server's memory: a flood meets them at the server that it floods. `known` are the events that pages
 * may send.
 */
export function memoryLimits(known: ReadonlySet<string>): Limits {
  const byEvent = new Map<string, RateLimiterMemory>();
  const limiterOf = (event: string): RateLimiterMemory => {
    const name = known.has(event) ? event : "unknown";
    const limiter = byEvent.get(name) ?? new RateLimiterMemory({ ...allowanceOf(name, known), keyPrefix: name });
    byEvent.set(name, limiter);
    return limiter;
  };
  const networks = new RateLimiterMemory({ ...NETWORK, keyPrefix: "network" });
  const connections = new RateLimiterMemory({ ...CONNECTIONS, keyPrefix: "connections" });
  return {
    admit: async (event, userId, network) => {
      const ofUser = await consume(limiterOf(event), userId);
      return ofUser === "heard" ? consume(networks, network) : ofUser;
    },
    connects: async (network) => (await consume(connections, network)) === "heard",
  };
}

/** For trusted callers on their own, as benches. */
export const unlimited: Limits = { admit: async () => "heard", connects: async () => true };

function allowanceOf(name: string, known: ReadonlySet<string>): Allowance {
  return known.has(name) ? ((ALLOWANCES as Readonly<Record<string, Allowance>>)[name] ?? OTHERS) : UNKNOWN;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Admission> {
  try {
    await limiter.consume(key);
    return "heard";
  } catch (beyond) {
    const { consumedPoints } = beyond as RateLimiterRes;
    return consumedPoints > limiter.points * ENDED_BEYOND ? "ended" : "refused";
  }
}
