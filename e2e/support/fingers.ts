import type { Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** Moves one or two fingers over the screen, each from one place to another. */
export async function fingers(page: Page, ways: readonly { readonly from: Point; readonly to: Point }[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const at = (share: number) =>
    ways.map(({ from, to }, id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / STEPS) });
  }
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await line.detach();
}
