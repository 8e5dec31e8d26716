import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { scriptedTable, type Scene } from "../support/scripted-table";
import { expect, test } from "../support/server";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Both sizes and both lights; what differs by size and by light is not seen in only one of the two. */
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  "1280x800 by day": { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  "390x844 by night": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" },
};

/** What a player sees in the course of a game; Europe alone has hubs. */
const EUROPE: readonly Scene[] = [
  "placeCallsign",
  "waiting:placeCallsign",
  "placePlanes",
  "waiting:placePlanes",
  "placeHubs",
  "waiting:placeHubs",
  "chooseMarket",
  "waiting:chooseMarket",
  "submitFare",
  "waiting:submitFare",
  "flashDeal",
  "waiting:flashDeal",
  "attachAncillaries",
  "waiting:attachAncillaries",
  "leasePlanes",
  "waiting:leasePlanes",
  "winter:placePlanes",
  "finished",
];
const AMERICA: readonly Scene[] = ["placePlanes", "submitFare", "leasePlanes"];
/** Random games often pass a scene by. */
const MOST_GAMES = 12;

interface Look {
  readonly name: string;
  readonly page: Page;
}

async function grave({ page }: Look): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`));
}

/** Plays games of four until each scene was looked at on all sizes and in both lights; answers with what was found. */
async function judge(browser: Browser, url: string, side: "europe" | "north-america", scenes: readonly Scene[]) {
  const missing = new Set(scenes);
  const found: string[] = [];
  for (let game = 0; missing.size > 0 && game < MOST_GAMES; game += 1) {
    const table = await scriptedTable(url, { side, players: 4, callsigns: "chosen" });
    let looks: readonly Look[] = [];
    for (;;) {
      const { scene, version } = await table.playTo([...missing]);
      if (missing.delete(scene)) {
        if (looks.length === 0) looks = await looksAt(browser, table);
        for (const look of looks) {
          await expect(look.page.getByTestId("game-table")).toHaveAttribute("data-version", String(version));
          for (const finding of await grave(look)) found.push(`${side}, ${scene}, ${look.name}: ${finding}`);
        }
      }
      if (scene === "finished" || missing.size === 0) break;
    }
    for (const { page } of looks) await page.context().close();
    await table.close();
  }
  return { found, missing: [...missing] };
}

async function looksAt(browser: Browser, table: Awaited<ReturnType<typeof scriptedTable>>): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const [name, options] of Object.entries(LOOKS)) {
    looks.push({ name, page: await table.open(browser, { ...options, reducedMotion: "reduce" }) });
  }
  return looks;
}

for (const [side, scenes] of [
  ["europe", EUROPE],
  ["north-america", AMERICA],
] as const) {
  test(`no scene of the table has a grave finding of axe on ${side}, at both sizes, by day and by night`, async ({
    product,
    browser,
  }) => {
    test.setTimeout(1_500_000);
    const { found, missing } = await judge(browser, product.url, side, scenes);
    expect(found.join("\n\n")).toBe("");
    expect(missing).toEqual([]);
  });
}
