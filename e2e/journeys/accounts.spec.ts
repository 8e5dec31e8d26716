import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const PASSWORD = "seal the fare at dusk";
const OTHER_PASSWORD = "turn the fare over at dawn";

const newAddress = () => `amelia-${Math.random().toString(36).slice(2)}@example.org`;

/** Opens the link of the newest mail to an address. */
async function openMail(page: Page, address: string): Promise<void> {
  await page.goto("/outbox");
  await page.getByTestId("mail").filter({ hasText: address }).first().getByTestId("mail-link").click();
}

async function send(page: Page, form: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const found = page.getByTestId(form);
  for (const [name, value] of Object.entries(fields)) await found.locator(`[name="${name}"]`).fill(value);
  await page.getByTestId(`${form}-submit`).click();
}

async function accessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test("from guest to account and back: sign up, confirm, link, reset, everywhere, delete", async ({ product, browser }) => {
  const address = newAddress();
  const page = await visitor(browser, product.url);
  const friend = await visitor(browser, product.url);
  const table = await startTable([page, friend], { players: 2, seating: "joined" });

  // A guest in the middle of a game signs up, and still sits there.
  await page.goto("/sign-up");
  await accessible(page);
  await send(page, "sign-up", { name: "Amelia", address, password: "1234567890" });
  await expect(page.getByTestId("sign-up")).toContainText("soon guessed");
  await expect(page.getByTestId("sign-up").locator('[name="name"]')).toHaveValue("Amelia");
  await send(page, "sign-up", { password: PASSWORD });
  await page.waitForURL("**/account");
  await accessible(page);
  await page.goto(table);
  await expect(page.getByTestId("game-table")).toHaveAttribute("data-mine", "true");

  // The address is confirmed through the outbox, which other machines do not see.
  const forwarded = await friend.request.get("/outbox", { headers: { "X-Forwarded-For": "203.0.113.9" } });
  expect(forwarded.status()).toBe(404);
  await openMail(page, address);
  await accessible(page);
  await page.getByTestId("link-confirm-submit").click();
  await page.waitForURL("**/account");
  await expect(page.locator("main")).toContainText("confirmed");
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link is over" })).toBeVisible();

  // All of one's data as a file.
  await page.goto("/account");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("data").click()]);
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as { profile: object; games: object[] };
  expect(data).toMatchObject({ profile: { name: "Amelia", email: address }, games: [{ gameId: table.split("/").at(-1) }] });

  // Out, and in again by a mailed link, on two devices.
  await page.getByTestId("sign-out-submit").click();
  await expect(page.getByTestId("my-name")).toContainText("Guest");
  const phone = await visitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  for (const device of [page, phone]) {
    await device.goto("/sign-in");
    await accessible(device);
    await send(device, "mail-link", { address });
    await device.getByTestId("to-outbox").click();
    await openMail(device, address);
    await device.getByTestId("link-signIn-submit").click();
    await expect(device.getByTestId("my-account")).toContainText("Amelia");
    expect(await device.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  // A new password signs the phone out.
  await page.getByTestId("sign-out-submit").click();
  await expect(page.getByTestId("my-name")).toBeVisible();
  await page.goto("/forgot");
  await accessible(page);
  await send(page, "forgot", { address });
  await page.getByTestId("to-outbox").click();
  await openMail(page, address);
  await accessible(page);
  await send(page, "link-reset", { password: OTHER_PASSWORD });
  await page.waitForURL("**/account");
  await phone.goto("/account");
  await expect(phone).toHaveURL(/sign-in/);
  await send(phone, "sign-in", { address, password: PASSWORD });
  await expect(phone.getByTestId("sign-in")).toContainText("do not belong together");
  await send(phone, "sign-in", { password: OTHER_PASSWORD });
  await expect(phone.getByTestId("my-account")).toBeVisible();

  // Signed out everywhere: an open table of the phone loses its line and is a guest's.
  await phone.goto(table);
  await expect(phone.getByTestId("game-table")).toHaveAttribute("data-mine", "true");
  await page.goto("/account");
  await page.getByTestId("sign-out-everywhere-submit").click();
  await expect(page.getByTestId("my-name")).toBeVisible();
  await expect(phone.getByTestId("game-table")).toHaveAttribute("data-mine", "false");

  // Deleted: the friend plays on against a former player.
  await page.goto("/sign-in");
  await send(page, "sign-in", { address, password: OTHER_PASSWORD });
  await expect(page.getByTestId("my-account")).toBeVisible();
  await page.goto("/account");
  await send(page, "remove", { current: OTHER_PASSWORD });
  await expect(page.getByTestId("remove")).toContainText("tick it first");
  await page.getByTestId("remove").getByRole("checkbox").check();
  await page.getByTestId("remove-submit").click();
  await page.waitForURL("**/goodbye");
  await accessible(page);
  await expect(page.getByTestId("my-name")).toContainText("Guest");
  await expect(friend.getByTestId("game-table")).toContainText("Former player");
  await page.goto("/sign-in");
  await send(page, "sign-in", { address, password: OTHER_PASSWORD });
  await expect(page.getByTestId("sign-in")).toContainText("do not belong together");
});

test("who signs in as a guest with games brings them along, and a foreign page does nothing in one's name", async ({
  product,
  browser,
}) => {
  const address = newAddress();
  const home = await visitor(browser, product.url);
  await home.goto("/sign-up");
  await send(home, "sign-up", { name: "Bessie", address, password: PASSWORD });
  await home.waitForURL("**/account");
  await openMail(home, address);
  await home.getByTestId("link-confirm-submit").click();
  await home.waitForURL("**/account");

  const away = await visitor(browser, product.url);
  const friend = await visitor(browser, product.url);
  const table = await startTable([away, friend], { players: 2, seating: "joined" });
  await away.goto("/sign-in?to=//evil.example");
  await send(away, "sign-in", { address, password: PASSWORD });
  await away.waitForURL("**/arrived**");
  await accessible(away);
  await away.getByTestId("bring-submit").click();
  await expect(away.getByTestId("brought")).toContainText("1 game came along");
  await away.getByTestId("brought").getByRole("link").click();
  await expect(away).toHaveURL(`${product.url}/`);
  // The game goes on under the account, at home too, and the friend sees the name.
  await expect(friend.getByTestId("game-table")).toContainText("Bessie");
  await home.goto(table);
  await expect(home.getByTestId("game-table")).toHaveAttribute("data-mine", "true");

  // A form's request from another origin is refused, and the session goes on.
  await home.goto("/account");
  const [asked] = await Promise.all([
    home.waitForRequest((request) => request.method() === "POST" && request.headers()["next-action"] !== undefined),
    home.getByTestId("language-submit").click(),
  ]);
  await home.waitForURL("**/account?saved=language");
  const { "next-action": action = "", "content-type": contentType = "" } = asked.headers();
  const forged = await home.request.post("/account", {
    headers: { "next-action": action, "content-type": contentType, origin: "https://evil.example" },
    data: asked.postDataBuffer() ?? Buffer.alloc(0),
  });
  expect(forged.status()).toBeGreaterThanOrEqual(400);
  const signOut = await home.request.post("/api/auth/signout", { form: { csrfToken: "forged" }, maxRedirects: 0 });
  expect(signOut.headers()["set-cookie"] ?? "").not.toContain("opensky-session=;");
  await home.reload();
  await expect(home.getByTestId("my-account")).toContainText("Bessie");
});
