import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "@/lib/db/database";

export interface FreshDatabase {
  readonly url: string;
  readonly database: Database;
  drop(): Promise<void>;
}

/** A database of one test file's own: migrated, or quite empty. */
export async function freshDatabase(content: "migrated" | "empty" = "migrated"): Promise<FreshDatabase> {
  const { url, template } = inject("postgres");
  const name = `opensky_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(url, `CREATE DATABASE ${name} ${content === "migrated" ? `TEMPLATE ${template}` : ""}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = connect({ pool: { connectionString: own.href, max: 8 }, prepares: true });
  return {
    url: own.href,
    database,
    drop: async () => {
      await database.close();
      await asAdmin(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
