import { createServer, type Server } from "node:http";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Watcher } from "@/lib/realtime/server/watcher";

/** In seconds: a commit takes a millisecond or two, a slow disk tens of them. */
const BUCKETS = [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4, 8];

export interface Metrics extends Watcher {
  /** How long a command's commit took, in ms. */
  committed(ms: number): void;
  /** Asked for at each reading. */
  watch(sizes: () => { readonly rooms: number; readonly sockets: number }): void;
  text(): Promise<string>;
}

/** The server's numbers in Prometheus' words; Node's own (event loop lag, memory) are among them. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const messages = new Counter({
    name: "opensky_messages_total",
    help: "Messages of pages by event and result",
    labelNames: ["event", "result"],
    registers,
  });
  const commands = new Counter({
    name: "opensky_commands_total",
    help: "Commands of players by result",
    labelNames: ["result"],
    registers,
  });
  const answers = new Histogram({
    name: "opensky_command_seconds",
    help: "From a command's arrival to its answer",
    buckets: BUCKETS,
    registers,
  });
  const commits = new Histogram({
    name: "opensky_commit_seconds",
    help: "The statement that commits a command",
    buckets: BUCKETS,
    registers,
  });
  return {
    answered: ({ event, result, ms }) => {
      messages.inc({ event, result });
      if (event === "room:command") {
        commands.inc({ result });
        answers.observe(ms / 1000);
      }
    },
    committed: (ms) => commits.observe(ms / 1000),
    watch: (sizes) => {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge("opensky_rooms", "Games in this server's memory", () => sizes().rooms);
      gauge("opensky_sockets", "Lines to pages", () => sizes().sockets);
    },
    text: () => registry.metrics(),
  };
}

/** Serves the numbers on a port of their own, which is not for the public. */
export function serveMetrics(metrics: Metrics, { host, port }: { readonly host: string; readonly port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`METRICS_PORT: ${port} is in use by another program`) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}
