import { dice, AMERICA_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { finalLines, position, startTable, visitor } from "../support/tables";

test("three browsers play a whole game on North America, with a crash of the server in the middle of a draft", async ({
  product,
  browser,
}) => {
  const pages = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  await startTable(pages, { side: "north-america", players: 3, edition: 1 });
  const random = dice(11);
  const players = pages.map((page) => new PagePlayer(page, "mouse", random, AMERICA_PLAN));

  let drafted = 0;
  await play(players, (asked) => asked === "placePlanes" && drafted++ === 2);
  const [first, ...others] = pages;
  if (!first) throw new Error("no page");
  const before = await position(first);
  await product.crash();
  for (const page of others) await expect.poll(() => position(page), { timeout: 30_000 }).toEqual(before);
  for (const page of pages) await expect(page.getByTestId("connection")).toHaveAttribute("data-state", "online", { timeout: 30_000 });

  await play(players);
  const finals = await Promise.all(pages.map((page) => finalLines(page, 3)));
  for (const lines of finals) expect(lines).toEqual(finals[0]);
});
