import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer } from "../support/player";
import { expect, test } from "../support/server";
import { startTable, visitor } from "../support/tables";

const FACES = [200, 300, 400, 500, 600, 700];

interface Offer {
  readonly seat: string;
  readonly fare: number;
  readonly stops: number;
  readonly leads: boolean;
}

/** Who leads by the rules, worked out here once more: half a nonstop's fare for one stop, else the lowest of a kind. */
function leaders(offers: readonly Offer[]): readonly string[] {
  const least = (among: readonly Offer[]) => Math.min(...among.map(({ fare }) => fare));
  const nonstops = offers.filter(({ stops }) => stops === 0);
  const cheap = offers.filter(({ stops, fare }) => stops === 1 && fare * 2 <= least(nonstops));
  const among = nonstops.length === 0 ? offers : cheap.length > 0 ? cheap : nonstops;
  return among.filter(({ fare }) => fare === least(among)).map(({ seat }) => seat);
}

const tray = (page: Page) => page.getByTestId("tray");

/** Every decision says by which rule, and a button that cannot be pressed says why. */
async function explained(page: Page): Promise<void> {
  await expect(tray(page).locator('a[href^="/rules#"]').first()).toHaveAttribute("target", "_blank");
  const off = tray(page).locator('button[aria-disabled="true"]');
  for (const button of await off.all()) {
    const by = await button.getAttribute("aria-describedby");
    expect(by, "a reason").not.toBeNull();
    await expect(page.locator(`[id="${by}"]`)).not.toBeEmpty();
  }
}

async function planning(page: Page): Promise<void> {
  const notes = page.getByTestId("plan-notes");
  await expect(notes).toHaveCount(0);
  await page.locator('[data-testid^="route-"]:not([aria-disabled="true"])').first().focus();
  await page.keyboard.press("Enter");
  await expect(notes).toContainText(/subsid/);
  await page.getByTestId("take-back-0").click();
  await expect(notes).toHaveCount(0);
}

/** The first of the markets that somebody can serve is opened: those who can and hold a card are asked. */
async function market(page: Page): Promise<readonly string[] | null> {
  for (const row of await tray(page).locator('[data-testid^="market-"]:has(input)').all()) {
    const able = await row.locator('[data-service][data-cards="true"]').evaluateAll((marks) =>
      marks.map((mark) => mark.getAttribute("data-service") ?? ""),
    );
    if (able.length === 0) continue;
    await row.click();
    await expect(page.getByTestId("market-cards").locator("li")).toHaveCount(
      await row.locator("[data-service]").count(),
    );
    await tray(page).getByTestId("primary").click();
    return able;
  }
  return null;
}

async function fares(page: Page, seat: number, asked: readonly string[]): Promise<void> {
  const rivals = await tray(page)
    .locator("[data-rival]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-rival")));
  expect([...rivals, String(seat)].sort()).toEqual([...asked].sort());
  const cards = tray(page).locator('[data-testid^="fare-"]');
  for (const card of await cards.all()) {
    await card.click();
    const fare = Number(/\d+/.exec((await card.getAttribute("data-testid")) ?? "")?.[0]);
    const half = tray(page).getByTestId("half-line");
    const kind = (await half.count()) > 0 ? await half.getAttribute("data-kind") : null;
    if (kind === "needsNonstopFrom") await expect(half).toContainText(`${fare * 2} or more`);
    if (kind === "losesToNonstop") expect(fare * 2).toBeGreaterThan(500);
    if (kind === "oneStopUpTo") await expect(half).toContainText(`${fare / 2} or less`);
    if (kind === "safeFromOneStop") expect(fare / 2).toBeLessThan(200);
    await card.click();
  }
}

async function flashDeal(page: Page): Promise<void> {
  const offers = () =>
    tray(page).locator("[data-bid]").evaluateAll((rows) =>
      rows.map((row) => ({
        seat: row.getAttribute("data-bid") ?? "",
        fare: Number(row.getAttribute("data-fare")),
        stops: Number(row.getAttribute("data-stops")),
        leads: row.getAttribute("data-leads") === "true",
      })),
    );
  const marked = (all: readonly Offer[]) => all.filter(({ leads }) => leads).map(({ seat }) => seat);
  const now = await offers();
  expect(marked(now).sort()).toEqual([...leaders(now)].sort());
  for (const card of await tray(page).locator('[data-testid^="fare-"]').all()) {
    await card.click();
    await expect(page.getByTestId("flash-answer")).toBeVisible();
    const then = await offers();
    expect(marked(then).sort()).toEqual([...leaders(then)].sort());
  }
}

async function gamble(page: Page): Promise<void> {
  const rows = await page.locator('[data-testid^="gamble-"]').all();
  const own = Number(/\d+/.exec((await rows[0]?.textContent()) ?? "")?.[0]);
  for (const [tokens, row] of rows.entries()) {
    const price = own + 100 * tokens;
    const chance = tokens === 0 ? 6 : FACES.filter((face) => face >= price).length;
    await expect(row).toHaveAttribute("data-chance", String(chance));
    if (tokens > 0) await expect(row).toContainText(`${Math.round((price * chance) / 6)} on average`);
  }
}

