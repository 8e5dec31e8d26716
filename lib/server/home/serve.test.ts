import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { servingHome } from "./serve";

const HTML = '<html><head></head><body><div data-home="{}"></div><script>next()</script></body></html>';
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A page that is written in parts, as Next does, with a length of its own. */
async function open(status = 200, body = HTML, type = "text/html; charset=utf-8"): Promise<string> {
  const page = servingHome(
    async (request, response) => {
      response.setHeader("Content-Type", type);
      response.setHeader("Content-Length", body.length);
      response.setHeader("X-Compresses", String(request.headers["accept-encoding"] ?? "no"));
      // As compression does, which Next has in between.
      response.writeHead(status, { "X-Early": "yes" });
      response.flushHeaders();
      response.write(body.slice(0, 40));
      await new Promise<void>((resolve) => response.write(body.slice(40), () => resolve()));
      response.end();
    },
    { script: "/own.js", parts: [] },
  );
  const server = createServer((request, response) => {
    request.headers["content-security-policy"] = "script-src 'nonce-abc'";
    void page(request, response);
  });
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the first page comes whole and compressed, with its own script and nonce", async () => {
  const url = await open();
  const answer = await fetch(url);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("x-compresses")).toBe("no");
  expect(answer.headers.get("x-early")).toBe("yes");
  expect(await answer.text()).toContain('<script type="module" src="/own.js" nonce="abc"></script>');
  const plain = await fetch(url, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  const text = await plain.text();
  expect(Number(plain.headers.get("content-length"))).toBe(Buffer.byteLength(text));
  expect(text).not.toContain("next()");
});

test("other addresses, the router's own requests and other kinds of answers go through untouched", async () => {
  const url = await open();
  for (const [path, headers] of [["/rules", {}], ["/", { rsc: "1" }]] as const) {
    const answer = await fetch(`${url}${path}`, { headers });
    expect(answer.headers.get("x-compresses")).not.toBe("no");
    expect(await answer.text()).toBe(HTML);
  }
  const failed = await fetch(await open(500, "out of order, with <script>1</script>", "text/plain"));
  expect(failed.status).toBe(500);
  expect(await failed.text()).toBe("out of order, with <script>1</script>");
});
