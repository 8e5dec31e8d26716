import { decode, encode } from "next-auth/jwt";
import type { SessionKeys } from "./keys";

/** Browsers keep a cookie for 400 days at most. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60;
/** A session is renewed at the first page after this long. */
const RENEW_AFTER_SECONDS = 7 * 24 * 60 * 60;

export interface Session {
  readonly userId: string;
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
    return { userId: claims.sub, ageing: Date.now() / 1000 - issued > RENEW_AFTER_SECONDS };
  } catch {
    return null;
  }
}

/** A session cookie for this user. */
export async function mintSession(userId: string, keys: SessionKeys): Promise<Cookie> {
  const value = await encode({ token: { sub: userId }, secret: keys.secret, maxAge: SESSION_SECONDS });
  return { name: sessionCookieName(keys), value };
}

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
