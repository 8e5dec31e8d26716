import { expect, type Locator, type Page } from "@playwright/test";

/** How a player works the page: by mouse, by thumb, or by keyboard alone. */
export type Hand = "mouse" | "touch" | "keyboard";

/** A small seeded generator, so that a failing journey can be walked again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a player builds: close together, so that most markets can be served and the fares meet. */
export interface Plan {
  readonly airports: readonly string[];
  readonly routes: readonly string[];
}

export const EUROPE_PLAN: Plan = {
  airports: ["AMS", "CDG", "FRA", "LHR", "CPH", "DUB"],
  routes: ["AMS-CDG", "AMS-FRA", "AMS-LHR", "CDG-FRA", "CDG-LHR", "FRA-LHR", "AMS-CPH", "CPH-FRA", "DUB-LHR", "AMS-DUB"],
};
export const AMERICA_PLAN: Plan = {
  airports: ["ORD", "YYZ", "JFK", "ATL", "DFW", "DEN"],
  routes: ["JFK-ORD", "ORD-YYZ", "JFK-YYZ", "ATL-ORD", "ATL-JFK", "ATL-DFW", "DFW-ORD", "DEN-ORD", "DEN-DFW", "ATL-YYZ"],
};

/** Someone who sits at a table and plays only through the page. */
export class PagePlayer {
  constructor(
    readonly page: Page,
    private readonly hand: Hand,
    private readonly random: () => number,
    private readonly plan: Plan,
  ) {}

  private get tray(): Locator {
    return this.page.getByTestId("tray");
  }

  /** Number of events that this page has seen. */
  async version(): Promise<number> {
    return Number(await this.page.getByTestId("game-table").getAttribute("data-version"));
  }

  /** The kind of decision the page asks for; "waiting" where none. */
  async asked(): Promise<string> {
    const mine = (await this.page.getByTestId("game-table").getAttribute("data-mine")) === "true";
    return mine ? ((await this.tray.getAttribute("data-type")) ?? "waiting") : "waiting";
  }

  async finished(): Promise<boolean> {
    return (await this.page.getByTestId("game-table").getAttribute("data-phase")) === "finished";
  }

  /** Answers what the page asks now, and waits until the page shows that it happened. */
  async act(): Promise<string> {
    const asked = await this.asked();
    const before = await this.version();
    await this.compose(asked);
    await expect
      .poll(() => this.version(), { message: `the page moves on after ${asked}`, intervals: [40] })
      .toBeGreaterThan(before);
    return asked;
  }

  private async compose(asked: string): Promise<void> {
    switch (asked) {
      case "placeCallsign":
        await this.pickOnMap("airport-");
        return this.confirm();
      case "placePlanes":
        await this.pickUntilReady("route-");
        return this.confirm();
      case "placeHubs":
        await this.placeHubs();
        return this.confirm();
      case "chooseMarket":
        await this.press(await this.oneOf("market-"));
        return this.confirm();
      case "submitFare":
        if (this.random() < 0.12) return this.decline();
        await this.press(await this.oneOf("itinerary-"));
        await this.press(await this.oneOf("fare-"));
        return this.confirm();
      case "flashDeal":
        if (this.random() < 0.4) return this.decline();
        await this.press(await this.oneOf("fare-"));
        return this.confirm();
      case "attachAncillaries":
        if (this.random() < 0.6) await this.press(await this.oneOf("token-"));
        return this.confirm();
      case "leasePlanes":
        if (this.random() < 0.6) return this.decline();
        await this.pickOnMap("route-");
        return (await this.ready()) ? this.confirm() : this.decline();
      default:
        throw new Error(`the page asks nothing: ${asked}`);
    }
  }

  /** What the tray suggests where it does, else airports of the map. */
  private async placeHubs(): Promise<void> {
    for (let tries = 0; tries < 12 && !(await this.ready()); tries++) {
      const suggested = this.tray.locator('[data-testid^="suggest-"]');
      if ((await suggested.count()) > 0) await this.press(suggested.first());
      else await this.pickOnMap("airport-");
    }
  }

  private async pickUntilReady(prefix: string): Promise<void> {
    for (let tries = 0; tries < 40 && !(await this.ready()); tries++) await this.pickOnMap(prefix);
  }

