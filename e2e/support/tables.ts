import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect } from "./server";

export interface Wish {
  readonly side?: "europe" | "north-america";
  readonly players?: 2 | 3 | 4;
  readonly edition?: 1 | 2;
  readonly callsigns?: "chosen" | "random";
  readonly visibility?: "public" | "link";
  readonly seating?: "random" | "joined";
  readonly pace?: "none" | "live" | "fast";
}

/** A visitor with a browser of their own. */
export async function visitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  return context.newPage();
}

/** Opens a table through the page; answers with its path. */
export async function openTable(page: Page, wish: Wish): Promise<string> {
  await page.goto("/new");
  for (const [field, value] of Object.entries(wish)) await page.getByTestId(`${field}-${value}`).click();
  await page.getByTestId("create").click();
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  return new URL(page.url()).pathname;
}

export async function join(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByTestId("join").click();
  await expect(page.getByTestId("leave")).toBeVisible();
}

/** Opens a table, lets everybody sit down by its link, and starts it. The first page is the host's. */
export async function startTable(pages: readonly Page[], wish: Wish): Promise<string> {
  const [host, ...guests] = pages;
  if (!host) throw new Error("a table needs a host");
  const path = await openTable(host, wish);
  for (const guest of guests) await join(guest, path);
  const start = host.getByTestId("start");
  await expect(start).not.toHaveAttribute("aria-disabled", "true");
  await start.click();
  for (const page of pages) await expect(page.getByTestId("game-table")).toBeVisible();
  return path;
}

/** What a page shows of the position, as far as all players must agree on it. */
export async function position(page: Page): Promise<object> {
  const table = page.getByTestId("game-table");
  await expect(table).toBeVisible();
  const scores = await page.locator('[data-testid^="score-"]').allTextContents();
  return { phase: await table.getAttribute("data-phase"), version: await table.getAttribute("data-version"), scores };
}

/** The final points of each seat, line by line, as a page shows them. */
export async function finalLines(page: Page, players: number): Promise<readonly (readonly string[])[]> {
  await expect(page.getByTestId("final")).toBeVisible();
  const lines = await Promise.all(
    Array.from({ length: players }, (_, seat) => page.getByTestId(`final-${seat}`).locator("td").allTextContents()),
  );
  // Names differ, since each page calls its own player "You"; the points must not.
  return lines.map((cells) => cells.filter((cell) => /^\d+$/.test(cell.trim())));
}
