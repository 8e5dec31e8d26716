import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "./generated/client";

/** How to reach Postgres, and what that Postgres can do. */
export interface DatabaseAddress {
  readonly pool: pg.PoolConfig;
  /** Whether statements may be prepared by name; the embedded database shares them among all connections. */
  readonly prepares: boolean;
}

export interface Database {
  readonly prisma: PrismaClient;
  /**
   * One statement, for what must be one round trip to be all or nothing. `name` makes a statement that is
   * prepared once where the database allows it.
   */
  query<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Prisma and plain statements over one pool of connections. */
export function connect(address: DatabaseAddress): Database {
  const pool = new pg.Pool(address.pool);
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const answer = await pool.query({ ...(address.prepares ? { name } : {}), text, values: [...values] });
      return answer.rows as Row[];
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
