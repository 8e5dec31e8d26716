import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const said = (page: Page, text: string) => page.getByTestId("chat-message").filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await page.getByTestId("chat-field").fill(text);
  await page.getByTestId("chat-field").press("Enter");
  await expect(said(page, text)).toBeVisible();
  await expect(page.getByTestId("chat-field")).toHaveValue("");
}

/** A line to the server that the test can cut and mend. */
async function cuttable(page: Page) {
  let cut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (cut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await page.route(/\/socket\.io\//, (request) => (cut ? request.abort() : request.continue()));
  return {
    cut: async () => {
      cut = true;
      for (const line of lines.splice(0)) await line.close();
    },
    mend: () => {
      cut = false;
    },
  };
}

/** Takes the word of whoever said this, or gives it back. */
async function mute(host: Page, text: string): Promise<void> {
  const group = host.getByTestId("chat-list").locator("li").filter({ hasText: text });
  await group.locator('[data-testid^="chat-mute-"]').click();
}

test("players talk among themselves, spectators to all, and the host mutes", async ({ product, browser }) => {
  const [host, guest, spectator] = [
    await visitor(browser, product.url),
    await visitor(browser, product.url),
    await visitor(browser, product.url),
  ];
  const path = await startTable([host, guest], { players: 2, visibility: "link", seating: "joined" });
  await spectator.goto(path);
  await expect(spectator.getByTestId("game-table")).toBeVisible();

  // The players' talk reaches the other player, as a number first, and no spectator.
  await host.getByTestId("chat-open").click();
  await say(host, "good luck, partner");
  await expect(guest.getByTestId("chat-count")).toHaveText("1");
  await guest.getByTestId("chat-open").click();
  await expect(said(guest, "good luck, partner")).toBeVisible();
  await say(guest, "and to you");
  await expect(said(host, "and to you")).toBeVisible();
  await spectator.getByTestId("chat-open").click();
  await expect(spectator.getByTestId("chat-tab-players")).toHaveCount(0);
  await say(spectator, "what a network");
  await expect(spectator.getByTestId("chat-message")).toHaveCount(1);

  // Players read the spectators' talk, cannot write there, and may hide it for good.
  await expect(guest.getByTestId("chat-tab-spectators").getByTestId("chat-count")).toHaveText("1");
  await guest.getByTestId("chat-tab-spectators").click();
  await expect(said(guest, "what a network")).toBeVisible();
  await expect(guest.getByTestId("chat-field")).toHaveCount(0);
  await guest.getByTestId("chat-hide").click();
  await expect(said(guest, "what a network")).toHaveCount(0);
  await guest.reload();
  await say(spectator, "and what a fare");
  await host.getByTestId("chat-tab-spectators").click();
  await expect(said(host, "and what a fare")).toBeVisible();
  await guest.getByTestId("chat-open").click();
  await expect(said(guest, "good luck, partner")).toBeVisible();
  await expect(guest.getByTestId("chat-count")).toHaveCount(0);

  // The host mutes the spectator, who is told so, and gives the word back.
  await mute(host, "what a network");
  await expect(spectator.getByTestId("chat-muted")).toBeVisible();
  await expect(spectator.getByTestId("chat-field")).toHaveCount(0);
  await mute(host, "what a network");
  await say(spectator, "thank you");
  await expect(said(host, "thank you")).toBeVisible();
});

test("on a phone the chat is a sheet, and a message written without a line is sent when it is back", async ({
  product,
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const [host, guest] = [await visitor(browser, product.url, phone), await visitor(browser, product.url)];
  const line = await cuttable(host);
  await startTable([host, guest], { players: 2 });
  await guest.getByTestId("chat-open").click();
  await say(guest, "are you there?");
  await expect(host.getByTestId("chat-count")).toHaveText("1");
  await host.getByTestId("chat-open").tap();
  await expect(said(host, "are you there?")).toBeVisible();
  await line.cut();
  await host.getByTestId("chat-field").fill("a tunnel, sorry");
  await host.getByTestId("chat-send").tap();
  await expect(host.getByTestId("chat-field")).toHaveValue("a tunnel, sorry");
  await expect(host.getByTestId("chat-outgoing")).toContainText("No connection");
  line.mend();
  await expect(said(guest, "a tunnel, sorry")).toBeVisible();
  await expect(host.getByTestId("chat-field")).toHaveValue("");
  await expect(said(guest, "are you there?")).toBeVisible();
});
