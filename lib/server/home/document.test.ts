import { expect, test } from "vitest";
import { homeDocument } from "./document";

const home = { script: "/_next/static/home/home-1.js", parts: ["/_next/static/home/chunk-2.js"] };
const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" nonce="n" href="/b.js"/>` +
  `<link rel="preload" as="font" href="/c.woff2"/><script src="/b.js" async="" nonce="n"></script></head><body>${body}` +
  `<script nonce="n">self.__next_f.push([1,"a < b </p>"])</script></body></html>`;

test("the first page keeps its words, styles and letters, and one script of its own", () => {
  const html = homeDocument(page('<div data-home="{}">Play</div>'), home, "n");
  expect(html).toContain('<div data-home="{}">Play</div>');
  expect(html).toContain('href="/a.css"');
  expect(html).toContain('href="/c.woff2"');
  expect(html).not.toContain("__next_f");
  expect(html).not.toContain("/b.js");
  expect(html.match(/<script/g)).toHaveLength(1);
  // Not async: a script that overtakes the page's end finds no islands.
  expect(html).toContain('<script type="module" src="/_next/static/home/home-1.js" nonce="n"></script></head>');
  expect(html).toContain('<link rel="modulepreload" href="/_next/static/home/chunk-2.js" nonce="n"/>');
});

test("what else is answered at its address stays whole", () => {
  const html = page("<p>data-home</p>");
  expect(homeDocument(html, home, "n")).toBe(html);
});
