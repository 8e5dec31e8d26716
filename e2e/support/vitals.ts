import type { Page } from "@playwright/test";

/** What a page has measured of itself. */
export interface Vitals {
  /** Largest contentful paint, in ms after the request. */
  readonly paint: number;
  /** All layout shifts without an input before them, added up. */
  readonly shift: number;
  /** What moved in the largest of them. */
  readonly moved: readonly string[];
  /** The longest time from an input to the next picture, in ms. */
  readonly interaction: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

/** Lets every document of the page measure itself from its beginning. */
export async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { paint: 0, shift: 0, moved: [] as string[], interaction: 0 };
    Object.assign(window, { vitals });
    const watch = (type: string, heard: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true, ...more });
    watch("largest-contentful-paint", (entry) => (vitals.paint = entry.startTime));
    watch("layout-shift", (entry) => {
      const { value, hadRecentInput, sources } = entry as Shift;
      if (hadRecentInput) return;
      vitals.shift += value;
      vitals.moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.getAttribute?.("class") ?? ""}`));
    });
    const slower = ({ duration }: PerformanceEntry) => (vitals.interaction = Math.max(vitals.interaction, duration));
    watch("event", slower, { durationThreshold: 16 });
  });
}

export const vitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { readonly vitals: Vitals }).vitals);
