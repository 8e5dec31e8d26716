import { dice } from "../support/player";
import { KeyboardPlayer } from "../support/keyboard-player";
import { scriptedTable } from "../support/scripted-table";
import { expect, test } from "../support/server";

test("a whole game by keyboard alone, and the focus is never lost", async ({ product, browser }) => {
  const table = await scriptedTable(product.url, { side: "europe", players: 2, callsigns: "chosen" });
  const page = await table.open(browser);
  const player = new KeyboardPlayer(page, dice(41));

  // The first stop leads past everything to the decision.
  await page.keyboard.press("Tab");
  expect(await player.on('[data-testid="skip-decision"]')).toBe(true);
  await page.keyboard.press("Enter");
  expect(await player.on('[data-place="decision"]')).toBe(true);

  // What opens over the table takes the focus, and gives it back.
  await page.keyboard.press("?");
  await expect(page.getByTestId("shortcut-help")).toBeVisible();
  expect(await player.on("dialog")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("shortcut-help")).toHaveCount(0);
  expect(await player.on('[data-place="decision"]')).toBe(true);
  await page.keyboard.press("b");
  expect(await player.on('[data-testid="board-tables"]')).toBe(true);
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press("Tab");
  expect(await player.on('[data-testid="game-table"] [inert]'), "nothing behind the tables").toBe(false);
  await page.keyboard.press("b");
  expect(await player.on('[data-place="decision"]')).toBe(true);

  const done = new Map<string, number>();
  for (;;) {
    const { scene, version } = await table.playOthers(await player.version());
    await expect(page.getByTestId("game-table")).toHaveAttribute("data-version", String(version));
    await player.keepsFocus(`before ${scene}`);
    if (scene === "finished") break;
    const asked = await player.act();
    done.set(asked, (done.get(asked) ?? 0) + 1);
  }
  await expect(page.getByTestId("final")).toBeVisible();
  expect([...done.keys()]).toEqual(expect.arrayContaining(["placeCallsign", "placePlanes", "placeHubs", "chooseMarket"]));
  await table.close();
});

test("what happens is said once and in order, and ends with who is asked", async ({ product, browser }) => {
  const table = await scriptedTable(product.url, { side: "europe", players: 2, callsigns: "chosen" });
  const page = await table.open(browser);
  const said = page.getByTestId("announcer").locator("p");
  await expect(said).toHaveCount(1);
  const asked = page.getByTestId("asked-line");
  await expect(said.last()).toHaveText((await asked.textContent())?.trim() ?? "");
  const { version } = await table.playTo(["waiting:placeCallsign"]);
  await expect(page.getByTestId("game-table")).toHaveAttribute("data-version", String(version));
  await expect(said.last()).toHaveText((await asked.textContent())?.trim() ?? "");
  const words = await said.allTextContents();
  expect(new Set(words).size, words.join(" | ")).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(3);
  // Nothing else on the page says it too.
  await expect(page.locator('[role="status"]:visible, [aria-live]:visible:not([data-testid="announcer"])').filter({ hasText: words.at(-1) ?? "" })).toHaveCount(0);
  await table.close();
});
