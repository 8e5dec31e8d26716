import { parentPort } from "node:worker_threads";
import type { Bout } from "./bout";
import { play } from "./play";

parentPort?.on("message", (bout: Bout) => parentPort?.postMessage(play(bout)));
