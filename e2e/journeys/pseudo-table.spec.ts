import type { Page } from "@playwright/test";
import { openPseudo, readsPseudo } from "../support/pseudo";
import { bring, keepMoments, MOMENTS, openScene, resize, scenes, type Size } from "../support/scenes";
import { expect, type Staged, stagedPage, test } from "../support/staged";

/** Everything that opens over a table, one after the other. */
async function openEverything(page: Page, size: Size): Promise<void> {
  const tell = (where: string) => readsPseudo(page, { where });
  await page.keyboard.press("?");
  await expect(page.getByTestId("shortcut-help")).toBeVisible();
  await tell("help");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("shortcut-help")).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(page.getByTestId("board-tables")).toBeInViewport();
  await tell("board tables");
  await page.keyboard.press("b");
  await page.getByTestId("table-menu").click();
  await page.getByTestId("language-item").click();
  await tell("menu");
  await page.getByTestId("table-menu").click();
  await page.getByTestId("chat-open").first().click();
  await tell("talk");
  if (size === "desk") {
    await page.getByTestId("tag-0").click();
    return tell("tag");
  }
  await page.getByTestId("tab-log").click();
  await tell("log");
  await page.getByTestId("tab-airlines").click();
  await page.getByTestId("tag-0").click();
  const coverage = page.getByTestId("coverage");
  if ((await coverage.count()) > 0) await coverage.getByRole("button").first().click();
  await tell("airlines");
}

const tableOf = ({ tables }: Staged, name: string) => {
  const table = tables[name];
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
};

const BOTH: readonly Size[] = ["desk", "phone"];
/** Scenes at which everything is opened that opens: one where the map is planned, one where it is played. */
const OPENED: readonly string[] = ["europe placePlanes", "europe flashDeal, waiting"];

test("no phase of the table says words that are not the catalogue's, and longer ones fit", async ({
  staged,
  browser,
}) => {
  const all = [
    ...scenes(staged, "europe"),
    ...scenes(staged, "america", ["placePlanes", "leasePlanes"]),
    { name: "watched", gameId: tableOf(staged, "europe attachAncillaries").gameId, seat: null },
  ];
  for (const seat of new Set(all.map((scene) => scene.seat))) {
    const page = await stagedPage(browser, staged, seat, {});
    await openPseudo(page, "/goodbye");
    for (const scene of all.filter((each) => each.seat === seat)) {
      await openScene(page, scene);
      for (const size of BOTH) {
        await resize(page, size);
        await readsPseudo(page, { where: `${scene.name}, ${size}` });
        if (OPENED.includes(scene.name)) await openEverything(page, size);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.context().close();
  }
});

test("nor does what comes over the table for a moment", async ({ staged, browser }) => {
  for (const moment of MOMENTS) {
    const table = tableOf(staged, `america ${moment.name}`);
    const page = await stagedPage(browser, staged, table.seat, {});
    await keepMoments(page);
    await openPseudo(page, "/goodbye");
    await openScene(page, table);
    await bring(page, moment);
    for (const size of BOTH) {
      await resize(page, size);
      await readsPseudo(page, { where: `${moment.card}, ${size}` });
    }
    await page.context().close();
  }
});
