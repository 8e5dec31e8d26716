import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { cookieOf, mintSession, readSession, sessionCookieName } from "@/lib/auth/session";
import { nameHost, welcome } from "./visitors";

const open = { secret: "a secret that only tests know, long enough", secure: false };
const overTls = { ...open, secure: true };

async function visit(url: string, cookie?: string, keys = open) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  if (cookie) request.headers.cookie = cookie;
  const response = new ServerResponse(request);
  await welcome(request, response, keys);
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
