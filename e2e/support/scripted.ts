import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "../..");

/** A whole random game that was played over sockets, and what was read of it meanwhile. */
export interface ScriptedGame {
  readonly gameId: string;
  /** The seed and the server's bytes, in several writings. */
  readonly secrets: readonly string[];
  /** How many answers of pages, routes and sockets were read before the end. */
  readonly answers: number;
  /** Those that held a secret. */
  readonly leaks: readonly string[];
  /** The host's session, as `name=value`. */
  readonly cookie: string;
}

/** Plays a game on the product without a browser. */
export async function scriptedGame(url: string, visibility: "public" | "link" = "public"): Promise<ScriptedGame> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "lib/testing/house/scripted-game.ts", url, visibility],
    { cwd: root, timeout: 180_000 },
  );
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as ScriptedGame;
}
