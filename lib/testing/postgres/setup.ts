import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "@/lib/db/migrate";
import { startCluster } from "./cluster";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** One Postgres for all tests (TEST_DATABASE_URL, or one of our own), with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? { url: given, stop: () => Promise.resolve() } : await startCluster();
  const template = `opensky_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate({ connectionString: databaseUrl(cluster.url, template) }, path.resolve("prisma/migrations"));
  project.provide("postgres", { url: cluster.url, template });
  return async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await admin.end();
    await cluster.stop();
  };
}

function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
