// Builds the product: Prisma's client, the pages, the server. Notes from what, so that `npm start` need not do it again.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILT_FROM, fingerprint } from "./sources.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** @param {string} title @param {readonly string[]} args */
function node(title, args) {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (run.status !== 0) {
    console.error(`${title} failed: see above`);
    process.exit(run.status ?? 1);
  }
}

const sources = fingerprint(root);
rmSync(path.join(root, BUILT_FROM), { force: true });
node("Prisma's client", ["lib/db/tools/generate.mjs"]);
node("The build of the pages", ["node_modules/next/dist/bin/next", "build"]);
node("The build of the first page's script", ["lib/server/tools/home.mjs"]);
node("The build of the server", ["lib/server/tools/bundle.mjs"]);
writeFileSync(path.join(root, BUILT_FROM), sources);
