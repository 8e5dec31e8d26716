import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { scriptedTable, type Scene } from "../support/scripted-table";
import { expect, test } from "../support/server";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SIZES = {
  "1280x800": { viewport: { width: 1280, height: 800 } },
  "390x844": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const LIGHTS = { day: "light", night: "dark" } as const;
/** By night the page differs in its colours alone. */
const OF_COLOUR = ["color-contrast", "link-in-text-block"];

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
  readonly rules: { readonly tags: readonly string[] } | { readonly only: readonly string[] };
}

async function grave({ page, rules }: Look): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const judge = "tags" in rules ? axe.withTags([...rules.tags]) : axe.withRules([...rules.only]);
  const { violations } = await judge.analyze();
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
  for (const [size, options] of Object.entries(SIZES)) {
    for (const [light, colorScheme] of Object.entries(LIGHTS)) {
      const page = await table.open(browser, { ...options, colorScheme, reducedMotion: "reduce" });
      const rules = light === "day" ? { tags: TAGS } : { only: OF_COLOUR };
      looks.push({ name: `${size} by ${light}`, page, rules });
    }
  }
  return looks;
}

test("no scene of the table has a grave finding of axe, at both sizes, by day and by night", async ({ product, browser }) => {
  const europe = await judge(browser, product.url, "europe", EUROPE);
  expect(europe.found.join("\n\n")).toBe("");
  expect(europe.missing).toEqual([]);
  const america = await judge(browser, product.url, "north-america", AMERICA);
  expect(america.found.join("\n\n")).toBe("");
  expect(america.missing).toEqual([]);
});