  private async pickOnMap(prefix: string): Promise<void> {
    const open = `[data-testid^="${prefix}"]:not([aria-disabled="true"]):not([aria-pressed="true"])`;
    // The map's data come by themselves, a moment after the page.
    await expect(this.page.getByTestId("board-map").locator("svg").first()).toBeVisible();
    const found = this.page.getByTestId("board-map").locator(open);
    const reachable = (): Promise<string[]> =>
      found.evaluateAll((elements) =>
        elements
          .filter((element) => {
            // What a panel covers a player cannot reach without moving the map.
            const { x, y, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-testid="board-map"]');
          })
          .map((element) => element.getAttribute("data-testid") ?? ""),
      );
    // A screen that was just turned takes a moment to find its places.
    await expect
      .poll(async () => (await reachable()).length, { message: `choices ${prefix} within reach on the map` })
      .toBeGreaterThan(0);
    const ids = await reachable();
    const planned = [...this.plan.airports, ...this.plan.routes].map((name) => `${prefix}${name}`);
    const wanted = ids.filter((id) => planned.includes(id));
    const among = wanted.length > 0 ? wanted : ids;
    const id = among[Math.floor(this.random() * among.length)] ?? "";
    const target = this.page.getByTestId(id);
    if (this.hand === "keyboard") return this.press(target);
    // Where choices lie close together the map takes the nearest: a pointer aims at a place, not at an element.
    const box = await target.boundingBox();
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.hand !== "touch") return this.page.mouse.click(x, y);
    await this.page.touchscreen.tap(x, y);
    // Where a finger may have meant several choices the map asks which one.
    const asks = this.page.getByTestId("map-chooser");
    if (!(await asks.isVisible())) return;
    const meant = asks.getByTestId(`choose-${id}`);
    await ((await meant.count()) > 0 ? meant : asks.getByRole("button").first()).tap();
  }

  private async oneOf(prefix: string): Promise<Locator> {
    const choices = this.tray.locator(`[data-testid^="${prefix}"]`);
    // A rarer decision's code comes when it is first needed.
    await expect(choices.first(), `choices ${prefix} in the tray`).toBeVisible();
    const count = await choices.count();
    expect(count, `choices ${prefix} in the tray`).toBeGreaterThan(0);
    return choices.nth(Math.floor(this.random() * count));
  }

  /** Whether the one primary button can be pressed. */
  private async ready(): Promise<boolean> {
    const primary = this.tray.getByTestId("primary");
    return (await primary.getAttribute("aria-disabled")) !== "true" && (await primary.isEnabled());
  }

  private async confirm(): Promise<void> {
    await expect.poll(() => this.ready(), { message: "the choice can be confirmed", intervals: [40] }).toBe(true);
    await this.press(this.tray.getByTestId("primary"));
  }

  /** Refuses; a refusal that would be dear asks for a second press. */
  private async decline(): Promise<void> {
    const before = await this.version();
    await this.press(this.tray.getByTestId("decline"));
    await this.page.waitForTimeout(250);
    const again = this.tray.getByTestId("decline");
    if ((await this.version()) === before && (await this.tray.getAttribute("data-sending")) === null && (await again.isVisible())) {
      await this.press(again);
    }
  }

  private async press(target: Locator): Promise<void> {
    if (this.hand === "mouse") return target.click();
    if (this.hand === "touch") return target.tap();
    const input = target.locator("input");
    const focusable = (await input.count()) > 0 ? input.first() : target;
    await focusable.focus();
    const isRadio = (await focusable.getAttribute("type")) === "radio" || (await focusable.getAttribute("type")) === "checkbox";
    await this.page.keyboard.press(isRadio ? "Space" : "Enter");
  }
}

/** Plays until the game is over or `until` says so. Throws when nobody is asked and nothing moves. */
export async function play(players: readonly PagePlayer[], until: (asked: string) => boolean = () => false): Promise<void> {
  let idle = 0;
  while (idle < 60) {
    const [first] = players;
    if (first && (await first.finished())) return;
    let moved = false;
    for (const player of players) {
      const asked = await player.asked();
      if (asked === "waiting") continue;
      if (until(asked)) return;
      await player.act();
      moved = true;
    }
    idle = moved ? 0 : idle + 1;
    if (!moved) await players[0]?.page.waitForTimeout(150);
  }
  throw new Error("nobody is asked and the game is not over");
}
