import { Learner } from "../support/coach";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const SIZES = [
  { name: "a wide screen", viewport: { width: 1280, height: 800 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of SIZES) {
  test(`the tutorial is flown to its end on ${name}, a wrong choice included`, async ({ product, browser }) => {
    const page = await visitor(browser, product.url, { viewport, reducedMotion: "reduce" });
    await page.goto("/rules");
    await page.getByTestId("to-tutorial").click();
    const learner = new Learner(page);
    await learner.reach("welcome");
    await learner.next();

    await learner.reach("connect");
    await learner.onMap("route-CDG-FRA");
    await learner.onMap("route-FCO-FRA");
    await learner.confirm();

    await learner.reach("spokes");
    await learner.onMap("route-CPH-FRA");
    await learner.onMap("route-FRA-VIE");
    await learner.confirm();

    await learner.reach("hub");
    await learner.onMap("airport-FRA");
    await learner.onMap("airport-VIE");
    await learner.confirm();

    await learner.reach("market");
    await learner.inTray("market-Alpha-Bravo");
    await learner.confirm();

    await learner.reach("fare");
    await learner.inTray("fare-400");
    await learner.confirm();
    await expect(page.getByTestId("coach-objection")).toContainText("400");
    await learner.reach("fare");
    await learner.inTray("fare-250");
    await learner.confirm();

    await learner.reach("reveal");
    await page.getByTestId("coach-back").click();
    await learner.reach("fare");
    await learner.inTray("fare-250");
    await learner.confirm();
    await learner.reach("reveal");
    await learner.next();

    await learner.reach("undercut");
    await learner.inTray("fare-200");
    await learner.confirm();

    await learner.reach("gamble");
    await learner.inTray("token-seat");
    await learner.confirm();

    await learner.reach("won");
    await learner.next();
    await learner.reach("lease");
    await learner.inTray("decline");
    // It cannot be taken back, so it is asked once more.
    await learner.inTray("decline");

    await learner.reach("points");
    await expect(page.getByTestId("coach")).toContainText("500");
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider, "nothing is wider than the screen").toBe(false);
    await page.getByTestId("coach-play").click();
    await page.waitForURL(/\/new$/);
  });
}

test("a first game brings hints until they are switched off, and leads to the rules and back", async ({ product, browser }) => {
  const pages = [await visitor(browser, product.url), await visitor(browser, product.url)];
  const path = await startTable(pages, { side: "europe", players: 2, callsigns: "random", seating: "joined" });
  const [page] = pages;
  if (page === undefined) throw new Error("nobody plays");
  const hint = page.getByTestId("hint");
  await expect(hint).toHaveAttribute("data-kind", "draft");
  const rule = await hint.getByRole("link").getAttribute("href");
  await page.getByTestId("hint-seen").click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId("tray")).toHaveAttribute("data-type", "placePlanes");
  await expect(hint).toHaveCount(0);

  // Switched off and on again, all are told anew.
  for (const count of [0, 1]) {
    await page.getByTestId("table-menu").click();
    await page.getByTestId("hints-switch").click();
    await page.getByTestId("table-menu").click();
    await expect(hint).toHaveCount(count);
  }

  await page.goto(rule ?? "");
  await expect(page.locator("#network")).toBeInViewport();
  const field = page.getByTestId("rules-search");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("snake");
  await expect(page.getByTestId("rules-hits").getByRole("link")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#network$/);
  await field.press("Escape");
  await expect(page.getByTestId("rules-hits")).toHaveCount(0);
  await page.getByTestId("back-to-table").click();
  await page.waitForURL((url) => url.pathname === path);
});

test("addresses of nothing say so, and lead on", async ({ product, browser }) => {
  const page = await visitor(browser, product.url);
  const nothing = ["/t/nosuchtable", "/t/nosuchtable/replay", "/t/nosuchtable/check", "/players/nobody", "/no-such-page"];
  for (const address of nothing) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
});
