import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Where a build notes from which sources it was made. */
export const BUILT_FROM = path.join("dist", "built-from");

const FOLDERS = ["app", "components", "lib", "prisma", "public"];
const FILES = ["next.config.js", "package.json", "package-lock.json", "tsconfig.json", ".postcssrc.json"];
const NOT_BUILT = /\.test\.tsx?$/;
const NOT_READ = new Set([path.join("lib", "db", "generated"), path.join("lib", "testing")]);

/**
 * The same for the same sources, in any checkout: a digest of the contents of everything that a build reads.
 * @param {string} root the folder of package.json
 */
export function fingerprint(root) {
  const digest = createHash("sha256");
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))]) {
    if (existsSync(path.join(root, file))) {
      digest.update(`${file}\0`).update(readFileSync(path.join(root, file)));
    }
  }
  return digest.digest("hex");
}

/** @returns {string[]} @param {string} root @param {string} folder */
function filesIn(root, folder) {
  if (NOT_READ.has(folder) || !existsSync(path.join(root, folder))) {
    return [];
  }
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return filesIn(root, name);
      }
      return NOT_BUILT.test(entry.name) ? [] : [name];
    });
}
