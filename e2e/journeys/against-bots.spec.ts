import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer } from "../support/player";
import { expect, test } from "../support/server";
import { openTable, visitor } from "../support/tables";

const CLICKS = 3;

/** How often a page's visitor has pressed something, over all the pages of its tab. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("clicked", () => (clicks += 1));
  await page.addInitScript(() => {
    const { clicked } = window as never as { clicked(): void };
    addEventListener("click", () => clicked(), true);
  });
  return async () => clicks;
}

/** The month that the bar marks: 0 is April. */
const month = (page: Page): Promise<number> =>
  page
    .locator('li[aria-current="date"]')
    .first()
    .evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item));

test("from the home page into a running game against a bot, and its first month", async ({ product, browser }) => {
  const page = await visitor(browser, product.url);
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByTestId("play").click();
  await expect(page.getByTestId("game-table")).toBeVisible();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
  expect(await clicks()).toBeLessThanOrEqual(CLICKS);
  await expect(page.getByTestId("bot")).toHaveCount(1);

  const player = new PagePlayer(page, "mouse", dice(11), EUROPE_PLAN);
  while ((await month(page)) < 1) {
    if ((await player.asked()) !== "waiting") await player.act();
    else await expect(page.getByTestId("game-table"), "the bot answers").toHaveAttribute("data-mine", "true");
  }

  // Who comes back finds the game where it was, and the bot marked in the list.
  await page.goto("/games");
  await expect(page.getByTestId("bot")).toHaveCount(1);
  await page.goBack();
  await page.getByTestId("table-menu").click();
  await page.getByTestId("resign").click();
  await page.getByTestId("resign-confirm").click();
  await expect(page.getByTestId("final-ended")).toContainText("resigned");
  const over = page.url();
  await page.getByTestId("rematch").click();
  await expect(page).not.toHaveURL(over);
  await expect(page.getByTestId("game-table")).not.toHaveAttribute("data-phase", "finished");
});

test("a host fills seats with bots, takes one out again, and plays when all others are", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const path = await openTable(host, { players: 3, callsigns: "random" });
  await host.getByTestId("seat-bot-regional").first().click();
  await expect(host.getByTestId("taken-seat")).toHaveCount(2);
  await expect(host.getByTestId("queue")).toContainText("Bot: Regional");
  const guest = await visitor(browser, product.url);
  await guest.goto(path);
  await expect(guest.getByTestId("bot")).toHaveCount(1);
  await expect(guest.getByTestId("bot-choice")).toHaveCount(0);
  await host.getByTestId("unseat-bot").click();
  await expect(host.getByTestId("taken-seat")).toHaveCount(1);
  await host.getByTestId("seat-bot-national").first().click();
  await expect(host.getByTestId("taken-seat")).toHaveCount(2);
  await host.getByTestId("seat-bot-flagCarrier").first().click();
  for (const page of [host, guest]) {
    await expect(page.getByTestId("game-table")).toBeVisible();
    await expect(page.getByTestId("bot")).toHaveCount(2);
  }

  // Where the result counts nobody is a bot; and a table can be made with bots at once.
  await host.goto("/new");
  await host.getByTestId("against-national").click();
  await expect(host.getByTestId("rated")).toHaveCount(0);
  await host.getByTestId("create").click();
  await expect(host.getByTestId("game-table")).toBeVisible();
});

test("no other site can press the button for its visitors", async ({ product, request }) => {
  const headers = { origin: "https://elsewhere.example" };
  const foreign = await request.post(`${product.url}/play`, { headers, maxRedirects: 0 });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()["set-cookie"]).toBeUndefined();
});
