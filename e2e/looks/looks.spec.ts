import type { Page } from "@playwright/test";
import { expect, stagedPage, test } from "../support/staged";

/**
 * The main pages beside kept pictures, which `npm run looks` makes anew after a wanted change. Letters are drawn
 * differently from machine to machine, so that a twentieth of a picture may differ; what moves place differs by more.
 */
const LIKE = { maxDiffPixelRatio: 0.05, threshold: 0.3, animations: "disabled", scale: "css" } as const;

const LOOKS = [
  { look: "day-1280", options: { viewport: { width: 1280, height: 800 }, colorScheme: "light" } },
  { look: "night-390", options: { viewport: { width: 390, height: 844 }, colorScheme: "dark" } },
] as const;

const VIEWS = [
  { view: "home", address: () => "/", table: null },
  { view: "rules", address: () => "/rules", table: null },
  { view: "new", address: () => "/new", table: null },
  { view: "planning", address: (id: string) => `/t/${id}`, table: "europe placePlanes" },
  { view: "fares", address: (id: string) => `/t/${id}`, table: "europe submitFare" },
  { view: "final", address: (id: string) => `/t/${id}`, table: "europe finished" },
] as const;

/** Everything that is still coming has come. */
async function still(page: Page, table: boolean): Promise<void> {
  if (table) {
    await expect(page.getByTestId("game-table")).toBeVisible();
    await expect(page.getByTestId("board-map").locator("svg").first()).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

for (const { look, options } of LOOKS) {
  for (const { view, address, table } of VIEWS) {
    test(`${view} looks as it should, ${look}`, async ({ staged, browser }) => {
      const stood = table === null ? undefined : staged.tables[table];
      const page = await stagedPage(browser, staged, stood?.seat ?? null, options);
      await page.goto(address(stood?.gameId ?? ""));
      await still(page, stood !== undefined);
      // A guest's name is drawn by lot.
      await expect(page).toHaveScreenshot(`${view}-${look}.png`, { ...LIKE, mask: [page.getByTestId("my-name")] });
      await page.context().close();
    });
  }
}
