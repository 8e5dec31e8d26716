// Installs what the tests need (packages, a browser) and runs them all: `npm test` on a machine with Node.js and npm only.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackages } from "../server/tools/install.mjs";
import { findBrowser } from "./browser.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const unitReport = path.join(tmpdir(), `opensky-unit-${process.pid}.json`);
const pagesReport = path.join(tmpdir(), `opensky-pages-${process.pid}.json`);

/** Runs one step with its output shown; a failing step ends the whole run with its exit code. */
function step(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  console.log(`== ${title}: ${status === 0 ? "done" : "FAILED"} after ${Math.round((Date.now() - started) / 1000)} s`);
  return status ?? 1;
}

const bin = (name) => path.join(root, "node_modules", ".bin", name);

/** Passed and failed tests of the two runners' JSON reports. */
function count() {
  const read = (file) => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      return {};
    }
  };
  const unit = read(unitReport);
  const pages = read(pagesReport).stats ?? {};
  return {
    passed: (unit.numPassedTests ?? 0) + (pages.expected ?? 0) + (pages.flaky ?? 0),
    failed: (unit.numFailedTests ?? 0) + (pages.unexpected ?? 0),
  };
}

installPackages(root);
const browser = await findBrowser();
console.log(`Browser: ${browser}`);
const steps = [
  () => step("Types", "npm", ["run", "typecheck"]),
  () =>
    step("Rules, store and rooms", bin("vitest"), [
      "run",
      "--config",
      "lib/testing/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ]),
  () => step("Build", "npm", ["run", "build"], { NEXT_TELEMETRY_DISABLED: "1" }),
  () =>
    step("Pages in Chromium", bin("playwright"), ["test", "--config", "e2e/playwright.config.ts"], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: pagesReport,
    }),
];
let status = 0;
for (const run of steps) {
  status = run();
  if (status !== 0) break;
}
const { passed, failed } = count();
rmSync(unitReport, { force: true });
rmSync(pagesReport, { force: true });
// A step may fail without a failed test: a type error, a file that does not load.
console.log(`\n${passed} passed, ${status === 0 ? failed : Math.max(failed, 1)} failed`);
process.exit(status);
