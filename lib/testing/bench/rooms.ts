// `npm run bench:rooms [-- ROOMS]`: what the rooms cost, beside what a bare socket server and a bare database cost.
import { once } from "node:events";
import path from "node:path";
import { connect, type Database } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { type NodeProcess, startEntry, startProcess } from "../house/processes";
import { startCluster } from "../postgres/cluster";
import type { DriverFigures, DriverRun } from "./driver";
import { type BenchRoom, benchRooms } from "./moves";

const ROOMS = Number(process.argv[2] ?? 50);
const GAMES = Number(process.argv[3] ?? 12);
const QUIET_ROOMS = 100;
const IDLE_ROOMS = 600;
const WARM_UP: DriverRun = { runMs: 4_000, gapMs: 0 };
const FULL_SPEED: DriverRun = { runMs: 8_000, gapMs: 0 };
const ONE_A_SECOND: DriverRun = { runMs: 10_000, gapMs: 1_000 };

const A_MOVE: DriverRun = { runMs: 1_500, gapMs: 1_400 };
const FIRST_ROOMS = 100;

interface Measured extends DriverFigures {
  /** Processor time of the server in ms. */
  readonly cpu: number;
}

/** Bytes that one more room at rest takes, with its players' connections. */
interface Resting {
  readonly resident: number;
  /** What is in use, without what the process keeps for later. */
  readonly used: number;
}

/** A server under test: `start` makes a fresh process of it, `rooms` is what is played on it. */
interface Subject {
  readonly name: string;
  start(): Promise<NodeProcess>;
  rooms(rooms: number, games: number): Promise<readonly BenchRoom[]>;
  /** Nothing is stored, so that the same games can be played again. */
  readonly again: boolean;
}

async function driven<T>(
  subject: Subject,
  rooms: readonly BenchRoom[],
  use: (server: NodeProcess, ask: <A>(message: object | string) => Promise<A>) => Promise<T>,
): Promise<T> {
  const server = await subject.start();
  const driver = await startEntry("lib/testing/bench/driver.ts", []);
  try {
    await once(driver, "message");
    const ended = once(driver, "exit").then(() => Promise.reject(new Error("the driver ended")));
    ended.catch(() => undefined);
    const ask = async <A>(message: object | string): Promise<A> => {
      driver.send(message);
      const [answer] = (await Promise.race([once(driver, "message"), ended])) as [A];
      return answer;
    };
    await ask({ job: { url: server.url, rooms, again: subject.again } });
    return await use(server, ask);
  } finally {
    driver.kill("SIGKILL");
    await server.kill();
  }
}

const measure = (subject: Subject, rooms: readonly BenchRoom[], warmUp: DriverRun, run: DriverRun): Promise<Measured> =>
  driven(subject, rooms, async (server, ask) => {
    await ask<DriverFigures>({ run: warmUp });
    const before = await server.weigh();
    const figures = await ask<DriverFigures>({ run });
    return { ...figures, cpu: (await server.weigh()).cpu - before.cpu };
  });

/**
 * Bytes of resident memory that one more room takes, with four connected players, played in and at rest: beyond the first
 * rooms, which also pay for what a process sets up once.
 */
