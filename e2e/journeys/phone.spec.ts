import { dice, EUROPE_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

test("two phones play from the first callsign into the first months", async ({ product, browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const pages = [await visitor(browser, product.url, phone), await visitor(browser, product.url, phone)];
  await startTable(pages, { side: "europe", players: 2 });
  const random = dice(23);
  const players = pages.map((page) => new PagePlayer(page, "touch", random, EUROPE_PLAN));
  let months = 0;
  await play(players, (asked) => asked === "chooseMarket" && months++ === 3);
  for (const page of pages) {
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider, "nothing is wider than the screen").toBe(false);
  }
});
