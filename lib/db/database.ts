import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "./generated/client";

/** How to reach Postgres, and what that Postgres can do. */
export interface DatabaseAddress {
  readonly pool: pg.PoolConfig;
  /** Whether statements may be prepared by name; the embedded database shares them among all connections. */
  readonly prepares: boolean;
}

/** Carries out one statement. `name` makes a statement that is prepared once where the database allows it. */
export type Query = <Row>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  readonly prisma: PrismaClient;
  /** One statement, for what must be one round trip to be all or nothing. */
  readonly query: Query;
  /**
   * Several statements, all or nothing: null takes back what was done. The embedded database carries out one
   * transaction at a time, so nothing may be awaited in it but its own statements.
   */
  transaction<T>(work: (query: Query) => Promise<T | null>): Promise<T | null>;
  close(): Promise<void>;
}

interface Connection {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** Prisma and plain statements over one pool of connections. */
export function connect(address: DatabaseAddress): Database {
  const pool = new pg.Pool(address.pool);
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const through =
    (connection: Connection): Query =>
    async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const answer = await connection.query({ ...(address.prepares ? { name } : {}), text, values: [...values] });
      return answer.rows as Row[];
    };
  return {
    prisma,
    query: through(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken = false;
      const breaks = (): void => {
        broken = true;
      };
      // The statement that finds the connection gone tells of it; without a listener the process would end.
      client.on("error", breaks);
      try {
        await client.query("BEGIN");
        const done = await work(through(client));
        await client.query(done === null ? "ROLLBACK" : "COMMIT");
        return done;
      } catch (error) {
        // Where even this fails the connection is gone, and the database has taken everything back by itself.
        await client.query("ROLLBACK").catch(breaks);
        throw error;
      } finally {
        client.off("error", breaks);
        client.release(broken);
      }
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
