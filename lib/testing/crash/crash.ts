import path from "node:path";
import { mintSession } from "@/lib/auth/session";
import { connect, type Database } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { chooser } from "../games";
import { openHouse, startedGame } from "../house/house";
import { type NodeProcess, startProcess } from "../house/processes";
import { keys } from "../house/served";
import { startCluster } from "../postgres/cluster";
import { faultsOf } from "./faults";
import { CrashPlayer, type Ledger } from "./player";

export interface CrashPlan {
  /** Tables played at the same time, each by four players. */
  readonly rooms: number;
  /** How often a server is killed. */
  readonly kills: number;
  readonly pauseMs: number;
  /** After which kills Postgres is ended and started again. */
  readonly databaseCrashes: readonly number[];
  readonly seed: string;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly games: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** What must not be: empty where nothing was lost and nothing happened twice. */
  readonly faults: readonly string[];
}

const NODE = "lib/testing/house/node.ts";
const SETTLES_WITHIN_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays while servers, the database and connections die, then lets everybody come to rest and compares what they know. */
export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const cluster = await startCluster();
  const nodes: NodeProcess[] = [];
  const tables: Table[] = [];
  let database: Database | null = null;
  try {
    await migrate({ connectionString: cluster.url }, path.resolve("prisma/migrations"));
    database = connect({ pool: { connectionString: cluster.url, max: 4 }, prepares: true });
    const choose = chooser(plan.seed);
    nodes.push(...(await Promise.all([0, 1].map(() => startProcess(NODE, [cluster.url])))));
    const ledger: Ledger = new Map();
    const world: World = { database, ledger, choose, address: () => nodes[choose(nodes.length)]?.url ?? "" };
    for (let room = 0; room < plan.rooms; room += 1) tables.push(await openTable(world));
    const starting: Promise<unknown>[] = [];
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      await pause(plan.pauseMs);
      const victim = choose(nodes.length);
      await starting[victim];
      await nodes[victim]?.kill();
      starting[victim] = startProcess(NODE, [cluster.url]).then((node) => {
        nodes[victim] = node;
      });
      starting[victim]?.catch(() => undefined);
      if (plan.databaseCrashes.includes(kill)) await cluster.crash();
      for (const { players } of tables) if (choose(3) === 0) players[choose(players.length)]?.cut();
      await replaceFinished(world, tables);
      plan.say(`${kill} kills, ${ledger.size} commands, ${tables.length} games`);
    }
    await Promise.all(starting);
    const restless = await settle(tables);
    const faults = await faultsOf(database, tables, ledger);
    const acknowledged = [...ledger.values()].filter(({ answer }) => typeof answer === "number").length;
    return { games: tables.length, sent: ledger.size, acknowledged, faults: [...restless, ...faults] };
  } finally {
    for (const { players } of tables) for (const player of players) player.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await database?.close();
    await cluster.stop();
  }
}

interface World {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly choose: (below: number) => number;
  readonly address: () => string;
}

export interface Table {
  readonly gameId: string;
  readonly players: readonly CrashPlayer[];
  /** The place of its successor is taken. */
  replaced: boolean;
}

async function openTable({ database, ledger, choose, address }: World): Promise<Table> {
  const { gameId, players } = await startedGame(openHouse(database), { players: 4 });
  const watchers = await Promise.all(
    [...players.map(({ userId }) => userId), crypto.randomUUID()].map(async (userId) => {
      const { name, value } = await mintSession(userId, keys);
      return new CrashPlayer(gameId, userId, `${name}=${value}`, address, choose, ledger);
    }),
  );
  return { gameId, players: watchers, replaced: false };
}

/** A game that is over makes room for the next; its pages stay open and must stay right. */
async function replaceFinished(world: World, tables: Table[]): Promise<void> {
  const over = tables.filter(({ players, replaced }) => !replaced && players[0]?.session?.view.phase === "finished");
  for (const table of over) {
    table.replaced = true;
    tables.push(await openTable(world));
  }
}

/** Lets every command on its way be answered; then all pages must stand at the end of their log by themselves. */
async function settle(tables: readonly Table[]): Promise<readonly string[]> {
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.resting = true;
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    await pause(1_000);
    const restless = tables.flatMap(({ gameId, players: pages }) => {
      const versions = new Set(pages.map(({ session }) => session?.events.length ?? -1));
      const busy = pages.filter(({ session }) => session?.sending !== null || session.connection !== "online");
      return busy.length > 0 || versions.size > 1
        ? [`${gameId}: ${busy.length} pages busy, pages stand at ${[...versions].join(", ")}`]
        : [];
    });
    if (restless.length === 0 || Date.now() > deadline) return restless;
  }
}
