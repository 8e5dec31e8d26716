import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { apiGate, isApi } from "./api-gate";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(trustedProxies: number, points: number): Promise<(from?: string) => Promise<Response>> {
  const gate = apiGate(trustedProxies, points);
  const http = createServer((request, response) => {
    void gate(request, response).then((open) => open && response.end("answered"));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", () => resolve()));
  closing.push(() => http.close());
  const { port } = http.address() as AddressInfo;
  return (from) =>
    fetch(`http://127.0.0.1:${port}/`, from === undefined ? {} : { headers: { "X-Forwarded-For": from } });
}

test("a network is told how many requests are left, and beyond the last when to ask again", async () => {
  const ask = await serve(0, 3);
  for (const left of ["2", "1", "0"]) {
    const answer = await ask();
    expect([answer.status, answer.headers.get("RateLimit-Remaining"), answer.headers.get("RateLimit-Limit")]).toEqual([
      200,
      left,
      "3",
    ]);
  }
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await refused.json()).toMatchObject({ status: 429, title: "Too many requests" });
});

test("nobody gets a new allowance by claiming another address, unless a trusted proxy says so", async () => {
  const direct = await serve(0, 1);
  expect([(await direct("203.0.113.1")).status, (await direct("203.0.113.2")).status]).toEqual([200, 429]);
  const proxied = await serve(1, 1);
  const [first, second] = [await proxied("9.9.9.9, 203.0.113.1"), await proxied("8.8.8.8, 203.0.113.1")];
  expect([first.status, second.status, (await proxied("203.0.113.2")).status]).toEqual([200, 429, 200]);
});

test("the API's addresses are known by their beginning", () => {
  expect(["/api/v1", "/api/v1/games", "/api/v1?x"].every(isApi)).toBe(true);
  expect(["/", "/api/games/x/record", "/api/v10/games", undefined].some(isApi)).toBe(false);
});
