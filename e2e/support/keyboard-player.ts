import { expect, type Page } from "@playwright/test";

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
const MOST_TABS = 90;

/** Someone who plays by the keyboard alone: presses keys, and otherwise only looks. */
export class KeyboardPlayer {
  constructor(
    readonly page: Page,
    private readonly random: () => number,
  ) {}

  async version(): Promise<number> {
    return Number(await this.page.getByTestId("game-table").getAttribute("data-version"));
  }

  async asked(): Promise<string> {
    return (await this.page.getByTestId("tray").getAttribute("data-type")) ?? "";
  }

  /** The focus is somewhere, on something that is there. */
  async keepsFocus(when: string): Promise<void> {
    const lost = () => this.page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
    await expect.poll(lost, { message: `the focus is somewhere ${when}` }).toBe(false);
  }

  /** Answers what the page asks, and waits until the page shows that it happened. */
  async act(): Promise<string> {
    const asked = await this.asked();
    const before = await this.version();
    await this.compose(asked);
    await expect.poll(() => this.version(), { message: `the page moves on after ${asked}` }).toBeGreaterThan(before);
    await this.keepsFocus(`after ${asked}`);
    return asked;
  }

  /** Goes on by Tab until the focus is on something of this kind. */
  async tabTo(selector: string): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await this.on(selector)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not come to ${selector}`);
  }

  /** Whether the focus is on or in such an element. */
  on(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
  }

  private async compose(asked: string): Promise<void> {
    switch (asked) {
      case "placeCallsign":
      case "placePlanes":
      case "placeHubs":
        await this.pickOnMap();
        return this.confirm();
      case "chooseMarket":
        await this.pick("market-");
        return this.confirm();
      case "submitFare":
        if (this.random() < 0.15) return this.decline();
        await this.pick("fare-");
        return this.confirm();
      case "flashDeal":
        if (this.random() < 0.4) return this.decline();
        await this.pick("fare-");
        return this.confirm();
      case "attachAncillaries":
        if (this.random() < 0.6) await this.pick("token-");
        return this.confirm();
      case "leasePlanes":
        return this.decline();
      default:
        throw new Error(`the page asks nothing: ${asked}`);
    }
  }

  /** Walks over the map by arrows, or jumps by typing, and chooses until the decision is complete. */
  private async pickOnMap(): Promise<void> {
    await this.page.keyboard.press("m");
    for (let tries = 0; tries < 60 && !(await this.ready()); tries += 1) {
      expect(await this.on('[data-testid="board-map"]'), "the focus is on the map").toBe(true);
      if (this.random() < 0.3) await this.page.keyboard.type(["a", "f", "l", "c"][Math.floor(this.random() * 4)] ?? "a");
      else await this.page.keyboard.press(ARROWS[Math.floor(this.random() * ARROWS.length)] ?? "ArrowUp");
      const open = await this.page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") !== "true");
      const pressed = await this.page.evaluate(() => document.activeElement?.getAttribute("aria-pressed") === "true");
      if (open && !pressed) await this.page.keyboard.press("Enter");
    }
  }

  /** Chooses one of the tray's cards, markets or tokens. */
  private async pick(prefix: string): Promise<void> {
    await this.page.keyboard.press("d");
    await this.tabTo(`[data-testid="tray"] [data-testid^="${prefix}"]`);
    await this.page.keyboard.press("Space");
    if (prefix !== "token-" && this.random() < 0.5) await this.page.keyboard.press("ArrowRight");
  }

  private async ready(): Promise<boolean> {
    return (await this.page.getByTestId("primary").getAttribute("aria-disabled")) !== "true";
  }

  private async confirm(): Promise<void> {
    await expect.poll(() => this.ready(), { message: "the choice can be confirmed" }).toBe(true);
    if (this.random() < 0.5) return this.page.keyboard.press("Control+Enter");
    await this.tabTo('[data-testid="primary"]');
    await this.page.keyboard.press("Enter");
  }

  /** Refuses; a refusal that would be dear asks for a second press of the same button. */
  private async decline(): Promise<void> {
    const before = await this.version();
    await this.page.keyboard.press("d");
    await this.tabTo('[data-testid="decline"]');
    const words = await this.page.getByTestId("decline").textContent();
    await this.page.keyboard.press("Enter");
    const moved = async () =>
      (await this.version()) > before ||
      (await this.page.getByTestId("tray").getAttribute("data-sending")) !== null ||
      (await this.page.getByTestId("decline").count()) === 0;
    const changed = async () => (await moved()) || (await this.page.getByTestId("decline").textContent()) !== words;
    await expect.poll(changed, { message: "the refusal is heard" }).toBe(true);
    if (!(await moved())) await this.page.keyboard.press("Enter");
  }
}
