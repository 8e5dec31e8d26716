import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
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
      await page.screenshot({ path: path.join(folder, `${name}-${look}.png`), fullPage: long, animations: "disabled" });
      await page.context().close();
    }
  }
  const sheet = contactSheet(all.map(({ name }) => name), LOOKS.map(({ look }) => look));
  await writeFile(path.join(folder, "index.html"), sheet);
});
