import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openMetrics, serveMetrics } from "./metrics";

test("the numbers are served on a port of their own", async () => {
  const metrics = openMetrics();
  metrics.watch(() => ({ rooms: 3, sockets: 12 }));
  metrics.answered({ event: "room:command", result: "ok", ms: 3, userId: "ada" });
  metrics.answered({ event: "room:command", result: "stale", ms: 1, userId: "ada" });
  metrics.answered({ event: "lobby:enter", result: "ok", ms: 1, userId: "ada" });
  metrics.committed(2);
  const server = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await (await fetch(`${base}/metrics`)).text();
  for (const line of [
    "opensky_rooms 3",
    "opensky_sockets 12",
    'opensky_commands_total{result="ok"} 1',
    'opensky_commands_total{result="stale"} 1',
    'opensky_messages_total{event="lobby:enter",result="ok"} 1',
    "opensky_commit_seconds_count 1",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).not.toContain("ada");
  expect((await fetch(`${base}/`)).status).toBe(404);
  server.close();
});
