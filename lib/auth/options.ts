import type { NextAuthOptions } from "next-auth";
import type { Accounts } from "./accounts/accounts";
import { refuse } from "./accounts/outcome";
import type { Grant, Visit } from "./accounts/parts";
import type { SessionKeys } from "./keys";
import { profileOf } from "./providers";
import { claimsOf, SESSION_SECONDS, sessionCookieName, sessionCookieOptions } from "./session";

export interface AuthParts {
  readonly keys: SessionKeys;
  readonly accounts: Pick<Accounts, "services" | "own" | "report">;
  readonly providers: NextAuthOptions["providers"];
  readonly visit: Visit;
}

/**
 * next-auth for one request, over the sessions that the server mints: it knows the ways through other services, and
 * `services` decides who comes in. Whoever is refused reads why on the page of signing in, or, signed in already, on
 * the account's own.
 */
export function authOptions({ keys, accounts, providers, visit }: AuthParts): NextAuthOptions {
  let granted: Grant | null = null;
  return {
    secret: keys.secret,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: keys.secure,
    cookies: { sessionToken: { name: sessionCookieName(keys), options: sessionCookieOptions(keys) } },
    pages: { signIn: "/sign-in", signOut: "/account", error: "/sign-in" },
    providers: providers,
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (!account) {
          return false;
        }
        const told = profileOf(account.provider, profile);
        const outcome = told ? await accounts.services.enter(visit, told) : refuse("service-failed");
        if (outcome.ok) {
          granted = outcome.value;
          return true;
        }
        const page = (await accounts.own.show(visit)) ? "/account" : "/sign-in";
        return `${page}?problem=${outcome.problem.code}`;
      },
      // Nothing of the service's profile goes into the cookie.
      jwt: ({ token, account }) => (account && granted ? claimsOf(granted) : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    logger: {
      error: (code, cause) => {
        const error = cause instanceof Error ? cause : "error" in cause ? cause.error : code;
        accounts.report(`a login at another service: ${code}`, error);
      },
      warn: () => undefined,
      debug: () => undefined,
    },
    events: { signOut: () => accounts.own.signOut(visit) },
  };
}
