// The browser of the page tests: the first of CHROMIUM_PATH, Playwright's own, the system's Chromium, an installation.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

async function installed() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath(), ...SYSTEM].find((file) => file && existsSync(file));
}

const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Path of a Chromium that can be launched; installs one where the machine has none. */
export async function findBrowser() {
  const found = await installed();
  if (found) return found;
  console.log("No Chromium on this machine: installing one");
  // Debian's package first where we may install it: it brings the libraries that a browser needs.
  const root = process.getuid?.() === 0;
  if (root && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
  }
  if (!(await installed())) run("npx", ["playwright", "install", "chromium"]);
  const after = await installed();
  if (!after) throw new Error("No Chromium: install one and name it in CHROMIUM_PATH");
  return after;
}
