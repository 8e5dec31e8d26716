import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scriptedGame } from "../support/scripted";
import { expect, test } from "../support/server";
import { visitor } from "../support/tables";

interface RecordFile {
  seed: string;
  commands: { type: string; seat: number; airport?: string }[];
}

const replayOf = (page: Page) => page.getByTestId("replay");
const at = async (page: Page): Promise<number> => Number(await replayOf(page).getAttribute("data-at"));

/** What a replay shows at its place, as far as everybody who opens its address must see the same. */
async function shown(page: Page): Promise<object> {
  const points = await page.locator('[data-testid^="points-"]').allTextContents();
  return {
    at: await at(page),
    viewpoint: await replayOf(page).getAttribute("data-viewpoint"),
    phase: await replayOf(page).getAttribute("data-phase"),
    points: points.toSorted(),
    story: await page.getByTestId("story").textContent(),
  };
}

const openFile = (page: Page, name: string, content: object) =>
  page
    .getByTestId("open-file")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(content)) });

test("a finished game is replayed by keyboard, and its address opens the same place elsewhere", async ({
  product,
  browser,
}) => {
  const game = await scriptedGame(product.url);
  const page = await visitor(browser, product.url);
  await page.goto(`/t/${game.gameId}`);
  await page.getByTestId("replay-link").click();
  await expect(replayOf(page)).toHaveAttribute("data-ready", "true");
  await expect(replayOf(page)).toHaveAttribute("data-viewpoint", "open");
  const start = await at(page);

  await page.keyboard.press("ArrowRight");
  await expect.poll(() => at(page)).toBeGreaterThan(start);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => at(page)).toBe(start);
  // To April, to May; back to May's beginning, then to April's.
  const title = page.getByRole("heading", { level: 2 });
  for (const press of ["Shift+ArrowRight", "Shift+ArrowRight", "PageDown"]) await page.keyboard.press(press);
  await expect(title.first()).toContainText("May");
  const may = await at(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await expect.poll(() => at(page)).toBe(may);
  await page.keyboard.press("PageUp");
  await expect(title.first()).toContainText("April");
  await page.keyboard.press("End");
  await expect(replayOf(page)).toHaveAttribute("data-phase", "finished");
  expect(await page.getByTestId("score-table").locator("tbody tr").count()).toBe(12);

  // Space plays from the start again, and stops.
  await page.keyboard.press("Space");
  await expect(replayOf(page)).toHaveAttribute("data-playing", "true");
  await expect.poll(() => at(page)).toBeGreaterThan(start);
  await page.keyboard.press("Space");
  await expect(replayOf(page)).toHaveAttribute("data-playing", "false");

  // In January, a few steps on, through the second seat's eyes.
  await page.getByTestId("month-9").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await expect(replayOf(page)).toHaveAttribute("data-viewpoint", "1");
  await expect.poll(() => new URL(page.url()).search).toBe(`?at=${await at(page)}&seat=1`);
  const seen = await shown(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const other = await visitor(browser, product.url);
  await other.goto(page.url());
  await expect(replayOf(other)).toHaveAttribute("data-ready", "true");
  expect(await shown(other)).toEqual(seen);
  await page.reload();
  await expect(replayOf(page)).toHaveAttribute("data-ready", "true");
  expect(await shown(page)).toEqual(seen);

  const narrow = await visitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  await narrow.goto(page.url());
  await expect(replayOf(narrow)).toHaveAttribute("data-ready", "true");
  expect(await shown(narrow)).toEqual(seen);
  await narrow.getByTestId("go-on").click();
  await expect.poll(() => at(narrow)).toBeGreaterThan(await at(page));
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect((await new AxeBuilder({ page: narrow }).analyze()).violations).toEqual([]);

  await test.step("its record, handed in again, is right; tampered with, its first wrong decision is named", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-record").click()]);
    const record = JSON.parse(await readFile(await download.path(), "utf8")) as RecordFile;
    await page.goto("/replay");
    await openFile(page, "good.json", record);
    const verdict = page.getByTestId("file-verdict");
    await expect(verdict).toHaveAttribute("data-state", "good");
    await page.getByTestId("watch").click();
    await expect(replayOf(page)).toHaveAttribute("data-ready", "true");
    await page.keyboard.press("End");
    await expect(replayOf(page)).toHaveAttribute("data-phase", "finished");
    await page.getByTestId("close-replay").click();

    const commands = record.commands.with(30, { type: "placeCallsign", seat: 1, airport: "XXX" });
    await openFile(page, "tampered.json", { ...record, commands });
    await expect(verdict).toHaveAttribute("data-state", "wrong");
    const wrong = page.getByTestId("wrong-command");
    await expect(wrong).toHaveAttribute("data-index", "30");
    await expect(wrong).toContainText("Decision 31");
    await expect(wrong).toContainText("XXX");
    await expect(wrong.getByRole("link")).toHaveAttribute("href", /^\/rules#[a-z]+$/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByTestId("watch").click();
    await page.keyboard.press("End");
    await expect(replayOf(page)).not.toHaveAttribute("data-phase", "finished");
    await page.getByTestId("close-replay").click();

    await openFile(page, "other.json", { hello: "world" });
    await expect(page.getByText("other.json", { exact: false })).toBeVisible();
  });
});
