import { openScene } from "../support/scenes";
import { expect, type Staged, stagedPage, test } from "../support/staged";

const tableOf = ({ tables }: Staged, name: string) => {
  const table = tables[name];
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
};

test("the map says by which rule something cannot be had, and stays until one has come there", async ({
  staged,
  browser,
}) => {
  const table = tableOf(staged, "europe placeCallsign");
  const page = await stagedPage(browser, staged, table.seat, {});
  await openScene(page, table);
  const map = page.getByTestId("board-map");
  const taken = await map.locator('[data-testid^="airport-"][aria-disabled="true"]').first().boundingBox();
  if (taken === null) throw new Error("no callsign stands on the map");
  await page.mouse.click(taken.x + taken.width / 2, taken.y + taken.height / 2);
  const rule = map.getByTestId("rule-start");
  await rule.hover();
  await expect(rule).toHaveAttribute("href", "/rules#start");
});

test("who watches the price gamble sees the chances of the leader", async ({ staged, browser }) => {
  const table = tableOf(staged, "europe attachAncillaries");
  const page = await stagedPage(browser, staged, table.seat, {});
  await openScene(page, table);
  const own = page.locator('[data-testid^="gamble-"]:not([data-testid="gamble-0"])');
  await expect(own.first()).toBeVisible();
  const chances = await own.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-chance")));
  const watcher = await stagedPage(browser, staged, null, {});
  await openScene(watcher, table);
  const shown = watcher.getByTestId("chances").locator("li");
  await expect(shown).toHaveCount(chances.length);
  expect(await shown.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-chance")))).toEqual(chances);
});

test("the coverage's markets are read by keys and by touch", async ({ staged, browser }) => {
  const table = tableOf(staged, "europe placePlanes");
  const page = await stagedPage(browser, staged, table.seat, { hasTouch: true });
  await openScene(page, table);
  const coverage = page.getByTestId("coverage");
  const words = coverage.locator("p[aria-hidden=true]");
  const said = await words.textContent();
  await coverage.getByTestId("cover-0").focus();
  await expect(words).toContainText("Alpha to Bravo");
  await page.keyboard.press("ArrowDown");
  await expect(coverage.getByTestId("cover-1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(words).toContainText("Bravo to Charlie");
  expect(await words.textContent()).not.toBe(said);
  await coverage.getByTestId("cover-14").tap();
  await expect(words).toContainText("Echo to Foxtrot");
});
