import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import NextAuth, { type NextAuthOptions } from "next-auth";

type Ask = (request: IncomingMessage, url: URL, response: ServerResponse) => Promise<void> | void;

const listen = (ask: Ask): Promise<{ server: Server; url: string }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      void ask(request, new URL(request.url ?? "/", `http://${request.headers.host}`), response);
    });
    server.listen(0, "127.0.0.1", () => {
      resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
  });

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Another service whose logins open accounts here: lets everybody in as `person`, if the codes are right. */
export async function startService(secret: string) {
  let person: object = {};
  let codes = 0;
  const open = new Set<string>();
  const { server, url } = await listen(async (request, asked, response) => {
    const json = (status: number, answer: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    if (asked.pathname === "/authorize") {
      const back = new URL(asked.searchParams.get("redirect_uri") ?? "");
      const code = `code-${(codes += 1)}`;
      open.add(code);
      back.searchParams.set("code", code);
      back.searchParams.set("state", asked.searchParams.get("state") ?? "");
      response.writeHead(302, { Location: back.href }).end();
    } else if (asked.pathname === "/token") {
      const code = (await bodyOf(request)).get("code") ?? "";
      const basic = Buffer.from(request.headers.authorization?.slice("Basic ".length) ?? "", "base64").toString();
      const right = basic.endsWith(`:${secret}`) && open.delete(code);
      json(right ? 200 : 400, right ? { access_token: code, token_type: "bearer" } : { error: "invalid_grant" });
    } else {
      json(200, person);
    }
  });
  return {
    url,
    /** Who comes next, as the service tells it. */
    admit: (told: object) => void (person = told),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

interface NodeAnswer extends ServerResponse {
  status(code: number): NodeAnswer;
  json(body: unknown): void;
  send(body: unknown): void;
}

/** next-auth on a port of its own, without pages; `options` are made for each request. */
export async function startAuth(options: (cookies: Readonly<Record<string, string>>) => Promise<NextAuthOptions>) {
  const { server, url } = await listen(async (request, asked, response) => {
    const cookies = Object.fromEntries(
      (request.headers.cookie ?? "").split("; ").map((cookie) => cookie.split(/=(.*)/s, 2) as [string, string]),
    );
    request.headers["x-forwarded-host"] = request.headers.host;
    request.headers["x-forwarded-proto"] = "http";
    const query = { ...Object.fromEntries(asked.searchParams), nextauth: asked.pathname.split("/").slice(3) };
    const body = Object.fromEntries(await bodyOf(request));
    const answer = response as NodeAnswer;
    answer.status = (code) => Object.assign(answer, { statusCode: code });
    answer.json = (given) => void answer.setHeader("Content-Type", "application/json").end(JSON.stringify(given));
    answer.send = (given) => void (typeof given === "string" ? answer.end(given) : answer.json(given));
    const decoded = Object.fromEntries(Object.entries(cookies).map(([name, text]) => [name, decodeURIComponent(text)]));
    const asPage = Object.assign(request, { query, body, cookies: decoded });
    await NextAuth(asPage as never, answer as never, await options(decoded));
  });
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A browser as far as logins need one: it keeps cookies and follows where it is told to. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly site: string) {}

  async ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = url.startsWith(this.site);
    const answer = await fetch(url, { ...init, redirect: "manual", headers: own ? { cookie } : {} });
    for (const set of own ? answer.headers.getSetCookie() : []) {
      const [pair = ""] = set.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Presses the button of a service; answers where the site sends the browser. */
  async leave(service: string, csrfToken?: string): Promise<string> {
    const told = (await (await this.ask(`${this.site}/api/auth/csrf`)).json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken: csrfToken ?? told.csrfToken, callbackUrl: "/arrived", json: "true" });
    const answer = await this.ask(`${this.site}/api/auth/signin/${service}`, { method: "POST", body });
    return ((await answer.json()) as { url: string }).url;
  }

  /** Follows the way from the service back; answers where it ends on the site. */
  async comeBack(away: string): Promise<string> {
    const back = (await this.ask(away)).headers.get("location") ?? "";
    let place = back;
    while (place.startsWith(`${this.site}/api/`)) place = (await this.ask(place)).headers.get("location") ?? "";
    return place;
  }
}
