import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { bring, keepMoments, MOMENTS, openScene, resize, type Scene, scenes, type Size } from "../support/scenes";
import { expect, type Staged, stagedPage, test } from "../support/staged";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What differs by light alone; everything else is looked at in one of the two. */
const BY_LIGHT = ["color-contrast"];

type What = "all" | "by light";
/** Scenes in which everything that a table is painted with comes together: judged in both lights at both sizes. */
const COLOURFUL = /placePlanes|submitFare|attachAncillaries/;
/** Everything at both sizes in one light each, and in the other light what that changes. */
const LOOKS: readonly { readonly size: Size; readonly light: "light" | "dark"; readonly what: What }[] = [
  { size: "desk", light: "light", what: "all" },
  { size: "desk", light: "dark", what: "by light" },
  { size: "phone", light: "dark", what: "all" },
  { size: "phone", light: "light", what: "by light" },
];

type NodeResult = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

/** A target that the tray's own scrolling shows in part is whole a scroll later; axe measures the part. */
const halfScrolled = (id: string, node: NodeResult): boolean =>
  id === "target-size" &&
  node.any.some(({ data }) => (data as { readonly messageKey?: string } | null)?.messageKey === "partiallyObscured");

async function grave(page: Page, what: What): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (what === "all" ? builder.withTags(TAGS) : builder.withRules(BY_LIGHT)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => !halfScrolled(id, node))
        .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
    );
}

/** What axe finds on a table's page as it is. */
async function judge(page: Page, name: string): Promise<void> {
  for (const { size, light, what } of LOOKS.filter((look) => look.what === "all" || COLOURFUL.test(name))) {
    await page.emulateMedia({ colorScheme: light });
    await resize(page, size);
    expect.soft((await grave(page, what)).join("\n\n"), `${name}, ${size}, ${light}`).toBe("");
  }
}

async function judgeScenes(browser: Browser, staged: Staged, all: readonly Scene[]): Promise<void> {
  for (const seat of new Set(all.map((scene) => scene.seat))) {
    const page = await stagedPage(browser, staged, seat, {});
    for (const scene of all.filter((each) => each.seat === seat)) {
      await openScene(page, scene);
      await judge(page, scene.name);
    }
    await page.context().close();
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
  for (const moment of MOMENTS) {
    const table = staged.tables[`europe ${moment.name}`];
    if (table === undefined) throw new Error(`no table ${moment.name}`);
    const page = await stagedPage(browser, staged, table.seat, {});
    await keepMoments(page);
    await openScene(page, table);
    await bring(page, moment);
    await judge(page, moment.card);
    await page.context().close();
  }
});
