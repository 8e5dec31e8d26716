import type { Page } from "@playwright/test";
import { fingers } from "../support/fingers";
import { dice, EUROPE_PLAN, PagePlayer } from "../support/player";
import { scriptedTable } from "../support/scripted-table";
import { expect, test } from "../support/server";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** How far apart two routes' choices lie on the screen: more where the map is closer. */
async function spread(page: Page): Promise<number> {
  const [one, other] = await Promise.all(
    ["route-AMS-LHR", "route-ATH-FCO"].map((id) => page.getByTestId(id).boundingBox()),
  );
  return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
}

/** Pans and pinches over the middle of the map: it moves and comes closer, and nothing is chosen. */
async function moveMap(page: Page): Promise<void> {
  const place = await page.getByTestId("route-AMS-LHR").boundingBox();
  await fingers(page, [{ from: { x: 190, y: 360 }, to: { x: 250, y: 400 } }]);
  await expect
    .poll(async () => (await page.getByTestId("route-AMS-LHR").boundingBox())?.x ?? 0)
    .toBeGreaterThan((place?.x ?? 0) + 20);
  const before = await spread(page);
  await fingers(page, [
    { from: { x: 180, y: 360 }, to: { x: 110, y: 330 } },
    { from: { x: 220, y: 380 }, to: { x: 290, y: 410 } },
  ]);
  await expect.poll(() => spread(page)).toBeGreaterThan(before * 1.3);
  await expect(page.getByTestId("primary")).toHaveAttribute("aria-disabled", "true");
  expect(await page.locator('[data-testid^="route-"][aria-pressed="true"]').count(), "chosen by a pan").toBe(0);
  await page.getByRole("button", { name: "Back to the whole map" }).tap();
}

async function fits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider, "nothing is wider than the screen").toBe(false);
}

test("a whole game by thumb on a phone, once on its side, with pan and pinch", async ({ product, browser }) => {
  const table = await scriptedTable(product.url, { side: "europe", players: 2, callsigns: "chosen" });
  const page = await table.open(browser, PHONE);
  const player = new PagePlayer(page, "touch", dice(23), EUROPE_PLAN);
  let drafts = 0;
  for (;;) {
    const { scene, version } = await table.playOthers(await player.version());
    await expect(page.getByTestId("game-table")).toHaveAttribute("data-version", String(version));
    await fits(page);
    if (scene === "finished") break;
    const draft = scene.endsWith("placePlanes") ? (drafts += 1) : 0;
    if (draft === 1) await moveMap(page);
    if (draft === 2) await page.setViewportSize(ON_ITS_SIDE);
    await player.act();
    if (draft === 2) {
      await fits(page);
      await page.setViewportSize(PHONE.viewport);
    }
  }
  await expect(page.getByTestId("final")).toBeVisible();
  await table.close();
});
