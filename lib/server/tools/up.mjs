// The one command: installs and builds where that is needed, then starts. Needs Node.js alone.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { installPackages } from "./install.mjs";
import { BUILT_FROM, fingerprint } from "./sources.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const note = path.join(root, BUILT_FROM);

installPackages(root);
if (!existsSync(note) || readFileSync(note, "utf8") !== fingerprint(root)) {
  console.log("Building ...");
  const build = spawnSync(process.execPath, [path.join(import.meta.dirname, "build.mjs")], { stdio: "inherit" });
  if (build.status !== 0) {
    process.exit(build.status ?? 1);
  }
}
await import("./serve.mjs");
