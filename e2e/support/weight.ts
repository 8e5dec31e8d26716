import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What a page loaded of one kind. */
export interface Loaded {
  readonly file: string;
  /** Gzipped, in bytes, whatever the server did. */
  readonly bytes: number;
}

/** Writes down what the page loads from now on; the answer reads it. */
export function weigh(page: Page, kinds: readonly string[]): () => Promise<readonly Loaded[]> {
  const bodies = new Map<string, Promise<Loaded | null>>();
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (!kinds.includes(kind) || bodies.has(response.url())) return;
    const file = new URL(response.url()).pathname;
    bodies.set(
      response.url(),
      response.body().then(
        (body) => ({ file, bytes: kind === "font" ? body.length : gzipSync(body).length }),
        () => null,
      ),
    );
  });
  return async () => (await Promise.all(bodies.values())).flatMap((loaded) => loaded ?? []);
}

/** All bytes together. */
export const total = (loaded: readonly Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0);
