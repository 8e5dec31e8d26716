import type { IncomingMessage, ServerResponse } from "node:http";
import { newUserId } from "@/lib/auth/guest";
import type { SessionKeys } from "@/lib/auth/keys";
import { cookieOf, mintSession, readSession, sessionCookieName, setCookie } from "@/lib/auth/session";

/**
 * Gives a visitor without a session one as a guest, and renews an ageing one, before the page is made: the page then
 * finds the session in the request as if the browser had sent it.
 */
export async function welcome(request: IncomingMessage, response: ServerResponse, keys: SessionKeys): Promise<void> {
  const { cookie: header } = request.headers;
  const session = await readSession(cookieOf(header, sessionCookieName(keys)), keys);
  if (session && !session.ageing) {
    return;
  }
  const cookie = await mintSession(session?.userId ?? newUserId(), keys);
  // A file that is not there is answered by a page too, for which a session of the moment will do.
  if (asksForPage(request)) {
    response.appendHeader("Set-Cookie", setCookie(cookie, keys));
  }
  const others = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith(`${cookie.name}=`));
  request.headers.cookie = [...others, `${cookie.name}=${cookie.value}`].join("; ");
}

/** Everything but the files and the API's answers, which are the same for all. */
function asksForPage(request: IncomingMessage): boolean {
  const [path = "/"] = (request.url ?? "/").split("?");
  return !path.startsWith("/_next/") && !path.startsWith("/api/v1/") && !/\.(?:ico|png|svg|txt|webmanifest|woff2|js|css|map)$/.test(path);
}

/**
 * Tells Next and next-auth by which address the site was asked for, instead of believing what a request claims to have
 * been forwarded from.
 */
export function nameHost(request: IncomingMessage, publicUrl: URL | null): void {
  request.headers["x-forwarded-host"] = publicUrl?.host ?? request.headers.host ?? "localhost";
  request.headers["x-forwarded-proto"] = publicUrl?.protocol === "https:" ? "https" : "http";
}
