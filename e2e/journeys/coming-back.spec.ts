import { dice, EUROPE_PLAN, PagePlayer } from "../support/player";
import { expect, test } from "../support/server";
import { position, startTable, visitor } from "../support/tables";

test("a lost network and a second tab come back to the same position", async ({ product, browser }) => {
  const pages = [await visitor(browser, product.url), await visitor(browser, product.url)];
  const [host, friend] = pages;
  if (!host || !friend) throw new Error("no page");
  const path = await startTable(pages, { side: "europe", players: 2, seating: "joined" });
  const random = dice(3);
  const [first, second] = [new PagePlayer(host, "mouse", random, EUROPE_PLAN), new PagePlayer(friend, "mouse", random, EUROPE_PLAN)];
  await first.act();

  // The friend's line goes; the host cannot be answered, and nothing is lost meanwhile.
  await friend.context().setOffline(true);
  await expect(friend.getByTestId("connection")).not.toHaveAttribute("data-state", "online", { timeout: 60_000 });
  await expect(host.getByTestId("tag-1")).toBeVisible();
  await friend.context().setOffline(false);
  await expect(friend.getByTestId("connection")).toHaveAttribute("data-state", "online", { timeout: 60_000 });
  expect(await position(friend)).toEqual(await position(host));
  await second.act();

  // A second tab of the same player acts; the first one follows.
  const tab = await host.context().newPage();
  await tab.goto(path);
  await expect.poll(() => position(tab)).toEqual(await position(host));
  await new PagePlayer(tab, "mouse", random, EUROPE_PLAN).act();
  await expect.poll(() => position(host)).toEqual(await position(tab));
  await expect.poll(() => position(friend)).toEqual(await position(tab));
});
