import type { Page } from "@playwright/test";
import { expect } from "./server";

/**
 * What is the same in every language: airports’ codes, callsigns and their letters, seals, names of scripted players and of
 * the languages themselves.
 */
const NAMES: readonly RegExp[] = [
  /\b[0-9a-f]{64}\b/g,
  /\b[A-F]{1,6}\b/g,
  /\b[A-Z]{3}\b/g,
  /\/api\/v1\S*/g,
  /\b(?:Alpha|Bravo|Charlie|Delta|Echo|Foxtrot)\b/g,
  /\b(?:Amara|Bruno|Chidi|Dana)\b/g,
  /\bPlayer [0-9a-f]{6}\b/g,
  /\b(?:English|Italiano|Español|Deutsch)\b/g,
];
/** What JavaScript itself says of lists, months and times that have passed. */
const FORMATTED: readonly RegExp[] = [
  /\band\b/g,
  /\b(?:now|\d+ (?:second|minute|hour|day)s? ago)\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
];

/** Opens a path in the language that nobody speaks; the pages that are opened next are in it too. */
export const openPseudo = (page: Page, path: string) => page.goto(path === "/" ? "/en-XA" : `/en-XA${path}`);

/** Where a page says something that is not from the catalogue. */
async function untranslated(page: Page, allowed: readonly RegExp[]): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    // Other languages' words, what programs read, and moments, which the browser writes.
    const aside = `script, style, noscript, template, code, pre, time, [lang]:not(html), input[type=hidden]`;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(aside) === null) texts.push(node.textContent ?? "");
    }
    const attributes = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest(aside) !== null) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
    }
    return texts;
  });
  const rest = (text: string) => [...NAMES, ...FORMATTED, ...allowed].reduce((left, one) => left.replace(one, ""), text);
  return [...new Set(found.filter((text) => /[A-Za-z]{2}/.test(rest(text))).map((text) => text.trim()))];
}

/** What is wider than its place: the page itself, or words that are cut off without a sign of it. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const style = getComputedStyle(element);
      const speaks = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return (
        speaks &&
        element.clientWidth > 1 &&
        (style.overflowX === "hidden" || style.overflowX === "clip") &&
        style.textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return [...(wide > 0 ? [`the page by ${wide} px`] : []), ...cut.map((element) => element.innerText.slice(0, 80))];
  });

interface Reading {
  /** What may be said in other words. */
  readonly allowed?: readonly RegExp[];
  /** Where on its address the page is. */
  readonly where?: string;
}

/** Fails where the page in the language that nobody speaks shows other words, or words that do not fit. */
export async function readsPseudo(page: Page, { allowed = [], where = "" }: Reading = {}): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  const path = `${new URL(page.url()).pathname} ${where}`;
  expect.soft(await untranslated(page, allowed), `${path}: words that are not from the catalogue`).toEqual([]);
  expect.soft(await overflowing(page), `${path}: wider than its place`).toEqual([]);
}
