import { defineConfig } from "@playwright/test";

/** Journeys in a real Chromium against the built product; each worker starts its own server (support/server.ts). */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // One set for every machine: the comparison allows for how letters are drawn.
  snapshotPathTemplate: "{testDir}/looks/pictures/{arg}{ext}",
  testIgnore: process.env.SHOTS ? [] : ["shots/**"],
  timeout: 900_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    // The actions alone: pictures of every step would take more of the machine than the product does.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