test("every decision tells what it would bring, by which rule, and says right", async ({ product, browser }) => {
  const wanted = new Set(["placePlanes", "chooseMarket", "submitFare", "flashDeal", "attachAncillaries"]);
  for (let game = 0; wanted.size > 0; game += 1) {
    const pages = [await visitor(browser, product.url), await visitor(browser, product.url)];
    await startTable(pages, { side: "europe", players: 2, callsigns: "random", seating: "joined" });
    const players = pages.map((page, seat) => new PagePlayer(page, "mouse", dice(11 + game * 7 + seat), EUROPE_PLAN));
    let bidders: readonly string[] | null = null;
    for (;;) {
      if (wanted.size === 0 || (await players[0]?.finished())) break;
      for (const [seat, player] of players.entries()) {
        const page = pages[seat];
        const asked = await player.asked();
        if (page === undefined || asked === "waiting") continue;
        await explained(page);
        const before = await player.version();
        if (asked === "placePlanes" && wanted.delete(asked)) await planning(page);
        if (asked === "chooseMarket") {
          bidders = await market(page);
          if (bidders !== null) {
            wanted.delete(asked);
            await expect.poll(() => player.version()).toBeGreaterThan(before);
            continue;
          }
        }
        if (asked === "submitFare" && bidders !== null) {
          await fares(page, seat, bidders);
          wanted.delete(asked);
          bidders = null;
        }
        if (asked === "flashDeal") {
          await flashDeal(page);
          wanted.delete(asked);
        }
        if (asked === "attachAncillaries") {
          await gamble(page);
          wanted.delete(asked);
        }
        await player.act();
      }
    }
    await Promise.all(pages.map((page) => page.context().close()));
  }
});

/** Lets a page believe that it is out of sight, or back. */
const sight = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

/** The map keeps its place again after the tray has changed its height. */
async function settled(page: Page): Promise<void> {
  let before = "";
  const rests = async () => {
    const now = JSON.stringify(await page.locator('[data-testid^="airport-"]').first().boundingBox());
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(rests, { intervals: [250] }).toBe(true);
}

test("what happened while one was away is marked, told and shown again; live play is untouched", async ({
  product,
  browser,
}) => {
  const [first, second] = [await visitor(browser, product.url), await visitor(browser, product.url)];
  await second.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = "default";
      static requestPermission(): Promise<string> {
        Told.permission = "granted";
        return Promise.resolve("granted");
      }
      constructor(title: string, options: { body: string }) {
        told.push(`${title}: ${options.body}`);
      }
      close(): void {}
    }
    Object.assign(window, { told, Notification: Told });
  });
  const told = () => second.evaluate(() => Reflect.get(window, "told") as readonly string[]);
  const wish = { side: "europe", players: 2, callsigns: "chosen", seating: "joined" } as const;
  const path = await startTable([first, second], wish);
  const [ann, bob] = [first, second].map((page, seat) => new PagePlayer(page, "mouse", dice(5 + seat), EUROPE_PLAN));
  if (!ann || !bob) throw new Error("no player");

  await second.getByTestId("table-menu").click();
  await second.getByTestId("notify").click();
  await expect(second.getByTestId("notify")).toContainText("on");
  await second.getByTestId("motion").click();
  await expect(second.locator("html")).toHaveAttribute("data-motion", "off");
  await second.getByTestId("table-menu").click();

  // Out of sight: asked for, and told so once.
  await sight(second, "hidden");
  await ann.act();
  await expect(second.getByTestId("game-table")).toHaveAttribute("data-mine", "true");
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]).toContain("Your turn: place callsign Bravo.");
  await sight(second, "visible");
  const slip = second.getByTestId("looked");
  await expect(slip).toHaveAttribute("data-count", "1");
  await slip.getByTestId("looked-dismiss").click();
  await expect(slip).toHaveCount(0);
  await settled(second);
  await bob.act();
  expect(await told()).toHaveLength(1);

  // Closed: the other plays on as far as possible, and the page that is opened anew knows what it has missed.
  await ann.act();
  await bob.act();
  await expect(first.getByTestId("game-table")).toHaveAttribute("data-mine", "true");
  const context = second.context();
  await second.close();
  await ann.act();
  const back = await context.newPage();
  await back.goto(path);
  await expect(back.locator("html")).toHaveAttribute("data-motion", "off");
  await expect(back.getByTestId("looked")).toHaveAttribute("data-count", "1");
  await expect(back.getByTestId("log")).toContainText("New since you looked");
  const table = back.getByTestId("game-table");
  await expect(table).toHaveAttribute("data-mine", "true");
  const version = await table.getAttribute("data-version");
  const missed = await first.getByTestId("log").locator("li").first().textContent();

  await back.getByTestId("looked-show").click();
  await expect(back.getByTestId("review-line")).toContainText(/named/);
  expect(missed).toContain("named");
  await expect(back.getByTestId("review-back")).toHaveAttribute("aria-disabled", "true");
  await expect(table).toHaveAttribute("data-version", version ?? "");
  await expect(back.getByTestId("tray")).toHaveCount(0);
  await back.keyboard.press("Escape");
  await expect(back.getByTestId("review")).toHaveCount(0);
  await expect(back.getByTestId("tray")).toBeVisible();
  // Once shown it is not offered again.
  await expect(back.getByTestId("looked")).toHaveCount(0);
  await settled(back);
  await new PagePlayer(back, "mouse", dice(9), EUROPE_PLAN).act();
});
