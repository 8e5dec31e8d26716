import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/server";
import { openTable, startTable, visitor } from "../support/tables";

const PASSWORD = "seal the fare at dusk";

async function account(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await visitor(browser, url);
  await page.goto("/sign-up");
  const form = page.getByTestId("sign-up");
  const address = `${name.toLowerCase()}-${Math.random().toString(36).slice(2)}@example.org`;
  for (const [field, value] of Object.entries({ name, address, password: PASSWORD })) {
    await form.locator(`[name="${field}"]`).fill(value);
  }
  await page.getByTestId("sign-up-submit").click();
  await page.waitForURL("**/account");
  return page;
}

async function accessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

const openPlayer = async (page: Page): Promise<void> => {
  await page.goto("/games");
  await page.getByTestId("my-player").click();
  await expect(page.getByTestId("player-name")).toBeVisible();
};

test("two accounts end a rated game: both ratings move, still provisional, and a guest stays outside", async ({
  product,
  browser,
}) => {
  const guest = await visitor(browser, product.url);
  await guest.goto("/new");
  await guest.getByTestId("rated-rated").click();
  await guest.getByTestId("create").click();
  await expect(guest.getByRole("alert").filter({ hasText: "accounts" })).toBeVisible();

  const [amelia, bessie] = [
    await account(browser, product.url, "Amelia"),
    await account(browser, product.url, "Bessie"),
  ];
  await openPlayer(amelia);
  await accessible(amelia);
  await expect(amelia.locator("#rating")).toContainText("No rated games yet");
  await amelia.goto("/leaderboards");
  await expect(amelia.getByTestId("own-place")).toContainText("not finished a rated game");

  const waiting = await openTable(amelia, { players: 2, rated: "rated" });
  await guest.goto(waiting);
  await expect(guest.getByTestId("rated")).toBeVisible();
  await expect(guest.getByTestId("sign-in-to-join")).toBeVisible();
  await expect(guest.getByTestId("join")).toHaveCount(0);

  const path = await startTable([amelia, bessie], { players: 2, rated: "rated", visibility: "public" });
  await bessie.getByTestId("table-menu").click();
  await bessie.getByTestId("resign").click();
  await bessie.getByTestId("resign-confirm").click();
  for (const page of [amelia, bessie]) {
    await expect(page.getByTestId("final")).toBeVisible();
    await expect(page.locator('[data-testid^="rating-change-"]')).toHaveText([
      "Rating 1105, up 105",
      "Rating 895, down 105",
    ]);
  }

  await openPlayer(bessie);
  await expect(bessie.getByTestId("rating-value-two")).toHaveText("895 ± 323");
  await openPlayer(amelia);
  await expect(amelia.getByTestId("rating-value-two")).toHaveText("1105 ± 323");
  await expect(amelia.getByTestId("rating-two")).toContainText("provisional");
  await expect(amelia.getByTestId("results")).toContainText("Europe");
  await amelia.getByTestId("emblem-2").click();
  await amelia.getByTestId("look").getByLabel("Country").selectOption("NO");
  await amelia.getByTestId("look-save").click();
  await expect(amelia.getByTestId("look")).toContainText("Kept");
  await accessible(amelia);

  // As others see her, with the way to the game, and how the two stand to each other.
  const address = amelia.url();
  await guest.goto(address);
  await expect(guest.getByTestId("player-name")).toHaveText("Amelia");
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Norway");
  await guest.getByText("The same as a table").click();
  await expect(guest.getByTestId("rating-two").getByRole("link", { name: "Look at it" })).toHaveAttribute("href", path);
  await guest
    .getByTestId("against")
    .getByRole("link", { name: /Bessie/ })
    .click();
  await expect(guest.getByTestId("duel")).toContainText("Amelia ahead");
  await expect(guest.getByTestId("look")).toHaveCount(0);

  await amelia.goto("/leaderboards");
  await accessible(amelia);
  await expect(amelia.getByTestId("empty")).toBeVisible();
  await expect(amelia.getByTestId("own-place")).toContainText("1105");
  await expect(amelia.getByTestId("own-place")).toContainText("still provisional");
  await amelia.getByRole("link", { name: "Three and four" }).click();
  await expect(amelia.getByTestId("own-place")).toContainText("not finished a rated game");
});

test("after ten games a rating is established and stands on the leaderboard", async ({ product, browser }) => {
  const players = [await account(browser, product.url, "Wiley"), await account(browser, product.url, "Hubert")] as const;
  let games = 0;
  await startTable(players, { players: 2, rated: "rated", visibility: "public" });
  const leaderboard = players[0].getByTestId("leaderboard");
  for (;;) {
    // They win in turn.
    const loser = players[games % 2] ?? players[0];
    await loser.getByTestId("table-menu").click();
    await loser.getByTestId("resign").click();
    await loser.getByTestId("resign-confirm").click();
    for (const page of players) await expect(page.getByTestId("final")).toBeVisible();
    games += 1;
    if (games >= 10) {
      const path = new URL(players[0].url()).pathname;
      await players[0].goto("/leaderboards");
      if ((await leaderboard.count()) > 0) break;
      expect(games, "a rating is established in time").toBeLessThan(16);
      await players[0].goto(path);
      await expect(players[0].getByTestId("final")).toBeVisible();
    }
    const before = players[0].url();
    for (const page of players) await page.getByTestId("rematch").click();
    for (const page of players) {
      await expect(page.getByTestId("game-table")).toHaveAttribute("data-mine", /.+/);
      await expect(page.getByTestId("final")).toHaveCount(0);
      expect(page.url()).not.toBe(before);
    }
  }
  await expect(leaderboard).toContainText("Wiley");
  await expect(leaderboard).toContainText("Hubert");
  // The own row is in view: nothing has to tell where it is.
  await expect(players[0].getByTestId("own-place")).toHaveCount(0);
  await accessible(players[0]);
});
