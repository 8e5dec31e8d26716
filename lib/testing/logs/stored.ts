import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LogEntry } from "@/lib/history/proof";
import type { Summary } from "@/lib/engine/opensky/summary";
import type { Rules } from "@/lib/engine/opensky/words";

/** A finished game's log as the database kept it under one version of the rules, and what it came to. */
export interface StoredLog {
  readonly name: string;
  readonly rulesVersion: number;
  readonly rules: Rules;
  readonly events: readonly LogEntry[];
  readonly summary: Summary;
}

export const LOGS_FOLDER = path.join(import.meta.dirname, "games");

/** All stored logs, by name. They are never written anew: what a version once played is what it played. */
export const storedLogs = (): readonly StoredLog[] =>
  readdirSync(LOGS_FOLDER)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      ...(JSON.parse(readFileSync(path.join(LOGS_FOLDER, file), "utf8")) as Omit<StoredLog, "name">),
    }));
