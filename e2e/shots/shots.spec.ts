import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, stagedPage, test } from "../support/staged";
import { contactSheet } from "./sheet";
import { views } from "./views";

const folder = path.resolve(import.meta.dirname, "../../shots");

const LOOKS = [
  { look: "day-1280", options: { viewport: { width: 1280, height: 800 }, colorScheme: "light" } },
  { look: "night-1280", options: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" } },
  { look: "day-390", options: { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true } },
  { look: "night-390", options: { viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true } },
] as const;

/** The page once nothing on it moves any more: hints and panels come late, and the map makes room for them. */
async function settled(page: Page, fullPage: boolean): Promise<Buffer> {
  const look = () => page.screenshot({ fullPage, animations: "disabled" });
  let before = await look();
  for (let tries = 0; tries < 8; tries += 1) {
    await page.waitForTimeout(400);
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

test("pictures of every page and phase", async ({ staged, browser }) => {
  test.setTimeout(3_600_000);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const all = views(staged.tables);
  for (const { look, options } of LOOKS) {
    for (const { name, address, seat, long } of all) {
      const page = await stagedPage(browser, staged, seat, options);
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      // A table's own code comes after the page.
      if (!long) await expect(page.getByTestId("game-table").or(page.getByTestId("board"))).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await writeFile(path.join(folder, `${name}-${look}.png`), await settled(page, long));
      await page.context().close();
    }
  }
  const sheet = contactSheet(all.map(({ name }) => name), LOOKS.map(({ look }) => look));
  await writeFile(path.join(folder, "index.html"), sheet);
});
