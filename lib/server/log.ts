import { randomUUID } from "node:crypto";
import { pino } from "pino";
import type { Environment } from "./environment";

/** Writes one JSON line for each thing that happened. */
export type Log = ReturnType<typeof openLog>;

/** Nothing that opens a door may be written down: not a cookie, nor an address with a password in it. */
const SECRET = /(?<=:\/\/)[^\s/@]*:[^\s/@]*(?=@)/g;
export const withoutSecrets = (text: string): string => text.replace(SECRET, "...");

/** The log, to standard output unless told otherwise. Names what is logged; what is not named is not written. */
export function openLog({ logLevel }: Pick<Environment, "logLevel">, out?: { write(line: string): void }) {
  const options = { level: logLevel, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime };
  const log = out ? pino(options, out) : pino(options);
  return {
    /** A failure of ours, with its cause; answers the id under which it stands in the log. */
    failed: (what: string, error: unknown): string => {
      const id = randomUUID();
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ id, what, cause: withoutSecrets(cause) }, "failed");
      return id;
    },
    /** A request for a page. The path is left out: a private table's link is its key. */
    answered: (request: { readonly id: string; readonly method: string; readonly status: number; readonly ms: number }) =>
      log.debug(request, "request"),
    /** A message of a page. */
    message: (message: { readonly event: string; readonly result: string; readonly ms: number; readonly commandId?: string }) =>
      log.debug(message, "message"),
    happened: (what: string, more: Readonly<Record<string, string | number>> = {}) => log.info(more, what),
  };
}
