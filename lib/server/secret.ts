import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const SHORTEST = 32;

/** The secret that sessions are signed with: made at the first start and kept where only this user may read it. */
export function keptSecret(dataFolder: string): string {
  const file = path.join(dataFolder, "session-secret");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (kept.length >= SHORTEST) {
    return kept;
  }
  // A crash may have left an empty file, and an empty secret would let anybody sign: written aside, then put in place.
  const secret = randomBytes(48).toString("base64url");
  mkdirSync(dataFolder, { recursive: true });
  const aside = `${file}.new`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
}
