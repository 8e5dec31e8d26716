import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Database } from "./database";

/** The key with which Prisma's own command line locks a database while it migrates. */
const MIGRATION_LOCK = 72707369;

const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Applies the committed migrations that the database lacks, each in a transaction, and returns their names. Keeps the
 * same ledger as Prisma's command line, so that the two can be used in turn. Throws where the past does not agree.
 */
export async function migrate(config: pg.ClientConfig, folder: string): Promise<readonly string[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(LEDGER);
    const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    const failed = rows.find((row) => !row.finished);
    if (failed) {
      throw new Error(`migration ${failed.name} failed earlier: mend it with "npm run migrate -- resolve"`);
    }
    const ledger = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    for (const migration of migrationsIn(folder)) {
      const known = ledger.get(migration.name);
      if (known === undefined) {
        await apply(client, migration);
        applied.push(migration.name);
      } else if (known !== migration.checksum) {
        throw new Error(`migration ${migration.name} was edited after it was applied`);
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}

const fileOf = (folder: string, name: string): string => path.join(folder, name, "migration.sql");

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .filter((name) => existsSync(fileOf(folder, name)));

function migrationsIn(folder: string): readonly Migration[] {
  return namesIn(folder).map((name) => {
    const sql = readFileSync(fileOf(folder, name), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, now(), $3, 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`migration ${migration.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Names of committed migrations that the database lacks. Throws where the database cannot be asked. */
export async function lackedMigrations(db: Pick<Database, "query">, folder: string): Promise<readonly string[]> {
  const rows = await db.query<{ name: string }>(
    "applied-migrations",
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    [],
  );
  const applied = new Set(rows.map(({ name }) => name));
  return namesIn(folder).filter((name) => !applied.has(name));
}
