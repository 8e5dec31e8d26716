import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { keptSecret } from "./secret";

const home = mkdtempSync(path.join(tmpdir(), "opensky-secret-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("the secret is made once, kept, and for this user's eyes only", () => {
  const folder = path.join(home, "new");
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  if (process.platform !== "win32") expect(statSync(path.join(folder, "session-secret")).mode & 0o077).toBe(0);
});

test("an empty file that a crash has left is no secret", () => {
  writeFileSync(path.join(home, "session-secret"), "\n");
  const secret = keptSecret(home);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(home)).toBe(secret);
});
