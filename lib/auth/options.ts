import type { NextAuthOptions } from "next-auth";
import { sessionKeys } from "./keys";
import { SESSION_SECONDS, sessionCookieName, sessionCookieOptions } from "./session";

/** next-auth over the sessions that the server mints. Accounts will add their providers here. */
export function authOptions(): NextAuthOptions {
  const keys = sessionKeys();
  return {
    secret: keys.secret,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: keys.secure,
    cookies: { sessionToken: { name: sessionCookieName(keys), options: sessionCookieOptions(keys) } },
    pages: { signIn: "/", signOut: "/", error: "/" },
    providers: [],
    callbacks: {
      session: ({ session, token }) => ({ ...session, user: { ...session.user, id: token.sub } }),
    },
  };
}
