import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { plainPath } from "@/lib/i18n/addresses";
import { homeDocument, type HomeScript } from "./document";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const NONCE = /'nonce-([^']+)'/;

/** What the build noted of the first page's script. */
export const builtHome = (root: string): HomeScript =>
  JSON.parse(readFileSync(path.join(root, "dist/home.json"), "utf8")) as HomeScript;

/** Serves the first page as a document of its own; every other request goes through untouched. */
export function servingHome(page: Answer, home: HomeScript): Answer {
  return async (request, response) => {
    if (isHome(request)) rewrite(request, response, home);
    await page(request, response);
  };
}

/** The router asks for the same address, but not for a document. */
const isHome = ({ method, url, headers }: IncomingMessage): boolean =>
  method === "GET" && plainPath((url ?? "").split("?", 1)[0] ?? "") === "/" && headers["rsc"] === undefined;

/** Keeps the answer back until it is whole, rewrites it and sends it, compressed where the browser takes that. */
function rewrite(request: IncomingMessage, response: ServerResponse, home: HomeScript): void {
  const nonce = NONCE.exec(String(request.headers["content-security-policy"]))?.[1] ?? "";
  const compressed = String(request.headers["accept-encoding"] ?? "").includes("gzip");
  // Next would compress what is still to be rewritten.
  delete request.headers["accept-encoding"];
  const parts: Buffer[] = [];
  const keep = (part: unknown) => {
    if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const { setHeader, writeHead, end } = response;
  response.setHeader = (name, value) =>
    name.toLowerCase() === "content-length" ? response : setHeader.call(response, name, value);
  // Whoever writes the head early means these headers; they go out with the whole.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((given) => typeof given === "object" && given !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
    return response;
  }) as typeof response.writeHead;
  response.flushHeaders = () => undefined;
  response.write = (part: unknown, ...rest: unknown[]) => {
    keep(part);
    for (const done of rest) if (typeof done === "function") process.nextTick(done as () => void);
    return true;
  };
  response.end = ((part: unknown, ...rest: unknown[]) => {
    keep(part);
    const whole = Buffer.concat(parts);
    const isHtml = String(response.getHeader("content-type") ?? "").startsWith("text/html");
    const body = isHtml ? Buffer.from(homeDocument(whole.toString(), home, nonce)) : whole;
    const sent = compressed ? gzipSync(body) : body;
    if (compressed) setHeader.call(response, "Content-Encoding", "gzip");
    setHeader.call(response, "Vary", "Accept-Encoding");
    setHeader.call(response, "Content-Length", sent.length);
    response.writeHead = writeHead;
    const done = [part, ...rest].find((given) => typeof given === "function");
    return end.call(response, sent, "utf8", done as (() => void) | undefined);
  }) as typeof response.end;
}
