import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");

interface Wish {
  readonly side: "europe" | "north-america";
  readonly players: 2 | 3 | 4;
  readonly callsigns: "chosen" | "random";
}

/** What the first seat's page shows: the phase where it is asked itself, "waiting:" and the phase elsewhere. */
export type Scene = string;

export interface Moment {
  readonly scene: Scene;
  /** Number of entries in the log by then: a page that shows as many shows this scene. */
  readonly version: number;
}

/** A table whose players choose at random over sockets, so that a page can look at what it shows of their game. */
export interface ScriptedTable {
  readonly gameId: string;
  /** Plays on until one of the scenes is there; answers "finished" where none came. */
  playTo(until: readonly Scene[]): Promise<Moment>;
  /** Plays the other seats' moves from a version of the game on, until the first seat alone is asked or all is over. */
  playOthers(from: number): Promise<Moment>;
  /** A page of the first seat. */
  open(browser: Browser, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Opens a table on the product and starts its game. */
export async function scriptedTable(url: string, { side, players, callsigns }: Wish): Promise<ScriptedTable> {
  const script = ["--import", "tsx", "lib/testing/house/scripted-table.ts", url, side, String(players), callsigns];
  const child = spawn(process.execPath, script, { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async <T>(): Promise<T> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`the scripted table ended: ${complaints}`);
    return JSON.parse(value) as T;
  };
  const ask = (wish: object): Promise<Moment> => {
    child.stdin.write(`${JSON.stringify(wish)}\n`);
    return hear<Moment>();
  };

  const { gameId, cookies } = await hear<{ readonly gameId: string; readonly cookies: readonly string[] }>();
  return {
    gameId,
    playTo: (until) => ask({ seats: "all", until, from: 0 }),
    playOthers: (from) => ask({ seats: "others", until: [], from }),
    open: async (browser, options = {}) => {
      const context = await browser.newContext({ baseURL: url, ...options });
      const own = (cookies[0] ?? "").split("; ").map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return { name, value: value.join("="), url };
      });
      await context.addCookies(own);
      const page = await context.newPage();
      await page.goto(`/t/${gameId}`);
      await page.getByTestId("game-table").waitFor();
      return page;
    },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
