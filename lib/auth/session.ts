import { randomUUID } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import type { SessionKeys } from "./keys";

/** Browsers keep a cookie for 400 days at most. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60;
/** A session is renewed at the first page after this long. */
const RENEW_AFTER_SECONDS = 7 * 24 * 60 * 60;

/** What tells whether a session still holds. */
export interface SessionMark {
  readonly userId: string;
  /** Of this one session; empty where a cookie is older than such ids. */
  readonly id: string;
  /** The user's epoch when it was made: when the user moves on to another, all sessions of this one have ended. */
  readonly epoch: number;
}

/** Knows which sessions have ended. */
export interface SessionBook {
  /** Answers in the order of asking whether each session still holds. */
  held(sessions: readonly SessionMark[]): Promise<readonly boolean[]>;
}

export interface Session extends SessionMark {
  /** The guest that this browser was before it signed in, whose games may still be brought along. */
  readonly guest: string | null;
  /** Old enough to be written anew. */
  readonly ageing: boolean;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** Our own name: cookies do not know ports, and a developer's other sites may use the library's. */
export const sessionCookieName = ({ secure }: SessionKeys): string => (secure ? "__Host-opensky" : "opensky-session");

export const sessionCookieOptions = ({ secure }: SessionKeys) =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure }) as const;

/** Who a session cookie says that its bearer is; null where it is missing, forged or too old. */
export async function readSession(token: string | undefined, keys: SessionKeys): Promise<Session | null> {
  if (!token) {
    return null;
  }
  try {
    const claims = await decode({ token, secret: keys.secret });
    if (!claims?.sub) {
      return null;
    }
    const issued = typeof claims["iat"] === "number" ? claims["iat"] : 0;
    return {
      userId: claims.sub,
      id: typeof claims["sid"] === "string" ? claims["sid"] : "",
      epoch: typeof claims["epoch"] === "number" ? claims["epoch"] : 0,
      guest: typeof claims["guest"] === "string" ? claims["guest"] : null,
      ageing: Date.now() / 1000 - issued > RENEW_AFTER_SECONDS,
    };
  } catch {
    return null;
  }
}

/** What a session cookie is made of; a new session has an id of its own. */
export type SessionWish = { readonly userId: string } & Partial<Omit<Session, "userId" | "ageing">>;

/** The claims under which a session travels in its cookie. */
export const claimsOf = ({ userId, id = randomUUID(), epoch = 0, guest = null }: SessionWish) => ({
  sub: userId,
  sid: id,
  epoch,
  ...(guest !== null && { guest }),
});

/** A cookie for this session. */
export async function mint(wish: SessionWish, keys: SessionKeys): Promise<Cookie> {
  const value = await encode({ token: claimsOf(wish), secret: keys.secret, maxAge: SESSION_SECONDS });
  return { name: sessionCookieName(keys), value };
}

/** A session cookie for a user who has never ended a session. */
export const mintSession = (userId: string, keys: SessionKeys): Promise<Cookie> => mint({ userId }, keys);

/** The value of a `Set-Cookie` header. */
export function setCookie({ name, value }: Cookie, keys: SessionKeys): string {
  const secure = keys.secure ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** One cookie of a `Cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const cut = part.indexOf("=");
    if (cut > 0 && part.slice(0, cut).trim() === name) {
      return part.slice(cut + 1).trim();
    }
  }
  return undefined;
}
