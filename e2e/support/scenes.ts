import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer } from "./player";
import { expect, type Staged } from "./staged";

/** A prepared game and whose eyes see it; no seat is somebody who watches. */
export interface Scene {
  readonly name: string;
  readonly gameId: string;
  readonly seat: number | null;
}

/** Phases in which who waits sees more than that. */
const TOLD: readonly string[] = ["chooseMarket", "submitFare", "flashDeal", "attachAncillaries", "winter"];

/**
 * Everything that stands still on prepared tables: each phase as who is asked sees it, and as who waits does where
 * that is of its own; or of some phases both.
 */
export function scenes({ tables }: Staged, side: "europe" | "america", phases?: readonly string[]): readonly Scene[] {
  return Object.entries(tables).flatMap(([name, { gameId, seat, waiting }]) => {
    const [where, phase = ""] = name.split(" ");
    if (where !== side || phase.startsWith("last") || phases?.includes(phase) === false) return [];
    const told = waiting !== null && TOLD.includes(phase);
    return [{ name, gameId, seat }, ...(told ? [{ name: `${name}, waiting`, gameId, seat: waiting }] : [])];
  });
}

/** The two sizes at which a table is laid out differently. */
export const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** Makes a table's page wide or narrow, as far as it is not. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await expect(page.getByTestId("tab-wallet")).toHaveCount(size === "phone" ? 1 : 0);
  await expect(page.getByTestId("board-map").locator("svg").first()).toBeVisible();
}

/** Opens a table as it stands. */
export async function openScene(page: Page, { gameId }: Pick<Scene, "gameId">): Promise<void> {
  await page.goto(`/t/${gameId}`);
  await expect(page.getByTestId("game-table")).toBeVisible();
  await expect(page.getByTestId("board-map").locator("svg").first()).toBeVisible();
}

/** How long a card of a moment stays (components/games/opensky/frame/moments/MomentCard.tsx). */
const MOMENT_MS = 9000;

/** Lets cards that go by themselves stay until they are put away, so that a slow machine can look at them. */
export const keepMoments = (page: Page) =>
  page.addInitScript((shown) => {
    const later = window.setTimeout.bind(window);
    const kept = (what: TimerHandler, ms?: number, ...more: unknown[]) => later(what, ms === shown ? 2 ** 30 : ms, ...more);
    Object.assign(window, { setTimeout: kept });
  }, MOMENT_MS);

/** What is asked at the prepared tables from which a card comes over the table. */
export const MOMENTS = [
  { name: "lastLeaseOfSummer", card: "season-turn" },
  { name: "lastBidder", card: "moment-reveal" },
  { name: "lastFare", card: "moment-final" },
] as const;

/** The answers of who is asked that bring a card about. */
export async function bring(page: Page, { name, card }: (typeof MOMENTS)[number]): Promise<void> {
  const tray = page.getByTestId("tray");
  const player = new PagePlayer(page, "mouse", dice(3), EUROPE_PLAN);
  switch (name) {
    case "lastLeaseOfSummer":
      // It cannot be taken back, so it is asked once more.
      await tray.getByTestId("decline").click();
      await tray.getByTestId("decline").click();
      break;
    case "lastBidder":
      await player.act();
      break;
    case "lastFare":
      while (!(await player.finished())) await player.act();
  }
  await expect(page.getByTestId(card)).toBeVisible();
}
