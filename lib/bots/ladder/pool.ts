import { Worker } from "node:worker_threads";
import type { Bout, Result } from "./bout";

/** Plays bouts on worker threads, each taking the next when it is done; `heard` gets every result as it comes. */
export async function playAll(bouts: readonly Bout[], threads: number, heard: (result: Result) => void): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = startWorker();
    try {
      for (let bout = bouts[next++]; bout !== undefined; bout = bouts[next++]) heard(await answer(worker, bout));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, bouts.length) }, work));
}

function answer(worker: Worker, bout: Bout): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (result: Result) => {
      worker.removeListener("error", reject);
      resolve(result);
    });
    worker.postMessage(bout);
  });
}

function startWorker(): Worker {
  // A thread does not inherit its parent's way of loading TypeScript.
  const source = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  return new Worker(`import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`, { eval: true });
}
