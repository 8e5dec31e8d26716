import { describe, expect, test } from "vitest";
import { letter, type LetterWish, type Matter } from "./letters";
import { htmlOf } from "./look";

const MATTERS: readonly Matter[] = [
  "confirm",
  "known",
  "signIn",
  "start",
  "reset",
  "unknown",
  "moving",
  "moved",
  "password",
  "removed",
];

const wish = (changes: Partial<LetterWish> = {}): LetterWish => ({
  to: "amelia@example.org",
  matter: "reset",
  name: "Amelia",
  origin: "https://opensky.example",
  path: "/link/abc?a=1&b=2",
  locale: null,
  ...changes,
});

const PLAIN: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** What a reader sees of a piece of the page. */
const seen = (html: string): string =>
  html
    .replace(/<br>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&[a-z0-9#]+;/g, (sign) => PLAIN[sign] ?? sign);

const within = (html: string, tag: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner]) => seen(inner ?? ""));

const links = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, address]) => seen(address ?? ""));

describe("a letter as a page", () => {
  test.each(MATTERS)("%s says what its plain text says, and leads where it leads", async (matter) => {
    const written = await letter(wish({ matter }));
    const html = htmlOf(written);
    expect(within(html, "title")).toEqual([written.subject]);
    expect(within(html, "h1")).toEqual([written.subject]);
    expect(`${within(html, "p").join("\n\n")}\n`).toBe(written.text);
    expect(links(html)).toEqual([written.link, "https://opensky.example"]);
  });

  test.each([
    ["de", "de"],
    ["ko", "ko"],
    ["xx", "en"],
    [null, "en"],
  ])("says in which language it is written: %s", async (locale, language) => {
    expect(htmlOf(await letter(wish({ locale })))).toMatch(new RegExp(`^<!doctype html><html lang="${language}" dir="ltr">`));
  });

  test("calls a guest without a name of their own in the reader's language", async () => {
    expect((await letter(wish({ name: "Guest 1234", locale: "de" }))).text).toContain("Gast 1234");
  });

  test("shows signs as they are, and makes nothing of them", async () => {
    const written = await letter(wish({ name: `<img src=x onerror="alert(1)"> & 'Co'` }));
    const html = htmlOf(written);
    expect(html).not.toMatch(/<(img|script)/);
    expect(within(html, "p")[0]).toBe(written.text.split("\n")[0]);
  });

  test("makes links of web addresses alone", () => {
    expect(links(htmlOf({ subject: "x", text: "javascript:alert(1)\n\nend", language: "en" }))).toEqual([]);
  });

  test("fetches nothing, and needs no table and no style sheet for the day", async () => {
    const html = htmlOf(await letter(wish()), { dark: false });
    expect(html).not.toMatch(/<(table|img|link|style|script)|url\(|src=/);
    expect(htmlOf(await letter(wish()))).toContain("prefers-color-scheme:dark");
  });
});
