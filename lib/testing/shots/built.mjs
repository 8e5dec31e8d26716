// The product as it is now, and a browser to look at it with.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILT_FROM, fingerprint } from "../../server/tools/sources.mjs";
import { findBrowser } from "../browser.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * Builds where the sources have changed, then runs Playwright and ends with its exit code.
 * @param {readonly string[]} args @param {Record<string, string>} env
 */
export async function playwright(args, env = {}) {
  const note = path.join(root, BUILT_FROM);
  if (!existsSync(note) || readFileSync(note, "utf8") !== fingerprint(root)) {
    const build = spawnSync(process.execPath, ["lib/server/tools/build.mjs"], { cwd: root, stdio: "inherit" });
    if (build.status !== 0) process.exit(build.status ?? 1);
  }
  const command = path.join(root, "node_modules/.bin/playwright");
  const run = spawnSync(command, ["test", "--config", "e2e/playwright.config.ts", ...args], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CHROMIUM_PATH: await findBrowser(), ...env },
  });
  process.exit(run.status ?? 1);
}
