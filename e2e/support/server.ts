import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");

/** The built product on its embedded database, in a folder of its own. */
export interface Product {
  readonly url: string;
  /** Ends the process without warning and starts it again on the same folder and port. */
  crash(): Promise<void>;
  /** What the server printed so far. */
  output(): string;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

export async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + 150_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`the server did not become healthy:\n${output()}`);
}

export const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

export const test = base.extend<{ tidy: void }, { product: Product }>({
  /** Pages of a journey that is over would go on beside the next one. */
  tidy: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  product: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "opensky-e2e-"));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      let printed = "";
      let child: ChildProcess;
      const start = async () => {
        const { DATABASE_URL: _server, NEXTAUTH_URL: _url, PUBLIC_URL: _public, ...env } = process.env;
        child = spawn(process.execPath, ["dist/server.mjs"], {
          cwd: root,
          env: { ...env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, PSEUDO_LANGUAGE: "on", BOT_DELAY: "off" },
          stdio: ["ignore", "pipe", "pipe"],
        });
        child.stdout?.on("data", (chunk: Buffer) => (printed += chunk));
        child.stderr?.on("data", (chunk: Buffer) => (printed += chunk));
        await healthy(url, child, () => printed);
      };
      await start();
      await use({
        url,
        output: () => printed,
        crash: async () => {
          child.kill("SIGKILL");
          await ended(child);
          await start();
        },
      });
      child!.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended(child!);
      clearTimeout(timer);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 200_000 },
  ],
});

export { expect } from "@playwright/test";
