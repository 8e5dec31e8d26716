import type { Page } from "@playwright/test";
import { dice, PagePlayer } from "../support/player";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const PASSWORD = "seal the fare at dusk";
const IN_PARIS = { airports: ["CDG"], routes: [] };

const reads = (page: Page, language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);

test("one table in two languages, and a third by the table's menu", async ({ product, browser }) => {
  const host = await visitor(browser, product.url, { locale: "en-GB" });
  const friend = await visitor(browser, product.url, { locale: "ko-KR" });

  // The address decides, and plain links go on in its language.
  await host.goto("/it");
  await reads(host, "it");
  await expect(host.locator('link[rel="alternate"][hreflang="ko"]')).toHaveAttribute("href", `${product.url}/ko`);
  await host.getByRole("navigation").getByRole("link", { name: "Regole" }).click();
  await expect(host).toHaveURL(`${product.url}/rules`);
  await expect(host.getByRole("heading", { level: 1 })).toContainText("regole");
  await reads(host, "it");
  expect((await host.goto("/fr/rules"))?.status()).toBe(404);

  // Without any other sign the browser's own wish decides.
  const path = await startTable([host, friend], { players: 2, seating: "joined", callsigns: "chosen" });
  await reads(host, "it");
  await reads(friend, "ko");
  const player = new PagePlayer(host, "mouse", dice(7), IN_PARIS);
  await expect.poll(() => player.asked()).toBe("placeCallsign");
  await player.act();
  await expect(host.getByTestId("log")).toContainText("Hai chiamato Parigi");
  await expect(friend.getByTestId("log")).toContainText("파리에 놓은 콜사인");

  await friend.getByTestId("table-menu").click();
  await friend.getByTestId("language-item").click();
  await friend.getByTestId("language-es").click();
  await reads(friend, "es");
  await expect(friend).toHaveURL(`${product.url}${path}`);
  await expect(friend.getByTestId("log")).toContainText("a París el indicativo");
  await expect(friend.getByTestId("game-table")).toBeVisible();
});

test("the switch keeps the place, and an account takes its language to every browser", async ({ product, browser }) => {
  const address = `lingua-${Math.random().toString(36).slice(2)}@example.org`;
  const home = await visitor(browser, product.url, { locale: "en-GB" });
  await home.goto("/sign-up");
  await reads(home, "en");
  for (const [name, value] of Object.entries({ name: "Amelia", address, password: PASSWORD })) {
    await home.getByTestId("sign-up").locator(`[name="${name}"]`).fill(value);
  }
  await home.getByTestId("sign-up-submit").click();
  await home.waitForURL("**/account");
  await home.goto("/outbox");
  await home.getByTestId("mail").filter({ hasText: address }).first().getByTestId("mail-link").click();
  await home.getByTestId("link-confirm-submit").click();
  await home.waitForURL("**/account");

  // By the keyboard, on a page with a query in its address.
  await home.goto("/it/leaderboards?side=europe");
  await reads(home, "it");
  await home.getByTestId("language-menu").focus();
  await home.keyboard.press("Enter");
  await home.getByRole("navigation").getByTestId("language-ko").press("Enter");
  await expect(home).toHaveURL(`${product.url}/leaderboards?side=europe`);
  await reads(home, "ko");

  // A mail to the owner is in the owner's language, wherever it is asked for.
  const away = await visitor(browser, product.url, { locale: "de-DE", viewport: { width: 390, height: 844 } });
  await away.goto("/sign-in");
  await reads(away, "de");
  await away.getByTestId("mail-link").locator('[name="address"]').fill(address);
  await away.getByTestId("mail-link-submit").click();
  await away.getByTestId("to-outbox").click();
  const mail = away.getByTestId("mail").filter({ hasText: address }).first();
  await expect(mail).toContainText("Amelia 님");
  await mail.getByTestId("mail-link").click();
  await away.getByTestId("link-signIn-submit").click();
  await expect(away.getByTestId("my-account")).toContainText("Amelia");
  await reads(away, "ko");

  // The address still comes first, for this page; and by the foot of the page the owner changes their mind.
  await away.goto("/es/glossary");
  await reads(away, "es");
  await away.goto("/glossary");
  await reads(away, "ko");
  await away.locator("footer").getByTestId("language-de").click();
  await reads(away, "de");
  await home.goto("/account");
  await reads(home, "de");
  await home.getByTestId("language").getByRole("combobox").selectOption("en");
  await home.getByTestId("language-submit").click();
  await reads(home, "en");
});
