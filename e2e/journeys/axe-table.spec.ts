import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { answer, keepMoments, openScene, type Scene, scenes } from "../support/scenes";
import { expect, type Staged, stagedPage, test } from "../support/staged";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What differs by light alone; everything else is looked at in one of the two. */
const BY_LIGHT = ["color-contrast"];

type Light = "light" | "dark";
const LOOKS: readonly { readonly options: BrowserContextOptions; readonly first: Light; readonly second: Light }[] = [
  { options: { viewport: { width: 1280, height: 800 } }, first: "light", second: "dark" },
  { options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, first: "dark", second: "light" },
];

async function grave(page: Page, what: "all" | "by light"): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (what === "all" ? builder.withTags(TAGS) : builder.withRules(BY_LIGHT)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`));
}

/** What axe finds on a page as it is, in both lights. */
async function judge(page: Page, name: string, { first, second }: { readonly first: Light; readonly second: Light }) {
  for (const [light, what] of [
    [first, "all"],
    [second, "by light"],
  ] as const) {
    await page.emulateMedia({ colorScheme: light });
    const where = `${name}, ${light}, ${page.viewportSize()?.width} px`;
    expect.soft((await grave(page, what)).join("\n\n"), where).toBe("");
  }
}

async function judgeScenes(browser: Browser, staged: Staged, all: readonly Scene[]): Promise<void> {
  for (const look of LOOKS) {
    for (const seat of new Set(all.map((scene) => scene.seat))) {
      const page = await stagedPage(browser, staged, seat, look.options);
      for (const scene of all.filter((each) => each.seat === seat)) {
        await openScene(page, scene);
        await judge(page, scene.name, look);
      }
      await page.context().close();
    }
  }
}

test("no scene of the table on Europe has a grave finding of axe, at both sizes, by day and by night", async ({
  staged,
  browser,
}) => {
  const watched = ["submitFare", "attachAncillaries"].map((phase) => ({
    name: `europe ${phase}, watched`,
    gameId: staged.tables[`europe ${phase}`]?.gameId ?? "",
    seat: null,
  }));
  await judgeScenes(browser, staged, [...scenes(staged, "europe"), ...watched]);
});

test("nor has one on North America, nor what comes over the table for a moment", async ({ staged, browser }) => {
  await judgeScenes(browser, staged, scenes(staged, "america", ["placePlanes", "submitFare", "leasePlanes"]));
  for (const [name, how, cards] of [
    ["europe lastLeaseOfSummer", "decline", ["season-turn"]],
    ["europe lastFare", "act", ["moment-reveal", "moment-final"]],
  ] as const) {
    const table = staged.tables[name];
    if (table === undefined) throw new Error(`no table ${name}`);
    const pages: Page[] = [];
    for (const { options } of LOOKS) {
      const page = await stagedPage(browser, staged, table.seat, options);
      await keepMoments(page);
      await openScene(page, table);
      pages.push(page);
    }
    const [desk] = pages;
    if (desk === undefined) throw new Error("nobody looks");
    await answer(desk, how);
    for (const card of cards) {
      for (const [place, page] of pages.entries()) {
        await expect(page.getByTestId(card)).toBeVisible();
        await judge(page, `${name}: ${card}`, LOOKS[place] ?? { first: "light", second: "dark" });
        await page.keyboard.press("Escape");
      }
    }
    for (const page of pages) await page.context().close();
  }
});
