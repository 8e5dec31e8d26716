import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";

/**
 * Keeps a folder to this process until it ends, however it ends: a listening socket as lock cannot go stale as a file
 * with a process id can. Throws where another process has the folder.
 */
export async function lockFolder(folder: string): Promise<void> {
  // The games' seeds lie in there.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const address = lockAddress(folder);
  try {
    await listen(address);
  } catch {
    if (await answers(address)) {
      throw new Error(`the data folder ${path.resolve(folder)} is in use by another server`);
    }
    rmSync(address, { force: true });
    await listen(address);
  }
}

/** Relative where that is shorter: the path of a Unix socket has room for about 100 characters. */
function lockAddress(folder: string): string {
  const file = path.resolve(folder, "in-use.lock");
  if (process.platform === "win32") {
    return path.join("\\\\?\\pipe", file);
  }
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
}

const listen = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy());
    server.unref();
    server.once("error", reject).listen(address, () => resolve());
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = connect(address, () => {
      caller.destroy();
      resolve(true);
    });
    caller.once("error", () => resolve(false));
  });
