import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseRecord, type GameRecord } from "@/lib/engine/opensky/record";

/** A recorded game and the summary that was worked out for it. */
export interface GoldenGame {
  readonly name: string;
  readonly record: GameRecord;
  readonly summary: unknown;
}

const FOLDER = path.join(import.meta.dirname, "golden");

/** All golden games, by name. */
export function goldenGames(): readonly GoldenGame[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => {
      const data = JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as { record: unknown; summary: unknown };
      const record = parseRecord(data.record);
      if (!record.ok) throw new Error(`${file}: ${record.error}`);
      return { name: file.replace(/\.json$/, ""), record: record.value, summary: data.summary };
    });
}
