import type { IncomingMessage, ServerResponse } from "node:http";
import { newUserId } from "@/lib/auth/guest";
import type { SessionKeys } from "@/lib/auth/keys";
import { cookieOf, mint, readSession, type SessionBook, sessionCookieName, setCookie } from "@/lib/auth/session";
import { LOCAL_HEADER, NETWORK_HEADER } from "@/lib/auth/visit-headers";
import { addressOf, networkOf } from "@/lib/realtime/server/address";

/**
 * Gives a visitor without a session, or with one that has ended, another as a guest, and renews an ageing one, before
 * the page is made: the page then finds the session in the request as if the browser had sent it.
 */
export async function welcome(
  request: IncomingMessage,
  response: ServerResponse,
  keys: SessionKeys,
  sessions: SessionBook,
): Promise<void> {
  const { cookie: header } = request.headers;
  const shown = await readSession(cookieOf(header, sessionCookieName(keys)), keys);
  const held = shown !== null && (isBuilt(request) || (await sessions.held([shown]))[0] === true);
  const renews = shown?.ageing === true && request.method === "GET";
  if (held && !renews) {
    return;
  }
  const cookie = await mint(held && shown ? shown : { userId: newUserId() }, keys);
  // A file that is not there is answered by a page too, for which a session of the moment will do. So will one for a
  // part of a page that was asked for before the browser heard of its new session: it must not lose that one.
  if (asksForPage(request) && (shown === null || held || asksForDocument(request))) {
    response.appendHeader("Set-Cookie", setCookie(cookie, keys));
  }
  const others = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith(`${cookie.name}=`));
  request.headers.cookie = [...others, `${cookie.name}=${cookie.value}`].join("; ");
}

/** Tells pages from where they are asked for, whatever the request claims: its network, and whether it is this machine. */
export function namePlace(request: IncomingMessage, publicUrl: URL | null, trustedProxies: number): void {
  request.headers[NETWORK_HEADER] = networkOf(addressOf(request, trustedProxies));
  request.headers[LOCAL_HEADER] = isLocal(request, publicUrl) ? "yes" : "no";
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Whether the site is reached by this machine's own names alone. */
export const isOwnMachine = (publicUrl: URL | null): boolean => publicUrl === null || LOOPBACK_HOSTS.has(publicUrl.hostname);

/**
 * Whether a request comes from a browser on this machine: a direct connection over its own loopback, by one of its own
 * names (a foreign page that has its name lead here is none), and passed on by nobody.
 */
function isLocal(request: IncomingMessage, publicUrl: URL | null): boolean {
  const { headers, socket } = request;
  const hostname = (headers.host ?? "").replace(/:\d+$/, "");
  return (
    isOwnMachine(publicUrl) &&
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOOPBACK_HOSTS.has(hostname) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** A part of the build: the same for all, so that it need not be known whom it is for. */
const isBuilt = ({ method, url = "/" }: IncomingMessage): boolean => method === "GET" && url.startsWith("/_next/static/");

/** Everything but the files and the API's answers, which are the same for all. */
function asksForPage(request: IncomingMessage): boolean {
  const [path = "/"] = (request.url ?? "/").split("?");
  return !path.startsWith("/_next/") && !path.startsWith("/api/v1/") && !/\.(?:ico|png|svg|txt|webmanifest|woff2|js|css|map)$/.test(path);
}

/** A page as a whole, as opposed to the parts that a page of ours fetches later. */
function asksForDocument(request: IncomingMessage): boolean {
  const purpose = request.headers["sec-fetch-dest"];
  return purpose === undefined ? request.headers["rsc"] === undefined : purpose === "document";
}

/**
 * Tells Next and next-auth by which address the site was asked for, instead of believing what a request claims to have
 * been forwarded from.
 */
export function nameHost(request: IncomingMessage, publicUrl: URL | null): void {
  request.headers["x-forwarded-host"] = publicUrl?.host ?? request.headers.host ?? "localhost";
  request.headers["x-forwarded-proto"] = publicUrl?.protocol === "https:" ? "https" : "http";
}
