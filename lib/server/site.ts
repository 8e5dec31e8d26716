import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import next from "next";
import { type SessionKeys, shareSessionKeys } from "@/lib/auth/keys";
import { shareAccounts } from "@/lib/auth/accounts/shared";
import { asPeople, atOnce } from "@/lib/bots/runner/delay";
import { BotRunner } from "@/lib/bots/runner/runner";
import { threadedMind } from "@/lib/bots/runner/threads";
import { seeToLeft } from "@/lib/bots/runner/upkeep";
import { Sessions } from "@/lib/db/accounts/sessions";
import { PgChatStore } from "@/lib/db/chat-store";
import type { Database } from "@/lib/db/database";
import { PgLogStore } from "@/lib/db/log-store";
import { readMarks } from "@/lib/db/marks";
import { BEAT_MS, beat } from "@/lib/db/pulse";
import { shareDatabase } from "@/lib/db/shared";
import { PgTableStore } from "@/lib/db/table-store";
import { openTables } from "@/lib/db/tables";
import { leftToBots, overdueGames, silentGames } from "@/lib/db/upkeep";
import { Users } from "@/lib/db/users";
import { openJobs } from "@/lib/jobs/jobs";
import words from "@/lib/i18n/messages/en/errors.json";
import { ratingMaths } from "@/lib/ratings/rate-game";
import { memoryLimits } from "@/lib/realtime/server/limits";
import type { Report } from "@/lib/realtime/server/listen";
import { startRealtime } from "@/lib/realtime/server/realtime";
import { type Engine, overPostgres, overRedis } from "@/lib/realtime/server/nodes/engines";
import { siteAccounts } from "./accounts";
import { addressesOf } from "./addresses";
import { apiGate } from "./api-gate";
import type { Environment } from "./environment";
import { lockFolder } from "./folder-lock";
import { front } from "./front";
import { builtHome, servingHome } from "./home/serve";
import { Health } from "./health";
import { openLog } from "./log";
import { type Metrics, openMetrics, serveMetrics } from "./metrics";
import { playDoor } from "./play";
import { projectRoot } from "./root";
import { keptSecret } from "./secret";
import { migrationsFolder, openStore } from "./store";

export interface Site {
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A load balancer that asks every second has noticed by then. */
const NOTICED_WITHIN_MS = 3_000;

/** A page that takes longer when the server closes is cut off. */
const ANSWERED_WITHIN_MS = 2_000;

/** Wires the house together and opens it: pages and sockets on one port. */
export async function startSite(given: Environment): Promise<Site> {
  const dataFolder = path.resolve(projectRoot, given.dataFolder);
  const environment = { ...given, dataFolder };
  const { databaseUrl, secret, publicUrl, production } = environment;
  const log = openLog(environment);
  const metrics = openMetrics();
  const report = (what: string, error: unknown) => void log.failed(what, error);
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
      // The path is left out: a private table's link is its key.
      report(`${request.method} request`, error);
      if (!response.headersSent) {
        response.writeHead(500);
      }
      response.end();
    });
  });
  const app = next({ dev: !production, dir: projectRoot, httpServer: http });
  await app.prepare();
  const pages: Answer = app.getRequestHandler();
  const sessions = new Sessions(database);
  const health = new Health(database, migrationsFolder(projectRoot));
  const engine = await openEngine(environment, report);
  const pulse = startPulse(database, report);
  await pulse.first;
  const jobs = await openJobs(store.address.pool, report);
  const runner = new BotRunner({ mind: threadedMind(), delay: environment.botDelay ? asPeople() : atOnce, report });
  const users = new Users(database);
  const realtime = startRealtime(http, {
    store: new PgTableStore(database),
    log: timed(new PgLogStore(database, ratingMaths), metrics),
    chat: new PgChatStore(database),
    alarm: jobs.alarm,
    bots: runner,
    users,
    openTables,
    keys,
    sessions,
    publicUrl,
    words,
    report,
    engine,
    marks: readMarks(database),
    limits: memoryLimits,
    watcher: {
      answered: (message) => {
        metrics.answered(message);
        const { event, result, ms, commandId } = message;
        log.message({ event, result, ms: Math.round(ms), ...(commandId !== undefined && { commandId }) });
      },
    },
    trustedProxies: environment.trustedProxies,
  });
  runner.begin(realtime.rooms);
  answer = front({
    health,
    log,
    keys,
    sessions,
    publicUrl,
    trustedProxies: environment.trustedProxies,
    headers: { secure: keys.secure, development: !production },
    languages: { secure: keys.secure, pseudo: environment.pseudoLanguage },
    api: apiGate(environment.trustedProxies),
    play: playDoor({ tables: realtime.tables, users, keys, publicUrl, limits: memoryLimits(new Set(["table:create"])) }),
    page: production ? servingHome(pages, builtHome(projectRoot)) : pages,
  });
  const { accounts, close: closePost } = siteAccounts(database, realtime, environment, report);
  shareAccounts(accounts);
  metrics.watch(realtime.sizes);
  await jobs.work({
    beat: beat(database),
    ring: (gameId) => realtime.rooms.ring(gameId),
    overdue: overdueGames(database),
    silent: silentGames(database),
    noteSilence: (silence) => realtime.rooms.noteSilence(silence),
  });
  const stopSeeing = seeToLeft({ left: leftToBots(database), runner, report });
  const inner = environment.metrics && (await serveMetrics(metrics, environment.metrics));
  const port = await listen(http, environment);

  return {
    addresses: publicUrl ? [publicUrl.href] : addressesOf(environment.host, port),
    close: async () => {
      health.draining = true;
      log.happened("draining");
      if (!realtime.alone()) {
        // Until the load balancer has asked and sends visitors elsewhere.
        await new Promise((resolve) => setTimeout(resolve, NOTICED_WITHIN_MS));
      }
      // A proxy keeps its lines open after the last answer; the server would wait for each to fall idle by itself.
      const idle = setInterval(() => http.closeIdleConnections(), 100);
      const rest = setTimeout(() => http.closeAllConnections(), ANSWERED_WITHIN_MS);
      stopSeeing();
      await Promise.all([realtime.close(), jobs.close(), runner.close()]);
      pulse.stop();
      clearInterval(idle);
      clearTimeout(rest);
      inner?.close();
      http.closeAllConnections();
      await app.close();
      await closePost();
      await store.close();
      log.happened("closed");
    },
  };
}

/** Says that this server is alive, from now on. */
function startPulse(database: Database, report: Report) {
  const once = () => beat(database)();
  const pulse = setInterval(() => void once().catch((error: unknown) => report("pulse", error)), BEAT_MS);
  return { first: once(), stop: () => clearInterval(pulse) };
}

/** To the other servers, if there can be any: lib/realtime/decisions tells why Postgres is the default. */
const openEngine = async ({ databaseUrl, redisUrl }: Environment, report: Report): Promise<Engine | null> => {
  if (databaseUrl === null) {
    return null;
  }
  return redisUrl === null ? overPostgres({ connectionString: databaseUrl }, report) : overRedis(redisUrl, report);
};

/** The log, with each commit's time told. */
function timed(log: PgLogStore, { committed }: Pick<Metrics, "committed">): PgLogStore {
  const append: PgLogStore["append"] = log.append.bind(log);
  return Object.assign(log, {
    append: async (...given: Parameters<typeof append>) => {
      const began = performance.now();
      const done = await append(...given);
      committed(performance.now() - began);
      return done;
    },
  });
}

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
