import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { DatabaseAddress } from "@/lib/db/database";

export interface EmbeddedDatabase {
  readonly address: DatabaseAddress;
  stop(): Promise<void>;
}

/** Postgres' own name for the socket file of a port. */
const SOCKET_PORT = 5432;
/** In bytes; the shortest limit of the systems we know is 103. */
const LONGEST_SOCKET_PATH = 100;
/** The embedded database works on one statement at a time; more connections would only wait. */
const CONNECTIONS = 4;

/** Starts the embedded database on `folder`, which this process must have locked. */
export async function startEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true });
  const door = process.platform === "win32" ? await localPort() : privateSocket(folder);
  const worker = startWorker({ folder: path.resolve(folder), address: door.listen });
  await said(worker, "ready");
  return {
    address: {
      prepares: false,
      pool: { ...door.connect, user: "postgres", database: "postgres", max: CONNECTIONS },
    },
    stop: async () => {
      const stopped = said(worker, "stopped");
      worker.postMessage("stop");
      await stopped;
      await worker.terminate();
      door.remove();
    },
  };
}

/**
 * A socket file in a folder that only this user may enter: the database itself asks for no password. It lies beside the
 * database, where the next start clears it away after a crash, unless that path is too long for a socket.
 */
function privateSocket(databaseFolder: string) {
  const file = `.s.PGSQL.${SOCKET_PORT}`;
  const beside = `${path.resolve(databaseFolder)}-door`;
  const fits = Buffer.byteLength(path.join(beside, file)) <= LONGEST_SOCKET_PATH;
  const folder = fits ? beside : mkdtempSync(path.join(tmpdir(), "opensky-"));
  if (fits) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
  }
  return {
    listen: { path: path.join(folder, file) },
    connect: { host: folder, port: SOCKET_PORT },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function localPort() {
  const host = "127.0.0.1";
  const port = await new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
  return { listen: { host, port }, connect: { host, port }, remove: () => undefined };
}

/** The worker lies beside this module: compiled beside the server's bundle, as source beside the source. */
function startWorker(workerData: unknown): Worker {
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./pglite-worker.mjs", import.meta.url), { workerData });
  }
  // A thread does not inherit its parent's way of loading TypeScript.
  const source = JSON.stringify(new URL("./pglite-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { eval: true, workerData });
}

const said = (worker: Worker, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (message === word) {
        worker.off("error", reject);
        worker.off("message", hear);
        resolve();
      }
    };
    worker.on("message", hear);
    worker.once("error", reject);
  });
