import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { Weight } from "./weight";

/** A server in a process of its own. */
export interface NodeProcess {
  readonly url: string;
  weigh(): Promise<Weight>;
  /** Kills it with -9. */
  kill(): Promise<void>;
}

/** Starts one of our TypeScript entries as a process that tells its address when it is ready. */
export async function startProcess(entry: string, args: readonly string[]): Promise<NodeProcess> {
  const child = await startEntry(entry, args);
  const [{ url }] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`${entry} ended with ${code}`))),
  ])) as [{ readonly url: string }];
  return {
    url,
    weigh: async () => {
      child.send("weigh");
      const [weight] = (await once(child, "message")) as [Weight];
      return weight;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Starts an entry as a process with a channel for messages. */
export async function startEntry(entry: string, args: readonly string[]): Promise<ChildProcess> {
  return fork(await bundled(entry), [...args], {
    execArgv: ["--expose-gc"],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

const bundles = new Map<string, Promise<string>>();

/** One file of an entry and what it imports of ours, as in a build: a process then starts in a second. */
function bundled(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, made);
  return made;
}

async function bundle(entry: string): Promise<string> {
  const folder = path.resolve("node_modules/.cache/opensky-tests");
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `${path.basename(entry, ".ts")}-${process.pid}.mjs`);
  await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  process.once("exit", () => rmSync(outfile, { force: true }));
  return outfile;
}
