import type { Page } from "@playwright/test";
import { dice, EUROPE_PLAN, PagePlayer } from "./player";
import { expect, type Staged } from "./staged";

/** A prepared game and whose eyes see it; no seat is somebody who watches. */
export interface Scene {
  readonly name: string;
  readonly gameId: string;
  readonly seat: number | null;
}

/** Everything that stands still on prepared tables: each phase as who is asked sees it, and as who waits does. */
export function scenes({ tables }: Staged, side: "europe" | "america", phases?: readonly string[]): readonly Scene[] {
  return Object.entries(tables)
    .filter(([name]) => name.startsWith(side) && !name.includes(" last"))
    .filter(([name]) => phases === undefined || phases.some((phase) => name === `${side} ${phase}`))
    .flatMap(([name, { gameId, seat, waiting }]) => [
      { name, gameId, seat },
      ...(waiting === null ? [] : [{ name: `${name}, waiting`, gameId, seat: waiting }]),
    ]);
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

/** One answer of who is asked, which turns a prepared table into something else. */
export async function answer(page: Page, how: "decline" | "act"): Promise<void> {
  if (how === "act") {
    await new PagePlayer(page, "mouse", dice(3), EUROPE_PLAN).act();
    return;
  }
  // It cannot be taken back, so it is asked once more.
  await page.getByTestId("tray").getByTestId("decline").click();
  await page.getByTestId("tray").getByTestId("decline").click();
}
