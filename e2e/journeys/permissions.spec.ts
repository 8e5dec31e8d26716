import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

/** Every page that needs nothing of its visitor. */
const OPEN_PAGES = [
  "/",
  "/new",
  "/games",
  "/history",
  "/leaderboards",
  "/replay",
  "/rules",
  "/tutorial",
  "/solo",
  "/developers",
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/goodbye",
  "/outbox",
];

/** Status of a request by this visitor, and what came. */
async function asked(page: Page, path: string, method: "GET" | "PUT" | "DELETE" = "GET") {
  const answer = await page.request.fetch(path, { method, maxRedirects: 0 });
  return { status: answer.status(), text: await answer.text() };
}

/** Ends a game of two from the second seat. */
async function resign(page: Page): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("resign").click();
  await page.getByTestId("resign-confirm").click();
  await expect(page.getByTestId("final")).toBeVisible();
}

test("owner, other player, stranger and signed out: each gets what is theirs and no more", async ({ product, browser }) => {
  const [owner, other, stranger, signedOut] = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  const path = await startTable([owner, other], { players: 2, visibility: "link" });
  await stranger.goto("/");
  const gameId = path.slice("/t/".length);
  const all = { owner, other, stranger, signedOut };
  const statuses = async (address: string, method?: "PUT" | "DELETE") =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(all).map(async ([who, page]) => [who, (await asked(page, address, method)).status] as const),
      ),
    );
  const same = (status: number) => ({ owner: status, other: status, stranger: status, signedOut: status });
  const players = (status: number, others: number) => ({ owner: status, other: status, stranger: others, signedOut: others });

  await test.step("while a table by link plays", async () => {
    expect(await statuses(path)).toEqual(same(200));
    for (const secret of ["record", "proof"]) expect(await statuses(`/api/games/${gameId}/${secret}`)).toEqual(same(404));
    expect((await asked(owner, `/api/games/${gameId}/ratings`)).text).toBe("[]");
    // Who has the link is told that there is nothing to look back at yet.
    const early = await Promise.all(Object.values(all).map((page) => asked(page, `${path}/replay`)));
    for (const { text } of early) expect(text).not.toMatch(/callsignPlaced|"commands"/);
    expect(await statuses(`/api/games/${gameId}/shared`, "PUT")).toEqual(same(404));
    for (const route of ["", "/record"]) expect(await statuses(`/api/v1/games/${gameId}${route}`)).toEqual(same(404));
  });

  await resign(other);
  await test.step("after it, with the link", async () => {
    expect(await statuses(path)).toEqual(same(200));
    expect(await statuses(`${path}/check`)).toEqual(same(200));
    expect(await statuses(`${path}/replay`)).toEqual(same(200));
    for (const file of ["record", "proof"]) expect(await statuses(`/api/games/${gameId}/${file}`)).toEqual(same(200));
    // Without the link nobody is led there, and the API does not know who asks.
    for (const route of ["", "/record"]) expect(await statuses(`/api/v1/games/${gameId}${route}`)).toEqual(same(404));
    const listed = await Promise.all(Object.values(all).map((page) => asked(page, "/history")));
    expect(listed.map(({ text }) => text.includes(gameId))).toEqual([true, true, false, false]);
  });

  await test.step("shared by a player, and kept again", async () => {
    expect(await statuses(`/api/games/${gameId}/shared`, "DELETE")).toEqual(players(200, 404));
    expect((await asked(stranger, `/api/games/${gameId}/shared`, "PUT")).status).toBe(404);
    expect((await asked(other, `/api/games/${gameId}/shared`, "PUT")).status).toBe(200);
    for (const route of ["", "/record"]) expect(await statuses(`/api/v1/games/${gameId}${route}`)).toEqual(same(200));
    expect((await asked(owner, `/api/games/${gameId}/shared`, "DELETE")).status).toBe(200);
    expect(await statuses(`/api/v1/games/${gameId}`)).toEqual(same(404));
  });

  await test.step("what is there for everybody, and what is nobody's", async () => {
    for (const address of OPEN_PAGES) expect({ address, ...(await statuses(address)) }).toEqual({ address, ...same(200) });
    for (const address of ["/api/v1/games", "/api/v1/leaderboards", "/api/v1/openapi.json"]) {
      expect(await statuses(address)).toEqual(same(200));
    }
    // Guests have no account's page; they are led to the way in.
    expect(await statuses("/account")).toEqual(same(307));
    for (const address of ["/t/nosuchtable0000", "/players/nobody", "/api/v1/players/nobody", "/api/v1/games/nosuchtable0000"]) {
      expect({ address, ...(await statuses(address)) }).toEqual({ address, ...same(404) });
    }
    const mine = await asked(owner, "/account/data");
    expect(mine.text).toContain(gameId);
    for (const page of [stranger, signedOut]) expect((await asked(page, "/account/data")).text).not.toContain(gameId);
  });
});

test("no page has a serious fault for those who read with other means", async ({ product, browser }) => {
  const page = await visitor(browser, product.url, { reducedMotion: "reduce" });
  for (const address of [...OPEN_PAGES, "/t/nosuchtable0000"]) {
    await page.goto(address);
    await expect(page.locator("h1").first()).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect({ address, serious: serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) }).toEqual({ address, serious: [] });
  }
});

test("a guest signs up and finds the earlier game, whose place opens the same in another browser", async ({
  product,
  browser,
}) => {
  const [guest, friend, elsewhere] = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  const path = await startTable([guest, friend], { players: 2, callsigns: "random" });
  await resign(friend);
  await guest.goto("/sign-up");
  const form = guest.getByTestId("sign-up");
  const address = `earlier-${Date.now()}@example.org`;
  for (const [field, value] of Object.entries({ name: "Earhart", address, password: "seal the fare at dusk" })) {
    await form.locator(`[name="${field}"]`).fill(value);
  }
  await guest.getByTestId("sign-up-submit").click();
  await guest.waitForURL("**/account");
  await guest.goto("/history");
  await expect(guest.locator(`a[href*="${path.slice("/t/".length)}"]`).first()).toBeVisible();
  await guest.goto(`${path}/replay?at=3&seat=open`);
  await elsewhere.goto(guest.url());
  for (const page of [guest, elsewhere]) {
    await expect(page.getByTestId("replay")).toHaveAttribute("data-ready", "true");
    await expect(page.getByTestId("replay")).toHaveAttribute("data-at", "3");
  }
  const story = (page: Page) => page.getByTestId("story").innerText();
  expect(await story(elsewhere)).toBe(await story(guest));
  const download = guest.waitForEvent("download");
  await guest.getByRole("link", { name: /record/i }).first().click();
  const record = JSON.parse(await readFile(await (await download).path(), "utf8")) as { format: string };
  expect(record.format).toMatch(/^opensky-record\//);
});
