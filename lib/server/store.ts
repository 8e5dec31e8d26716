import path from "node:path";
import { connect, type Database, type DatabaseAddress } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { startEmbeddedDatabase } from "./embedded-database";
import type { Environment } from "./environment";

/** Enough for one process: a command holds a connection for about a millisecond. */
const CONNECTIONS = 16;

/** A database that does not answer is taken for lost in the end, in ms: a line that leads nowhere must not hold games up. */
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 30_000, keepAlive: true } as const;

export const migrationsFolder = (root: string): string => path.join(root, "prisma", "migrations");

export interface OpenStore {
  readonly database: Database;
  /** For those who keep connections of their own. */
  readonly address: DatabaseAddress;
  close(): Promise<void>;
}

/** Opens the database that the environment names, or else the embedded one, with every migration applied. */
export async function openStore(environment: Environment, root: string): Promise<OpenStore> {
  const { databaseUrl, dataFolder } = environment;
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(path.join(dataFolder, "database")) : null;
  const address: DatabaseAddress = embedded?.address ?? {
    prepares: true,
    pool: { connectionString: databaseUrl ?? "", max: CONNECTIONS },
  };
  try {
    await migrate(address.pool, migrationsFolder(root));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  // Migrations may take their time.
  const database = connect(embedded ? address : { ...address, pool: { ...address.pool, ...PATIENCE } });
  return {
    database,
    address,
    close: async () => {
      await database.close();
      await embedded?.stop();
    },
  };
}
