import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import next from "next";
import { type SessionKeys, shareSessionKeys } from "@/lib/auth/keys";
import { PgLogStore } from "@/lib/db/log-store";
import { readMarks } from "@/lib/db/marks";
import { shareDatabase } from "@/lib/db/shared";
import { PgTableStore } from "@/lib/db/table-store";
import { openTables } from "@/lib/db/tables";
import { Users } from "@/lib/db/users";
import words from "@/lib/i18n/messages/en/errors.json";
import { startRealtime } from "@/lib/realtime/server/realtime";
import { type Engine, overPostgres, overRedis } from "@/lib/realtime/server/nodes/engines";
import { addressesOf } from "./addresses";
import type { Environment } from "./environment";
import { lockFolder } from "./folder-lock";
import { projectRoot } from "./root";
import { keptSecret } from "./secret";
import { openStore } from "./store";
import { nameHost, welcome } from "./visitors";

export interface Site {
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Wires the house together and opens it: pages and sockets on one port. */
export async function startSite(given: Environment): Promise<Site> {
  const dataFolder = path.resolve(projectRoot, given.dataFolder);
  const environment = { ...given, dataFolder };
  const { databaseUrl, secret, publicUrl, production } = environment;
  if (databaseUrl === null) {
    await lockFolder(dataFolder);
  }
  const keys: SessionKeys = { secret: secret ?? keptSecret(dataFolder), secure: publicUrl?.protocol === "https:" };
  const store = await openStore(environment, projectRoot);
  const { database } = store;
  shareDatabase(database);
  shareSessionKeys(keys);
  // next-auth then makes its addresses from the host that was asked, which `nameHost` has seen to.
  process.env["AUTH_TRUST_HOST"] = "true";

  let answer: Answer = async (_, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end();
  };
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(`${request.method} ${request.url}`, error);
      if (!response.headersSent) {
        response.writeHead(500);
      }
      response.end();
    });
  });
  const app = next({ dev: !production, dir: projectRoot, httpServer: http });
  await app.prepare();
  const page = app.getRequestHandler();
  answer = async (request, response) => {
    if (request.url === "/healthz") {
      response.writeHead(200, { "Content-Type": "text/plain" }).end("ok\n");
      return;
    }
    nameHost(request, publicUrl);
    await welcome(request, response, keys);
    await page(request, response);
  };
  const engine = await openEngine(environment);
  const realtime = startRealtime(http, {
    store: new PgTableStore(database),
    log: new PgLogStore(database),
    users: new Users(database),
    openTables,
    keys,
    publicUrl,
    words,
    report,
    engine,
    marks: readMarks(database),
  });
  const port = await listen(http, environment);

  return {
    addresses: publicUrl ? [publicUrl.href] : addressesOf(environment.host, port),
    close: async () => {
      await realtime.close();
      http.closeAllConnections();
      await app.close();
      await store.close();
    },
  };
}

/** To the other servers, if there can be any: lib/realtime/decisions tells why Postgres is the default. */
const openEngine = async ({ databaseUrl, redisUrl }: Environment): Promise<Engine | null> => {
  if (databaseUrl === null) {
    return null;
  }
  return redisUrl === null ? overPostgres({ connectionString: databaseUrl }, report) : overRedis(redisUrl, report);
};

/** Answers the port, which the system chooses where the environment says 0. */
const listen = (http: Server, { host, port }: Environment): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`PORT: ${port} is in use by another program`) : error),
    );
    http.listen(port, host, () => {
      const address = http.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

const report = (what: string, error: unknown): void =>
  console.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
