import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer } from "../support/player";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId(item).click();
}

/** The seat that a page calls its own. */
const ownSeat = (page: Page) => page.locator('[data-testid^="tag-"][aria-label$=", You"]').getAttribute("data-testid");

test("two agree to end a game with clocks, and meet again in the same seats", async ({ product, browser }) => {
  const [host, friend, watcher] = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  const path = await startTable([host, friend], { side: "europe", players: 2, pace: "live" });
  await watcher.goto(path);

  // One of the two is asked: that clock runs on every page, and large on the page of who is asked.
  await expect(watcher.locator('[data-testid^="clock-"]')).toHaveCount(2);
  const running = watcher.locator('[data-testid^="clock-"][data-running="true"]');
  await expect(running).toHaveCount(1);
  const before = await running.innerText();
  await expect(running).not.toHaveText(before);
  await expect(watcher.getByTestId("own-clock")).toHaveCount(0);
  await expect(host.getByTestId("own-clock")).toBeVisible();
  const seats = [await ownSeat(host), await ownSeat(friend)];
  expect(new Set(seats).size).toBe(2);

  // An offer is answered by the other player; who watches only sees it.
  await fromMenu(host, "offer-end");
  await expect(watcher.getByTestId("table-slip")).toBeVisible();
  await expect(watcher.getByTestId("end-agree")).toHaveCount(0);
  await friend.getByTestId("end-decline").click();
  await expect(host.getByTestId("table-slip")).toHaveCount(0);
  await expect(friend.getByTestId("table-slip")).toHaveCount(0);
  await fromMenu(host, "offer-end");
  await friend.getByTestId("end-agree").click();
  for (const page of [host, friend, watcher]) {
    await expect(page.getByTestId("final-ended")).toContainText("agreement");
    await expect(page.getByTestId("game-table")).toHaveAttribute("data-phase", "finished");
    await expect(page.locator('[data-testid^="clock-"][data-running="true"]')).toHaveCount(0);
    await expect(page.getByTestId("tray")).toHaveCount(0);
    await expect(page.getByTestId("log")).toContainText("All agreed to end the game here.");
  }

  // The other is called to the next table, which is kept for the two; a stranger may watch.
  await expect(watcher.getByTestId("rematch")).toHaveCount(0);
  await host.getByTestId("rematch").click();
  await expect(host.getByTestId("kept")).toBeVisible();
  await expect(host.getByTestId("invite-link")).toHaveCount(0);
  const next = new URL(host.url()).pathname;
  expect(next).not.toBe(path);
  await expect(watcher.getByTestId("rematch")).toHaveAttribute("href", next);
  await watcher.goto(next);
  await expect(watcher.getByTestId("kept")).toBeVisible();
  await expect(watcher.getByTestId("join")).toHaveCount(0);
  await expect(friend.getByTestId("rematch-note")).toContainText("1 of 2");
  await friend.getByTestId("rematch").click();
  for (const page of [host, friend, watcher]) {
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    await expect(page.getByTestId("game-table")).not.toHaveAttribute("data-phase", "finished");
  }
  expect([await ownSeat(host), await ownSeat(friend)]).toEqual(seats);

  // The old table leads to the new one; lists and the check know how the old one ended.
  await friend.goto(path);
  await expect(friend.getByTestId("rematch")).toHaveAttribute("href", next);
  await friend.goto(`${path}/check`);
  await expect(friend.getByTestId("verdict")).toHaveAttribute("data-state", "early");
  await friend.goto("/games");
  await expect(friend.locator("main")).toContainText("ended by agreement");
});

test("of three, one resigns and the others play on, until another resigns too", async ({ product, browser }) => {
  const pages = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error("no page");
  const path = await startTable(pages, { side: "europe", players: 3, seating: "joined", callsigns: "chosen" });
  await expect(first.locator('[data-testid^="clock-"]')).toHaveCount(0);
  const watcher = await visitor(browser, product.url);
  await watcher.goto(path);
  await expect(watcher.getByTestId("watching")).toBeVisible();
  await watcher.getByTestId("table-menu").click();
  await expect(watcher.getByTestId("pace")).toBeVisible();
  await expect(watcher.getByTestId("resign")).toHaveCount(0);

  // Asked once more first: nothing happens before that.
  await fromMenu(second, "resign");
  await expect(second.getByTestId("resign-confirm")).toBeVisible();
  await expect(first.getByTestId("tag-1")).not.toContainText("Resigned");
  await second.getByTestId("resign-confirm").click();
  for (const page of [...pages, watcher]) await expect(page.getByTestId("tag-1")).toContainText("Resigned");

  // The first plays; the table answers for the second, and the third is asked.
  await new PagePlayer(first, "mouse", dice(5), EUROPE_PLAN).act();
  await expect(third.getByTestId("game-table")).toHaveAttribute("data-mine", "true");
  await expect(third.getByTestId("log")).toContainText("has resigned, and the table plays on.");
  await expect(second.getByTestId("log")).toContainText("You have resigned, and the table plays on for you.");
  await new PagePlayer(third, "mouse", dice(7), EUROPE_PLAN).act();
  await expect(first.getByTestId("game-table")).toHaveAttribute("data-mine", "true");

  await fromMenu(third, "resign");
  await third.getByTestId("resign-confirm").click();
  for (const page of [...pages, watcher]) {
    await expect(page.getByTestId("final-ended")).toContainText("resigned");
    // Who resigned stands behind who did not, and the earlier the further.
    await expect
      .poll(() => page.locator('[data-testid^="final-"][data-seat]').evaluateAll((rows) => rows.map((row) => row.getAttribute("data-seat"))))
      .toEqual(["0", "2", "1"]);
  }
  await expect(first.getByTestId("final")).toContainText("You win");
});
