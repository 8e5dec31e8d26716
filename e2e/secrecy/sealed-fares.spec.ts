import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

/** Everything that a page's sockets receive from now on. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(payload.toString())));
  page.on("response", (response) => {
    if (response.url().includes("/socket.io/")) void response.text().then((text) => frames.push(text), () => {});
  });
  return frames;
}

test("while the fares are sealed no socket carries another seat's fare", async ({ product, browser }) => {
  const pages = [await visitor(browser, product.url), await visitor(browser, product.url)];
  const stranger = await visitor(browser, product.url);
  const heard = new Map([...pages, stranger].map((page) => [page, listen(page)]));
  const random = dice(5);
  const players = pages.map((page) => new PagePlayer(page, "mouse", random, EUROPE_PLAN));
  let sealed = 0;
  // Not every game comes to a month in which both are asked: the dice are the server's own.
  while (sealed === 0) {
    const path = await startTable(pages, { side: "europe", players: 2, visibility: "public" });
    await stranger.goto(path);
    await expect(stranger.getByTestId("watching").first()).toBeVisible();
    for (let month = 0; month < 40 && sealed < 3; month++) {
      await play(players, (asked) => asked === "submitFare");
      const askers = [];
      for (const player of players) if ((await player.asked()) === "submitFare") askers.push(player);
      const [first, second] = askers;
      if (!first) break;
      if (!second) {
        await first.act();
        continue;
      }
      const marks = new Map([...heard].map(([page, frames]) => [page, frames.length]));
      const fares = first.page.getByTestId("tray").locator('[data-testid^="fare-"]');
      await first.page.getByTestId("tray").locator('[data-testid^="itinerary-"]').first().click();
      await fares.last().click();
      const before = await first.version();
      await first.page.getByTestId("primary").click();
      await expect.poll(() => first.version()).toBeGreaterThan(before);
      await expect.poll(() => second.version()).toBeGreaterThan(before);
      sealed += 1;
      for (const [page, frames] of heard) {
        const since = frames.slice(marks.get(page)).join("\n");
        if (page === first.page) {
          expect(since, "the owner hears their own fare").toContain("fareSealed");
          continue;
        }
        expect(since, "the others hear that a seat has answered").toContain("fareAnswered");
        expect(since).not.toContain("fareSealed");
        expect(since).not.toMatch(/"fare"/);
        expect(since).not.toMatch(/"itinerary"/);
      }
      // What a fresh page of the others is told is no more than that.
      const opponent = second.page;
      const mark = heard.get(opponent)?.length ?? 0;
      await opponent.reload();
      await expect(opponent.getByTestId("tray")).toHaveAttribute("data-type", "submitFare");
      const told = heard.get(opponent)?.slice(mark).join("\n") ?? "";
      expect(told).toContain("fareAnswered");
      expect(told.slice(told.lastIndexOf("fareAnswered"))).not.toContain("fareSealed");
      await second.act();
    }
  }
});
