import { expect, type Locator, type Page } from "@playwright/test";

/** Somebody who follows the tutorial's coach by pointer. */
export class Learner {
  constructor(readonly page: Page) {}

  get tray(): Locator {
    return this.page.getByTestId("tray");
  }

  /** Waits until the coach is at a step. */
  async reach(step: string): Promise<void> {
    await expect(this.page.getByTestId("coach")).toHaveAttribute("data-step", step);
  }

  async next(): Promise<void> {
    await this.page.getByTestId("coach-next").click();
  }

  /** Aims at a place of the map, as a pointer does, until it is chosen: the map may still be gliding. */
  async onMap(id: string): Promise<void> {
    const target = this.page.getByTestId(id);
    await expect(async () => {
      if ((await target.getAttribute("aria-pressed")) !== "true") {
        const box = await target.boundingBox();
        if (box === null) throw new Error(`${id} is not on the map`);
        await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      }
      await expect(target).toHaveAttribute("aria-pressed", "true", { timeout: 1_500 });
    }).toPass({ timeout: 60_000 });
  }

  async inTray(id: string): Promise<void> {
    await this.tray.getByTestId(id).click();
  }

  async confirm(): Promise<void> {
    const primary = this.tray.getByTestId("primary");
    await expect(primary).not.toHaveAttribute("aria-disabled", "true");
    await primary.click();
  }
}
