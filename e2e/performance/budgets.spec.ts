import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { openTable, startTable, visitor } from "../support/tables";
import { measure, vitals } from "../support/vitals";
import { type Loaded, total, weigh } from "../support/weight";

interface Budgets {
  readonly javascript: { readonly home: number; readonly table: number };
  readonly mapData: number;
  readonly fonts: { readonly home: number; readonly table: number };
  readonly largestContentfulPaintMs: { readonly home: number; readonly table: number };
  readonly interactionMs: { readonly home: number; readonly table: number };
  readonly layoutShift: { readonly home: number; readonly table: number };
}

const file = path.resolve(import.meta.dirname, "../../lib/testing/budgets/budgets.json");
const budgets = JSON.parse(readFileSync(file, "utf8")) as Budgets;

/** The files by weight, for whoever has to make them lighter. */
const listed = (what: string, loaded: readonly Loaded[]): string => {
  const files = loaded.toSorted((a, b) => b.bytes - a.bytes).map(({ bytes, file: name }) => `${bytes} ${name}`);
  return [`${what}: ${total(loaded)} bytes`, ...files].join("\n");
};

/** Nothing is on its way any more, however slow the machine. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 20_000 })));
  await page.waitForLoadState("networkidle");
}

test("the first page is light, stands still while it lives, and answers at once", async ({ product, browser }) => {
  const page = await visitor(browser, product.url);
  const scripts = weigh(page, ["script"]);
  const fonts = weigh(page, ["font"]);
  await measure(page);
  await page.goto("/");
  // The recorded game's later sentences would count as paints of the page until somebody touches it.
  await expect.poll(async () => (await vitals(page)).paint).toBeGreaterThan(0);
  const { paint } = await vitals(page);
  console.log("first page painted", paint);
  await idle(page);
  // The list is live and the recorded game moves.
  const path = await openTable(await visitor(browser, product.url), { visibility: "public" });
  await expect(page.getByTestId(`table-${path.split("/").at(-1)}`)).toBeVisible();
  await expect(page.locator('.hero p [data-at="0"]:not(.off)')).toBeAttached({ timeout: 120_000 });
  await page.getByTestId("hero-pause").click();
  await idle(page);

  const loaded = await scripts();
  console.log(listed("first page", loaded));
  expect(loaded.length, "scripts were counted").toBeGreaterThan(0);
  expect(total(loaded), listed("first page", loaded)).toBeLessThanOrEqual(budgets.javascript.home);
  const letters = await fonts();
  expect(total(letters), listed("fonts", letters)).toBeLessThanOrEqual(budgets.fonts.home);
  const seen = await vitals(page);
  console.log("first page", seen);
  expect(paint).toBeGreaterThan(0);
  expect(paint).toBeLessThanOrEqual(budgets.largestContentfulPaintMs.home);
  expect(seen.interaction).toBeLessThanOrEqual(budgets.interactionMs.home);
  expect(seen.shift, seen.moved.join("\n")).toBeLessThanOrEqual(budgets.layoutShift.home);
});

test("a table is light, and stands still while its game goes on", async ({ product, browser }) => {
  const pages = [await visitor(browser, product.url), await visitor(browser, product.url)] as const;
  const [page] = pages;
  const path = await startTable(pages, { players: 2, side: "europe" });
  const players = pages.map((one, seat) => new PagePlayer(one, "mouse", dice(41 + seat), EUROPE_PLAN));
  await play(players, (asked) => asked === "placePlanes");

  const scripts = weigh(page, ["script"]);
  const data = weigh(page, ["fetch", "xhr"]);
  const fonts = weigh(page, ["font"]);
  await measure(page);
  await page.goto(path);
  await expect(page.getByTestId("board-map").locator("svg").first()).toBeVisible();
  await expect.poll(async () => (await vitals(page)).paint).toBeGreaterThan(0);
  await idle(page);
  // What is painted later belongs to the game, not to the page's coming.
  const { paint } = await vitals(page);
  const loaded = await scripts();
  const before = await page.getByTestId("game-table").getAttribute("data-version");
  await play(players, (asked) => asked === "submitFare");
  expect(await page.getByTestId("game-table").getAttribute("data-version")).not.toBe(before);

  console.log(listed("table", loaded));
  expect(loaded.length, "scripts were counted").toBeGreaterThan(0);
  expect(total(loaded), listed("table", loaded)).toBeLessThanOrEqual(budgets.javascript.table);
  const maps = (await data()).filter(({ file }) => file.startsWith("/_next/static/"));
  console.log(listed("map data", maps));
  expect(maps.length, "map data was counted").toBeGreaterThan(0);
  expect(total(maps), listed("map data", maps)).toBeLessThanOrEqual(budgets.mapData);
  const letters = await fonts();
  expect(total(letters), listed("fonts", letters)).toBeLessThanOrEqual(budgets.fonts.table);
  const seen = await vitals(page);
  console.log("table", { ...seen, paint });
  expect(paint).toBeLessThanOrEqual(budgets.largestContentfulPaintMs.table);
  expect(seen.interaction).toBeLessThanOrEqual(budgets.interactionMs.table);
  expect(seen.shift, seen.moved.join("\n")).toBeLessThanOrEqual(budgets.layoutShift.table);
});