async function restingRoom(subject: Subject, rooms: readonly BenchRoom[]): Promise<Resting> {
  const [first, more] = [rooms.slice(0, FIRST_ROOMS), rooms.slice(FIRST_ROOMS)];
  return driven(subject, first, async (server, ask) => {
    await ask<DriverFigures>({ run: A_MOVE });
    const before = await server.weigh();
    await ask({ job: { url: server.url, rooms: more, again: subject.again } });
    await ask<DriverFigures>({ run: A_MOVE });
    const after = await server.weigh();
    return {
      resident: (after.resident - before.resident) / more.length,
      used: (after.used - before.used) / more.length,
    };
  });
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const persecond = ({ commands, ms }: Measured): number => (commands * 1_000) / ms;
const three = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((part) => quantile(values, part).toFixed(1)).join(" / ");

function tell(title: string, figures: Measured): void {
  console.log(`  ${title}`);
  console.log(`    commands/s                        ${persecond(figures).toFixed(0)}`);
  console.log(`    ms to own ack, p50/p95/p99        ${three(figures.own)}`);
  console.log(`    ms to another's screen            ${three(figures.other)}`);
  console.log(`    server CPU s per 1,000 commands   ${(figures.cpu / figures.commands).toFixed(3)}`);
  console.log(`    bytes a command, all players      ${(figures.bytes / figures.commands).toFixed(0)}`);
}

const cluster = await startCluster({ durable: true });
let database: Database | null = null;
try {
  await migrate({ connectionString: cluster.url }, path.resolve("prisma/migrations"));
  database = connect({ pool: { connectionString: cluster.url, max: 8 }, prepares: true });
  const store = database;
  const bare = async (rooms: number, games: number): Promise<readonly BenchRoom[]> =>
    (await benchRooms(store, rooms, games)).map((room) => ({
      ...room,
      games: room.games.map((game) => ({
        ...game,
        moves: game.moves.map((move) => ({ ...move, after: move.version + 1 })),
      })),
    }));
  const product: Subject = {
    name: "the rooms",
    start: () => startProcess("lib/testing/house/node.ts", [cluster.url]),
    rooms: (rooms, games) => benchRooms(store, rooms, games),
    again: false,
  };
  const relay: Subject = {
    name: "(a) bare socket.io, nothing stored",
    start: () => startProcess("lib/testing/bench/bare.ts", []),
    rooms: bare,
    again: true,
  };
  const stored: Subject = {
    name: "(b) the same with one transaction a message",
    start: () => startProcess("lib/testing/bench/bare.ts", [cluster.url]),
    rooms: bare,
    again: false,
  };

  console.log(`\n${ROOMS} rooms of 4 at full speed`);
  const full = new Map<Subject, Measured>();
  for (const subject of [relay, stored, product]) {
    const figures = await measure(subject, await subject.rooms(ROOMS, GAMES), WARM_UP, FULL_SPEED);
    full.set(subject, figures);
    tell(subject.name, figures);
  }
  const [b, rooms] = [full.get(stored), full.get(product)];
  if (!b || !rooms) throw new Error("nothing was measured");
  const [early, late] = [quantile(rooms.early, 0.5), quantile(rooms.late, 0.5)];

  console.log(`\n${QUIET_ROOMS} rooms of 4, a command a second each`);
  const quietly = async (subject: Subject) => {
    const figures = await measure(subject, await subject.rooms(QUIET_ROOMS, 1), ONE_A_SECOND, ONE_A_SECOND);
    tell(subject.name, figures);
    return figures;
  };
  const [quietB, quiet] = [await quietly(stored), await quietly(product)];

  const [resting, connections] = [
    await restingRoom(product, await product.rooms(IDLE_ROOMS, 1)),
    await restingRoom(relay, await relay.rooms(IDLE_ROOMS, 1)),
  ];
  console.log(`\nA thousand idle rooms of 4 (measured with ${IDLE_ROOMS - FIRST_ROOMS})`);
  const held = ({ resident, used }: Resting) => `${(resident / 1e3).toFixed(0)} MB, in use ${(used / 1e3).toFixed(0)} MB`;
  console.log(`    resident memory                   ${held(resting)}`);
  console.log(`    of it a bare server's connections ${held(connections)}`);

  const ratio = (value: number, of: number) => (value / of).toFixed(2);
  console.log("\nRatios and goals");
  console.log(`    commands/s to (b)                 ${ratio(persecond(rooms), persecond(b))} (at least 0.5)`);
  console.log(`    p99 to own ack to (b)             ${ratio(quantile(rooms.own, 0.99), quantile(b.own, 0.99))} (at most 2)`);
  console.log(`    durable commands/s                ${persecond(rooms).toFixed(0)} (at least 1800)`);
  console.log(`    per second of the server's core   ${((rooms.commands * 1_000) / rooms.cpu).toFixed(0)}`);
  const [p99, p99B] = [quantile(quiet.own, 0.99), quantile(quietB.own, 0.99)];
  console.log(`    p99 ms of the quiet rooms         ${p99.toFixed(1)} (below 10; (b) needs ${p99B.toFixed(1)})`);
  const beyond = (of: keyof Resting) => ((resting[of] - connections[of]) / 1_000).toFixed(0);
  console.log(`    KB an idle room beyond (a)        ${beyond("resident")}, in use ${beyond("used")} (at most 40)`);
  console.log(`    p50 of a game's end to its start  ${ratio(late, early)} (about 1)`);
} finally {
  await database?.close();
  await cluster.stop();
}
process.exit(0);
