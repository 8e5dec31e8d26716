import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scriptedGame } from "../support/scripted";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const listed = (page: Page): Promise<readonly string[]> =>
  page.getByTestId("game").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-game") ?? ""));

test("a list of games is in its address, and holds what its reader may see", async ({ product, browser }) => {
  const finished = await scriptedGame(product.url, "link");
  const [host, guest] = [await visitor(browser, product.url), await visitor(browser, product.url)];
  const path = await startTable([host, guest], { side: "north-america", players: 2, visibility: "public" });
  const running = path.split("/").at(-1) ?? "";
  await host.close();

  await guest.goto("/history");
  await expect.poll(() => listed(guest)).toContain(running);
  expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);

  // Chosen filters are in the address: a reload, and another visitor, see the same list.
  await guest.getByTestId("filter-side").selectOption("north-america");
  await expect(guest).toHaveURL(/\?side=north-america$/);
  await guest.getByTestId("filter-status").selectOption("running");
  await expect(guest).toHaveURL(/\?side=north-america&status=running$/);
  await expect.poll(() => listed(guest)).toContain(running);
  const found = await listed(guest);
  await guest.reload();
  await expect(guest.getByTestId("filter-side")).toHaveValue("north-america");
  await expect(guest.getByTestId("filter-status")).toHaveValue("running");
  expect(await listed(guest)).toEqual(found);

  // A game that was played by link is its players' alone, until one of them shares it.
  const player = await visitor(browser, product.url);
  const [name = "", value = ""] = finished.cookie.split("=");
  await player.context().addCookies([{ name, value, url: product.url }]);
  await player.goto("/history?status=finished");
  expect(await listed(player)).toContain(finished.gameId);
  await guest.goto("/history?status=finished");
  expect(await listed(guest)).not.toContain(finished.gameId);
  expect((await guest.request.put(`/api/games/${finished.gameId}/shared`)).status()).toBe(404);
  expect((await guest.request.get(`/api/v1/games/${finished.gameId}`)).status()).toBe(404);
  const share = player.getByTestId("share-switch").first();
  await share.getByRole("button").click();
  await expect(share).toHaveAttribute("data-shared", "true");
  await guest.reload();
  await expect.poll(() => listed(guest)).toContain(finished.gameId);
  expect((await guest.request.get(`/api/v1/games/${finished.gameId}`)).status()).toBe(200);

  // A player's name leads to that player's games.
  const row = guest.locator(`[data-game="${finished.gameId}"]`);
  await row
    .getByRole("link", { name: /^Games of/ })
    .first()
    .click();
  await expect(guest).toHaveURL(/\?player=[0-9a-f-]{36}$/);
  await expect.poll(() => listed(guest)).toEqual([finished.gameId]);

  // What cannot be is said and left out; what runs cannot be replayed yet.
  await guest.goto("/history?side=asia&status=running");
  await expect(guest.getByRole("alert").first()).toContainText("asia");
  expect(await listed(guest)).toContain(running);
  await guest.goto(`${path}/replay`);
  await expect(guest.getByTestId("not-yet")).toBeVisible();

  const answer = await guest.request.get("/api/v1/games?status=running");
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  expect(((await answer.json()) as { games: { id: string }[] }).games.map(({ id }) => id)).toContain(running);
  await guest.goto("/developers");
  expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);
});
