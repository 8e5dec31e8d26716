import { createAdapter as createPostgresAdapter } from "@socket.io/postgres-adapter";
import { createAdapter as createRedisAdapter } from "@socket.io/redis-streams-adapter";
import pg from "pg";
import { createClient } from "redis";
import type { ServerOptions } from "socket.io";

/** What carries messages between the servers of one site. */
export interface Engine {
  readonly adapter: NonNullable<ServerOptions["adapter"]>;
  close(): Promise<void>;
}

/** Tells of trouble on the way to the other servers. */
type Report = (what: string, error: unknown) => void;

/**
 * One connection listens and one speaks: what a server says then arrives in the order in which it was said, and
 * commands never wait for a free connection because of it.
 */
const CONNECTIONS = 2;
/** The longest time that a message may lie in Redis unread counts in messages: some minutes of a busy site. */
const STREAM_LENGTH = 20_000;

/** Over the Postgres that keeps the games (LISTEN and NOTIFY). */
export function overPostgres(config: pg.PoolConfig, report: Report): Engine {
  const pool = new pg.Pool({ ...config, max: CONNECTIONS });
  const trouble = (error: unknown) => report("between the servers", error);
  pool.on("error", trouble);
  // The listening connection is lent out for good: the pool does not hear its errors, and unheard they end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const adapter = createPostgresAdapter(pool, { errorHandler: trouble });
  return { adapter, close: () => pool.end() };
}

/** Over a Redis server (streams). Throws where there is none at the start; later it is waited for. */
export async function overRedis(url: string, report: Report): Promise<Engine> {
  const client = createClient({ url });
  let open = false;
  client.on("error", (error: unknown) => {
    if (open) report("between the servers", error);
  });
  const connected = client.connect();
  const refused = new Promise<never>((_, reject) => client.once("error", reject));
  await Promise.race([connected, refused]);
  open = true;
  const { publish } = client;
  // The engine publishes without waiting for the answer: unheard, a failure would end the process.
  const heard: typeof publish = function (this: typeof client, channel, message) {
    return publish.call(this, channel, message).catch((error: unknown) => {
      if (client.isOpen) report("between the servers", error);
      return 0;
    });
  };
  Object.assign(client, { publish: heard });
  const adapter = createRedisAdapter(client, { maxLen: STREAM_LENGTH, onlyPlaintext: true });
  return {
    adapter,
    close: () => client.close(),
  };
}
