import { expect, test } from "../support/server";
import { join, openTable, visitor } from "../support/tables";

const idOf = (path: string) => path.split("/").at(-1) ?? "";

test("a public table appears to others at once, fills up and goes", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const other = await visitor(browser, product.url);
  await other.goto("/");
  const path = await openTable(host, { visibility: "public", players: 2, side: "north-america" });
  const row = other.getByTestId(`table-${idOf(path)}`);
  await expect(row).toBeVisible();
  await other.getByTestId(`join-${idOf(path)}`).click();
  await expect(other).toHaveURL(new RegExp(path));
  await expect(other.getByTestId("taken-seat")).toHaveCount(2);
  await expect(host.getByTestId("taken-seat")).toHaveCount(2);

  // The guest changes their mind; the seat is free again for everybody.
  await other.getByTestId("leave").click();
  await other.getByTestId("leave-confirm").click();
  await expect(host.getByTestId("free-seat")).toHaveCount(1);
  await expect(host.getByTestId("start")).toHaveAttribute("aria-disabled", "true");

  // The host leaves too: the table is gone from the list.
  await expect(row).toBeVisible();
  await host.getByTestId("leave").click();
  await host.getByTestId("leave-confirm").click();
  await expect(row).toHaveCount(0);
});

test("a table by link is not listed, and a wrong link tells nothing", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const stranger = await visitor(browser, product.url);
  await stranger.goto("/");
  const path = await openTable(host, { visibility: "link" });
  const listed = await openTable(await visitor(browser, product.url), { visibility: "public" });
  await expect(stranger.getByTestId(`table-${idOf(listed)}`)).toBeVisible();
  await expect(stranger.getByTestId(`table-${idOf(path)}`)).toHaveCount(0);
  expect(await (await stranger.request.get("/")).text()).not.toContain(idOf(path));

  const wrong = idOf(path).split("").reverse().join("");
  const missing = await stranger.goto(`/t/${wrong}`);
  expect(missing?.status()).toBe(404);
  const shown = await stranger.locator("main").innerText();
  const elsewhere = await stranger.goto(`/t/${"0".repeat(wrong.length)}`);
  expect(elsewhere?.status()).toBe(404);
  expect(await stranger.locator("main").innerText()).toBe(shown);

  await join(stranger, path);
  await expect(host.getByTestId("taken-seat")).toHaveCount(2);
});

test("a guest has a name at once and can change it where others see it", async ({ product, browser }) => {
  const host = await visitor(browser, product.url);
  const friend = await visitor(browser, product.url);
  const path = await openTable(host, { players: 3 });
  await join(friend, path);
  await friend.getByTestId("my-name").click();
  await friend.getByTestId("name-field").fill("x");
  await friend.getByTestId("name-save").click();
  await expect(friend.getByTestId("name-field")).toBeVisible();
  await friend.getByTestId("name-field").fill("Amelia");
  await friend.getByTestId("name-save").click();
  await expect(host.getByTestId("queue")).toContainText("Amelia");
  await friend.reload();
  await expect(friend.getByTestId("my-name")).toContainText("Amelia");
});
