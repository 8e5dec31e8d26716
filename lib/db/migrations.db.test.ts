import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { migrate } from "./migrate";

const folder = path.resolve("prisma/migrations");
const names = readdirSync(folder)
  .filter((name) => /^\d{14}_/.test(name))
  .sort();
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase("empty");
});
afterAll(() => fresh.drop());

test("migrations apply in order, once", async () => {
  expect(await migrate({ connectionString: fresh.url }, folder)).toEqual(names);
  expect(await migrate({ connectionString: fresh.url }, folder)).toEqual([]);
});

test("several servers may start at once on an empty database", async () => {
  const other = await freshDatabase("empty");
  const applied = await Promise.all([1, 2, 3].map(() => migrate({ connectionString: other.url }, folder)));
  expect(applied.flat().sort()).toEqual(names);
  await other.drop();
});

test("a migration that was edited after it was applied is refused", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "opensky-migrations-"));
  cpSync(folder, copy, { recursive: true });
  appendFileSync(path.join(copy, names[0]!, "migration.sql"), "-- edited\n");
  await expect(migrate({ connectionString: fresh.url }, copy)).rejects.toThrow(`${names[0]} was edited`);
  rmSync(copy, { recursive: true });
});

test("the migrations make what schema.prisma says", () => {
  const other = mkdtempSync(path.join(tmpdir(), "opensky-schema-"));
  const changed = path.join(other, "schema.prisma");
  writeFileSync(changed, readFileSync("prisma/schema.prisma", "utf8").replace("month        Int?", "month        Int"));
  expect(difference("prisma/schema.prisma")).toEqual({ status: 0, sql: "" });
  expect(difference(changed)).toEqual({ status: 2, sql: 'ALTER TABLE "Game" ALTER COLUMN "month" SET NOT NULL;' });
  rmSync(other, { recursive: true });
});

/** What would still have to be done to the migrated database for this schema. */
function difference(schema: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["lib/db/tools/migrate.mjs", "diff", "--from-config-datasource", "--to-schema", schema, "--script", "--exit-code"],
    { env: { ...process.env, DATABASE_URL: fresh.url }, encoding: "utf8" },
  );
  const sql = stdout.split("\n").filter((line) => line !== "" && !line.startsWith("--") && !line.startsWith("Loaded"));
  return { status, sql: sql.join("\n") };
}
