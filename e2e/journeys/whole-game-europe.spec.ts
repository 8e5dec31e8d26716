import { dice, EUROPE_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { finalLines, position, startTable, visitor } from "../support/tables";

test("two browsers play a whole game on Europe, with a reload while the fares are sealed", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const friend = await visitor(browser, product.url);
  const random = dice(7);
  const mine = new PagePlayer(host, "mouse", random, EUROPE_PLAN);
  const theirs = new PagePlayer(friend, "keyboard", random, EUROPE_PLAN);
  const players = [mine, theirs];

  // Stop where both are asked for a fare, seal one, and lose the page of the one who sealed.
  const both = async () => (await mine.asked()) === "submitFare" && (await theirs.asked()) === "submitFare";
  // Not every game comes to such a month: the dice are the server's own.
  let path = "";
  do {
    path = await startTable([host, friend], { side: "europe", players: 2, edition: 2 });
    for (;;) {
      await play(players, (asked) => asked === "submitFare");
      if ((await both()) || (await mine.finished())) break;
      for (const player of players) if ((await player.asked()) === "submitFare") await player.act();
    }
  } while (await mine.finished());
  await mine.act();
  const before = await position(host);
  await host.reload();
  expect(await position(host)).toEqual(before);
  expect(await mine.asked()).toBe("waiting");
  await expect.poll(() => position(friend)).toEqual(before);

  await play(players);
  expect(await finalLines(host, 2)).toEqual(await finalLines(friend, 2));

  // Afterwards the game is still there.
  await host.goto("/games");
  await expect(host.locator(`a[href="${path}"]`).first()).toBeVisible();
  await host.goto(path);
  await expect(host.getByTestId("final")).toBeVisible();
});
