import type { Database } from "./database";

const KEY = Symbol.for("opensky.database");
type Shared = { [KEY]?: Database };

/** Gives the process's one pool to the pages, whose modules are other instances than the server's. */
export function shareDatabase(database: Database): void {
  (globalThis as Shared)[KEY] = database;
}

/** The database of this process, as the server opened it at its start. */
export function database(): Database {
  const shared = (globalThis as Shared)[KEY];
  if (!shared) {
    throw new Error("no database: pages are served by lib/server only");
  }
  return shared;
}
