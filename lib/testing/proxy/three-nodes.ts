// Three built servers behind HAProxy with the configuration of lib/server/deploy: a game of four whose players are spread over
// them, one by polling, while a server is drained and another killed. Needs haproxy and `npm run build`.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cookieOf, readSession } from "@/lib/auth/session";
import { chooser } from "@/lib/testing/games";
import { choice, contribution } from "@/lib/testing/house/house";
import { Page } from "@/lib/testing/house/page";
import { startCluster } from "@/lib/testing/postgres/cluster";

const SITE = "http://localhost:8080";
const PORTS = [3001, 3002, 3003] as const;
const secret = "a secret that only tests know, long enough";
const choose = chooser("d4".repeat(32));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(200);
  }
}

function startNode(port: number, databaseUrl: string): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: secret,
    PUBLIC_URL: SITE,
    TRUST_PROXY: "1",
    METRICS_PORT: `${port + 1000}`,
  };
  return spawn(process.execPath, ["dist/server.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** A visitor as HAProxy sees it: its first page brings a session and the server it belongs to. */
async function visit(transport: "websocket" | "polling"): Promise<{ page: Page; server: string }> {
  const first = await fetch(`${SITE}/`);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const cookie = cookies.join("; ");
  const session = await readSession(cookieOf(cookie, "opensky-session"), { secret, secure: false });
  if (!session) throw new Error("no session came with the page");
  return { page: await Page.open(SITE, session.userId, cookie, [transport]), server: cookieOf(cookie, "server") ?? "none" };
}

/** Connects again where the line was lost, as a page does. */
async function inside(page: Page, gameId: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      if (!page.socket.connected) {
        page.socket.connect();
        await page.until(() => page.socket.connected, "the line", 1_500);
        await page.enter(gameId);
      }
      return;
    } catch {
      await pause(300);
    }
  }
  throw new Error("no way back to the table");
}

const cluster = await startCluster();
const nodes = PORTS.map((port) => startNode(port, cluster.url));
const proxy = spawn("haproxy", ["-db", "-f", "lib/server/deploy/haproxy.cfg"], { stdio: ["ignore", "inherit", "inherit"] });
try {
  for (const port of PORTS) {
    await until(`server ${port}`, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  }
  await until("the proxy", async () => (await fetch(`${SITE}/healthz`)).ok);
  await pause(2_500);
  const visits = await Promise.all((["websocket", "websocket", "websocket", "polling"] as const).map(visit));
  console.log(`players at: ${visits.map(({ server }) => server).join(", ")}`);
  const players = visits.map(({ page }) => page);
  const [host] = players;
  if (!host) throw new Error("nobody came");
  const { gameId } = await host.get("table:create", choice({ players: 4 }));
  for (const player of players.slice(1)) await player.get("table:join", { gameId, contribution: contribution() });
  for (const player of players) await player.enter(gameId);
  await host.get("table:start", { gameId });
  for (const player of players) await player.until(() => player.view !== null, "the start");
  let commands = 0;
  let repeated = 0;
  while (players.some(({ view }) => view?.phase !== "finished")) {
    if (commands === 15 && !nodes[0]?.killed) {
      console.log("draining server one");
      nodes[0]?.kill("SIGTERM");
    }
    if (commands === 35 && !nodes[1]?.killed) {
      console.log("killing server two");
      nodes[1]?.kill("SIGKILL");
    }
    await Promise.all(players.map((player) => inside(player, gameId)));
    const level = Math.max(...players.map(({ log }) => log.length));
    const behind = players.find(({ log }) => log.length < level);
    if (behind) {
      await behind.until(() => behind.log.length >= level || !behind.socket.connected, "the news");
      continue;
    }
    const player = players.find(({ seat, view }) => seat !== null && view?.asked.includes(seat));
    const command = player?.draw(choose);
    if (!player || !command) continue;
    const payload = player.payload(command);
    for (;;) {
      try {
        const { version } = await player.get("room:command", payload);
        await player.until(() => player.log.length >= version || !player.socket.connected, "its own news");
        break;
      } catch (error) {
        if (player.socket.connected) throw error;
        repeated += 1;
        await inside(player, gameId);
      }
    }
    commands += 1;
  }
  const [drained] = nodes;
  if (drained && drained.exitCode === null) await once(drained, "exit");
  console.log(`a whole game: ${commands} commands, ${repeated} sent again; the drained server ended with ${drained?.exitCode}`);
  const metrics = await (await fetch(`http://127.0.0.1:${PORTS[2] + 1000}/metrics`)).text();
  console.log(metrics.split("\n").filter((line) => /^opensky_(rooms|sockets|commands)/.test(line)).join("\n"));
  for (const player of players) player.close();
} finally {
  proxy.kill("SIGKILL");
  for (const node of nodes) node.kill("SIGKILL");
  await cluster.stop();
}
process.exit(0);
