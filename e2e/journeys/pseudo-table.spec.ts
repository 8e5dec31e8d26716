import type { Page } from "@playwright/test";
import { openPseudo, readsPseudo } from "../support/pseudo";
import { answer, keepMoments, openScene, scenes } from "../support/scenes";
import { expect, type Staged, stagedPage, test } from "../support/staged";

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 } },
} as const;
type Size = keyof typeof SIZES;

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

/** What one answer brings about. */
const MOMENTS = [
  ["lastLeaseOfSummer", "decline", ["season-turn"]],
  ["lastFare", "act", ["moment-reveal", "moment-final"]],
] as const;

for (const [size, options] of Object.entries(SIZES) as readonly (readonly [Size, (typeof SIZES)[Size]])[]) {
  test(`no phase of the table says words that are not the catalogue's, and longer ones fit: ${size}`, async ({ staged, browser }) => {
    const all = [
      ...scenes(staged, "europe"),
      ...scenes(staged, "america", ["placePlanes", "leasePlanes"]),
      { name: "watched", gameId: tableOf(staged, "europe attachAncillaries").gameId, seat: null },
    ];
    for (const seat of new Set(all.map((scene) => scene.seat))) {
      const page = await stagedPage(browser, staged, seat, options);
      await openPseudo(page, "/goodbye");
      for (const scene of all.filter((each) => each.seat === seat)) {
        await openScene(page, scene);
        await readsPseudo(page, { where: scene.name });
        if (["europe placePlanes", "europe leasePlanes"].includes(scene.name)) await openEverything(page, size);
      }
      await page.context().close();
    }
  });

  test(`nor does what comes over the table for a moment: ${size}`, async ({ staged, browser }) => {
    for (const [name, how, cards] of MOMENTS) {
      const table = tableOf(staged, `${size === "desk" ? "europe" : "america"} ${name}`);
      const page = await stagedPage(browser, staged, table.seat, options);
      await keepMoments(page);
      await openPseudo(page, "/goodbye");
      await openScene(page, table);
      await answer(page, how);
      for (const card of cards) {
        await expect(page.getByTestId(card)).toBeVisible();
        await readsPseudo(page, { where: card });
        await page.keyboard.press("Escape");
      }
      await page.context().close();
    }
  });
}
