import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { cookieOf, mint, mintSession, readSession, type SessionBook, sessionCookieName } from "@/lib/auth/session";
import { nameHost, namePlace, welcome } from "./visitors";

const open = { secret: "a secret that only tests know, long enough", secure: false };
const overTls = { ...open, secure: true };

/** All sessions hold but that of "gone". */
const sessions: SessionBook = { held: async (asked) => asked.map(({ userId }) => userId !== "gone") };

async function visit(url: string, cookie?: string, keys = open, headers: IncomingHttpHeaders = {}) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.method = "GET";
  request.headers = { ...headers };
  if (cookie) request.headers.cookie = cookie;
  const response = new ServerResponse(request);
  await welcome(request, response, keys, sessions);
  const session = await readSession(cookieOf(request.headers.cookie, sessionCookieName(keys)), keys);
  return { set: response.getHeader("Set-Cookie"), session, cookie: request.headers.cookie };
}

test("a new visitor is a guest before the first page is made", async () => {
  const { set, session } = await visit("/", "theme=night");
  expect(session?.userId).toMatch(/^[0-9a-f-]{36}$/);
  expect(set).toMatch(/^opensky-session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
});

test("behind TLS the cookie is Secure and bound to the host", async () => {
  expect((await visit("/", undefined, overTls)).set).toMatch(/^__Host-opensky=[^;]+;.*; Secure$/);
});

test("a visitor with a session keeps it", async () => {
  const { name, value } = await mintSession("ada", open);
  const { set, session } = await visit("/new", `${name}=${value}`);
  expect(set).toBeUndefined();
  expect(session?.userId).toBe("ada");
});

test("a forged or foreign session is replaced, other cookies stay", async () => {
  const foreign = await mintSession("ada", { ...open, secret: "another secret of another server, quite long" });
  const { set, session, cookie } = await visit("/", `theme=night; ${foreign.name}=${foreign.value}`);
  expect(set).toBeDefined();
  expect(session?.userId).not.toBe("ada");
  expect(cookie).toMatch(/^theme=night; /);
});

test("files that are the same for all set no cookie", async () => {
  for (const url of ["/_next/static/x.js", "/icon.svg?1", "/robots.txt"]) {
    expect((await visit(url)).set).toBeUndefined();
  }
});

test("a file that is missing is answered by a page, which finds a session too", async () => {
  for (const url of ["/favicon.ico", "/robots.txt", "/_next/gone"]) expect((await visit(url)).session).not.toBeNull();
});

test("a page is a page whatever its query ends with", async () => {
  expect((await visit("/new?from=map.png")).set).toBeDefined();
});

test("pages are told the host that was asked, not the one a request claims", () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { host: "192.168.1.7:3000", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  nameHost(request, null);
  expect(request.headers).toMatchObject({ "x-forwarded-host": "192.168.1.7:3000", "x-forwarded-proto": "http" });
  nameHost(request, new URL("https://opensky.example"));
  expect(request.headers).toMatchObject({ "x-forwarded-host": "opensky.example", "x-forwarded-proto": "https" });
});

test("a session that has ended is a guest's from then on, and a page that knows of its new one loses nothing", async () => {
  const { name, value } = await mint({ userId: "gone", epoch: 3 }, open);
  const whole = await visit("/account", `${name}=${value}`, open, { "sec-fetch-dest": "document" });
  expect(whole.session?.userId).toMatch(/^[0-9a-f-]{36}$/);
  expect(whole.set).toBeDefined();
  const part = await visit("/account", `${name}=${value}`, open, { "sec-fetch-dest": "empty" });
  expect(part.session?.userId).not.toBe("gone");
  expect(part.set).toBeUndefined();
  for (const url of ["/account.png", "/_next/data"]) {
    expect((await visit(url, `${name}=${value}`)).session?.userId).not.toBe("gone");
  }
});

function placeOf(remoteAddress: string, headers: IncomingHttpHeaders, publicUrl: URL | null = null) {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  request.headers = { host: "localhost:3000", "x-opensky-local": "yes", "x-opensky-network": "10.0.0.1", ...headers };
  namePlace(request, publicUrl, 0);
  return [request.headers["x-opensky-network"], request.headers["x-opensky-local"]];
}

test.each([
  ["127.0.0.1", {}, null, "yes"],
  ["::1", { host: "[::1]:3000" }, null, "yes"],
  ["127.0.0.1", {}, "http://localhost:8080", "yes"],
  ["192.168.1.9", {}, null, "no"],
  ["127.0.0.1", { host: "rebound.example:3000" }, null, "no"],
  ["127.0.0.1", { "x-forwarded-for": "192.168.1.9" }, null, "no"],
  ["127.0.0.1", {}, "https://opensky.example", "no"],
])("from %s with %o, site %s: this machine's own browser: %s", (address, headers, site, local) => {
  expect(placeOf(address, headers, site === null ? null : new URL(site))[1]).toBe(local);
});

test("pages are told the network that was seen, not the one a request claims", () => {
  expect(placeOf("192.168.1.9", {})[0]).toBe("192.168.1.9");
});
