import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { guard } from "./headers";

function guarded(choices: Partial<Parameters<typeof guard>[2]> = {}, host = "opensky.example") {
  const request = new IncomingMessage(new Socket());
  request.headers = { host, "content-security-policy": "script-src *" };
  const response = new ServerResponse(request);
  guard(request, response, { secure: true, development: false, ...choices });
  return { request, response, policy: String(response.getHeader("Content-Security-Policy")) };
}

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("scripts run only with the nonce of their page, which the pages' maker is told", () => {
  const { request, policy } = guarded();
  const scripts = directive(policy, "script-src");
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/);
  expect(request.headers["content-security-policy"]).toBe(policy);
  expect(directive(guarded().policy, "script-src")).not.toBe(scripts);
});

test("no frames, no plugins, no foreign base, connections home only", () => {
  const { policy } = guarded();
  for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "default-src 'self'"]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' wss://opensky.example");
  expect(directive(policy, "style-src")).not.toContain("unsafe-inline");
});

test("a host that could write into the policy is left out of it", () => {
  expect(directive(guarded({}, "x; script-src *").policy, "connect-src")).toBe("connect-src 'self'");
});

test("the other headers; TLS is demanded only where the site has it", () => {
  const { response } = guarded();
  expect(response.getHeaders()).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  });
  const open = guarded({ secure: false });
  expect(open.response.getHeader("strict-transport-security")).toBeUndefined();
  expect(open.policy).not.toContain("upgrade-insecure-requests");
});
