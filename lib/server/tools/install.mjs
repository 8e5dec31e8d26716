import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Installs the locked packages where they are missing or older than the lock.
 * @param {string} root the folder of package.json
 */
export function installPackages(root) {
  const lock = path.join(root, "package-lock.json");
  const installed = path.join(root, "node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) {
    return;
  }
  console.log("Installing packages ...");
  const windows = process.platform === "win32";
  const npm = spawnSync(windows ? "npm.cmd" : "npm", ["ci", "--include=dev"], {
    cwd: root,
    stdio: "inherit",
    shell: windows,
  });
  if (npm.status !== 0) {
    console.error("npm ci failed: see above");
    process.exit(npm.status ?? 1);
  }
}
