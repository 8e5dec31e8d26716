// The embedded database in a thread of its own: it does not hold up the web server, and dies with it.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const MAX_CONNECTIONS = 32;
const { folder, address } = workerData as {
  readonly folder: string;
  readonly address: { readonly path: string } | { readonly host: string; readonly port: number };
};

const database = await PGlite.create(folder);
const server = new PGLiteSocketServer({ db: database, ...address, maxConnections: MAX_CONNECTIONS });
await server.start();
parentPort?.on("message", (message) => {
  if (message === "stop") {
    void server
      .stop()
      .then(() => database.close())
      .then(() => parentPort?.postMessage("stopped"));
  }
});
parentPort?.postMessage("ready");
