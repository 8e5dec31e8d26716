import { dice, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { position, startTable, visitor } from "../support/tables";

test("two browsers play a whole game on Europe, with a reload while the fares are sealed", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const friend = await visitor(browser, product.url);
  const path = await startTable([host, friend], { side: "europe", players: 2, edition: 2 });
  const random = dice(7);
  const players = [new PagePlayer(host, "mouse", random), new PagePlayer(friend, "keyboard", random)];

  // Stop where both are asked for a fare, seal one, and lose the page of the one who sealed.
  for (;;) {
    await play(players, (asked) => asked === "submitFare");
    if ((await players[0]?.asked()) === "submitFare" && (await players[1]?.asked()) === "submitFare") break;
    for (const player of players) if ((await player.asked()) === "submitFare") await player.act();
  }
  await players[0]?.act();
  const before = await position(host);
  await host.reload();
  expect(await position(host)).toEqual(before);
  expect(await players[0]?.asked()).toBe("waiting");
  await expect.poll(() => position(friend)).toEqual(before);

  await play(players);
  for (const page of [host, friend]) {
    await expect(page.getByTestId("final")).toBeVisible();
    await expect(page.getByTestId("final-0")).toBeVisible();
    await expect(page.getByTestId("final-1")).toBeVisible();
  }
  expect(await host.getByTestId("final-0").innerText()).toBe(await friend.getByTestId("final-0").innerText());

  // Afterwards the game is still there.
  await host.goto("/games");
  await expect(host.locator(`a[href="${path}"]`).first()).toBeVisible();
  await host.goto(path);
  await expect(host.getByTestId("final")).toBeVisible();
});
