import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scriptedGame } from "../support/scripted";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const listed = (page: Page): Promise<readonly string[]> =>
  page.getByTestId("game").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-game") ?? ""));

test("a list of games is in its address, and holds what its reader may see", async ({ product, browser }) => {
  const finished = await scriptedGame(product.url);
  const [host, guest, stranger] = await Promise.all([1, 2, 3].map(() => visitor(browser, product.url)));
  if (!host || !guest || !stranger) throw new Error("three visitors");
  const idOf = (path: string): string => path.split("/").at(-1) ?? "";
  const open = idOf(await startTable([host, guest], { side: "north-america", players: 2, visibility: "public" }));
  const hidden = idOf(await startTable([host, guest], { side: "europe", players: 2, visibility: "link" }));

  await stranger.goto("/");
  await stranger.getByRole("link", { name: "History" }).first().click();
  await expect.poll(() => listed(stranger)).toContain(open);
  expect(await listed(stranger)).toContain(finished.gameId);
  expect(await listed(stranger)).not.toContain(hidden);
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([]);

  await host.goto("/history");
  expect(await listed(host)).toEqual(expect.arrayContaining([open, hidden, finished.gameId]));

  // Chosen filters are in the address: a reload, and another visitor, see the same list.
  await stranger.getByTestId("filter-side").selectOption("north-america");
  await expect(stranger).toHaveURL(/\?side=north-america$/);
  await stranger.getByTestId("filter-status").selectOption("running");
  await expect(stranger).toHaveURL(/side=north-america&status=running/);
  await expect.poll(() => listed(stranger)).not.toContain(finished.gameId);
  const found = await listed(stranger);
  expect(found).toContain(open);
  await stranger.reload();
  await expect(stranger.getByTestId("filter-side")).toHaveValue("north-america");
  await expect(stranger.getByTestId("filter-status")).toHaveValue("running");
  expect(await listed(stranger)).toEqual(found);
  await guest.goto(stranger.url());
  expect(await listed(guest)).toEqual(found);

  // A player's name leads to that player's games.
  await stranger.goto("/history?status=finished");
  const row = stranger.locator(`[data-game="${finished.gameId}"]`);
  await row.getByRole("link", { name: /^Games of/ }).first().click();
  await expect(stranger).toHaveURL(/\?player=[0-9a-f-]{36}$/);
  await expect.poll(() => listed(stranger)).toEqual([finished.gameId]);
  await stranger.getByTestId("filter-result").selectOption("won");
  await expect(stranger).toHaveURL(/result=won/);

  // What cannot be is said and left out.
  await stranger.goto("/history?side=asia&status=running");
  await expect(stranger.getByRole("alert").first()).toContainText("asia");
  await expect.poll(() => listed(stranger)).toContain(open);

  const answer = await stranger.request.get("/api/v1/games?status=finished");
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  expect(((await answer.json()) as { games: { id: string }[] }).games.map(({ id }) => id)).toContain(finished.gameId);
  await stranger.goto("/developers");
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([]);
});
