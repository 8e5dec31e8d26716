import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { scriptedGame } from "../support/scripted";
import { expect, test } from "../support/server";
import { visitor } from "../support/tables";

interface ProofFile {
  serverBytes: string;
  record: { seed: string; commands: { type: string }[] };
  events: { type: string; month?: number; fare?: number; rolls?: string[][] }[];
}

const hand = (page: Page, name: string, content: object) =>
  page.getByTestId("load").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(content)) });

async function saved(page: Page, kind: "record" | "proof"): Promise<unknown> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(`save-${kind}`).click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^opensky-[a-z0-9]+-${kind}\\.json$`));
  return JSON.parse(await readFile(await file.path(), "utf8")) as unknown;
}

test("a finished game is checked in the browser, and a tampered one fails at the first wrong point", async ({ product, browser }) => {
  const game = await scriptedGame(product.url);
  expect(game.answers).toBeGreaterThan(40);
  expect(game.leaks, "nothing that left the server before the end holds the seed or the server's bytes").toEqual([]);
  for (const secret of game.secrets) expect(product.output()).not.toContain(secret);

  const page = await visitor(browser, product.url);
  const [name = "", value = ""] = game.cookie.split("=");
  await page.context().addCookies([{ name, value, url: product.url }]);
  await page.goto("/games");
  await page.getByRole("link", { name: "Check this game" }).click();
  const verdict = page.getByTestId("verdict");
  await expect(verdict).toHaveAttribute("data-state", "good");
  const steps = page.locator('[data-testid^="step-"]');
  await expect(steps).toHaveCount(19);
  for (const step of await steps.all()) await expect(step).toHaveAttribute("data-verdict", "good");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const proof = (await saved(page, "proof")) as ProofFile;
  const record = (await saved(page, "record")) as ProofFile["record"];
  expect(record).toEqual(proof.record);

  // A die of May.
  const dice = structuredClone(proof);
  const roll = dice.events.find(({ type, month }) => type === "diceRolled" && month === 1);
  if (!roll) throw new Error("no dice in May");
  roll.rolls = [["Alpha", "Bravo", "Charlie"], ["Delta", "Echo", "Foxtrot"]];
  await hand(page, "dice.json", dice);
  await expect(verdict).toHaveAttribute("data-state", "wrong");
  await expect(page.getByTestId("step-month-0")).toHaveAttribute("data-verdict", "good");
  await expect(page.getByTestId("step-month-1")).toHaveAttribute("data-verdict", "wrong");
  await expect(page.getByTestId("step-month-2")).toHaveAttribute("data-verdict", "unchecked");
  await expect(page.getByTestId("fault")).toHaveAttribute("data-kind", "event");

  await hand(page, "secret.json", { ...proof, serverBytes: "00".repeat(32) });
  await expect(page.getByTestId("step-commitment")).toHaveAttribute("data-verdict", "wrong");

  await hand(page, "seed.json", { ...record, seed: "00".repeat(32) });
  await expect(page.getByTestId("step-seed")).toHaveAttribute("data-verdict", "wrong");

  await hand(page, "record.json", record);
  await expect(verdict).toHaveAttribute("data-state", "good");
  await hand(page, "other.json", { hello: "world" });
  await expect(page.getByTestId("handed").getByRole("alert")).toContainText("other.json");

  // At the table too, and for a stranger.
  const stranger = await visitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  await stranger.goto(`/t/${game.gameId}`);
  await stranger.getByRole("tab", { name: "Result" }).click();
  await stranger.getByTestId("check").click();
  await expect(stranger.getByTestId("verdict")).toHaveAttribute("data-state", "good");
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
