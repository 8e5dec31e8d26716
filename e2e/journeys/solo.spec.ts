import { readFileSync } from "node:fs";
import path from "node:path";
import { dice, EUROPE_PLAN, PagePlayer, play } from "../support/player";
import { expect, test } from "../support/server";
import { visitor } from "../support/tables";

test("against a bot on one device: without a line, with a reload, to the end and into a file", async ({ product, browser }) => {
  const page = await visitor(browser, product.url);
  await page.goto("/new");
  await page.getByTestId("to-solo").getByRole("link").click();
  await page.waitForURL("**/solo");
  await page.getByTestId("callsigns-random").click();
  await page.getByTestId("solo-who-1").selectOption("regional");
  await page.getByTestId("solo-begin").click();
  await expect(page.getByTestId("game-table")).toBeVisible();
  const me = new PagePlayer(page, "mouse", dice(3), EUROPE_PLAN);
  await me.act();
  const version = await page.getByTestId("game-table").getAttribute("data-version");

  // What was decided is still there for whoever comes back.
  await page.reload();
  await page.getByTestId("solo-go-on").click();
  await expect(page.getByTestId("game-table")).toBeVisible();
  expect(Number(await page.getByTestId("game-table").getAttribute("data-version"))).toBeGreaterThanOrEqual(Number(version));

  // Everything that the rest of the game needs has come: the line goes.
  await expect(page.getByTestId("solo")).toHaveAttribute("data-whole", "true");
  await page.context().setOffline(true);
  await play([me]);
  await expect(page.getByTestId("final-0")).toBeVisible();
  await expect(page.getByTestId("final-1")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByTestId("solo-save").click();
  const file = test.info().outputPath("game.json");
  await (await saved).saveAs(file);
  await page.context().setOffline(false);

  // The file is a record like any other.
  await page.goto("/replay");
  await page.getByTestId("open-file").setInputFiles(file);
  await page.getByRole("button", { name: "Replay it" }).click();
  await expect(page.getByTestId("slider")).toBeVisible();
});

/** A game of two people at one device, in a month in which both bid. */
const BOTH_BID = readFileSync(path.resolve(import.meta.dirname, "../support/both-bid.json"), "utf8");

test("two at one device: fares are sealed behind a curtain", async ({ product, browser }) => {
  const page = await visitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  const [curtain, table] = [page.getByTestId("curtain"), page.getByTestId("game-table")];
  await page.goto("/solo");
  // Whoever is to sit here needs a name.
  await page.getByTestId("solo-who-1").selectOption("person");
  await page.getByTestId("solo-begin").click();
  await expect(page.getByRole("alert").filter({ hasText: /name/ })).toBeVisible();

  await page.evaluate(([key, text]) => localStorage.setItem(key, text), ["opensky-solo", BOTH_BID] as const);
  await page.reload();
  await page.getByTestId("solo-go-on").click();
  await expect(curtain).toContainText("Anna");
  await expect(table).toHaveCount(0);
  await page.getByTestId("curtain-lift").click();
  await expect(table).toHaveAttribute("data-phase", "submitFare");
  // Once to ask, once to be sure.
  await page.getByTestId("decline").click();
  await page.getByTestId("decline").click();
  // The other one: again nothing of the table until the device was handed on.
  await expect(curtain).toContainText("Ben");
  await expect(table).toHaveCount(0);
  await page.getByTestId("curtain-lift").click();
  await expect(page.getByTestId("tray")).toHaveAttribute("data-type", "submitFare");
});
