import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import { ended, freePort, healthy } from "./server";

const root = path.resolve(import.meta.dirname, "../..");

/** A prepared game: who is asked, and a seat that is not, if there is one. */
export interface StagedTable {
  readonly gameId: string;
  readonly seat: number;
  readonly waiting: number | null;
}

/** The built product with prepared games: see lib/testing/stage. */
export interface Staged {
  readonly url: string;
  readonly tables: Readonly<Record<string, StagedTable>>;
  readonly sessions: readonly { readonly name: string; readonly value: string }[];
  readonly close: () => Promise<void>;
}

/** Prepares a database of its own and starts the product on it. */
export async function openStaged(): Promise<Staged> {
  const folder = await mkdtemp(path.join(tmpdir(), "opensky-stage-"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "lib/testing/stage/stage.ts", folder],
    { cwd: root, timeout: 300_000 },
  );
  const stage = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Pick<Staged, "tables" | "sessions">;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _server, NEXTAUTH_URL: _url, PUBLIC_URL: _public, NEXTAUTH_SECRET: _secret, ...env } = process.env;
  let printed = "";
  const child = spawn(process.execPath, ["dist/server.mjs"], {
    cwd: root,
    env: { ...env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, PSEUDO_LANGUAGE: "on" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk));
  await healthy(url, child, () => printed);
  return {
    ...stage,
    url,
    close: async () => {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended(child);
      clearTimeout(timer);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page of a player of the prepared games, or of somebody who is new here. */
export async function stagedPage(
  browser: Browser,
  staged: Staged,
  seat: number | null,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: staged.url, reducedMotion: "reduce", ...options });
  const session = seat === null ? undefined : staged.sessions[seat];
  if (session) await context.addCookies([{ ...session, url: staged.url }]);
  // What has not come by then does not come.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

export const test = base.extend<object, { staged: Staged }>({
  staged: [
    async ({}, use) => {
      const staged = await openStaged();
      await use(staged);
      await staged.close();
    },
    { scope: "worker", timeout: 500_000 },
  ],
});

export { expect } from "@playwright/test";
