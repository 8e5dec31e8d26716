import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

export interface HeaderChoices {
  /** The site is reached over TLS only. */
  readonly secure: boolean;
  /** Pages are made anew at every change of a source: that needs eval and inline styles. */
  readonly development: boolean;
}

/** Two years, in seconds. */
const TLS_ONLY_FOR = 63_072_000;
const HOST = /^[a-z0-9.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;

/**
 * Puts the headers that keep a page to itself on the answer. The policy with this page's nonce also goes into the
 * request: Next reads it there and puts the nonce on its scripts.
 */
export function guard(request: IncomingMessage, response: ServerResponse, choices: HeaderChoices): void {
  const nonce = randomBytes(16).toString("base64");
  const policy = contentPolicy(nonce, request.headers.host ?? "", choices);
  request.headers["content-security-policy"] = policy;
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  // A private table's link is its key: no other site may learn it.
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  if (choices.secure) {
    response.setHeader("Strict-Transport-Security", `max-age=${TLS_ONLY_FOR}; includeSubDomains`);
  }
}

function contentPolicy(nonce: string, host: string, { secure, development }: HeaderChoices): string {
  // Older browsers do not count WebSockets of the same site as 'self'.
  const sockets = HOST.test(host) ? ` ${secure ? "wss" : "ws"}://${host}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // React writes style attributes into the page (sizes and colours of the board); they cannot carry a nonce.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
