import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { connect } from "@/lib/db/database";
import { freshDatabase } from "@/lib/testing/postgres/fresh";
import { Health } from "./health";

const migrations = path.resolve("prisma/migrations");

test("ready with every migration applied; not ready while it drains", async () => {
  const fresh = await freshDatabase();
  const health = new Health(fresh.database, migrations);
  expect(await health.unready()).toBeNull();
  health.draining = true;
  expect(await health.unready()).toBe("draining");
  await fresh.drop();
});

test("a migration that the database lacks, and a database that is away", async () => {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), "opensky-migrations-"));
  mkdirSync(path.join(folder, "29990101000000_later"));
  writeFileSync(path.join(folder, "29990101000000_later", "migration.sql"), "SELECT 1;");
  expect(await new Health(fresh.database, folder).unready()).toBe("migrations");
  rmSync(folder, { recursive: true });
  await fresh.drop();
  const away = connect({ prepares: true, pool: { connectionString: "postgresql://nobody@127.0.0.1:1/none" } });
  expect(await new Health(away, migrations).unready()).toBe("database");
  await away.close();
});
