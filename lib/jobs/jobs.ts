import pg from "pg";
import PgBoss from "pg-boss";
import type { Alarm, Silence } from "@/lib/rooms/ports";
import { Alarms } from "./alarms";

type ReportFailure = (what: string, error: unknown) => void;

/** What the jobs do. Each may be done again where a server dies in the middle. */
export interface Tasks {
  /** Before clocks are looked at. */
  beat(): Promise<void>;
  /** Looks at a game's clocks. */
  ring(gameId: string): Promise<void>;
  /** Games whose alarm was lost with a server. */
  overdue(): Promise<readonly string[]>;
  /** Games without clocks in which nobody has moved for days. */
  silent(): Promise<readonly Silence[]>;
  noteSilence(silence: Silence): Promise<void>;
}

export interface Jobs {
  readonly alarm: Alarm;
  /** Begins to do the jobs that are due. */
  work(tasks: Tasks): Promise<void>;
  close(): Promise<void>;
}

const CLOCKS = "clocks";
const SWEEP = "sweep";
const POLL_SECONDS = 1;
const AT_ONCE = 50;
/** A job that a dead server had begun is begun anew. */
const EXPIRES_SECONDS = 60;
const RETRIES = 10;
const KEPT_SECONDS = 300;
const CLOSED_WITHIN_MS = 2_000;
/** Chosen at random, so that nobody else locks with it. */
const SETTING_UP = 5_403_127;

/** Opens the job engine, which keeps its jobs in the same Postgres: whichever server polls first does a job, once. */
export async function openJobs(connection: pg.PoolConfig, report: ReportFailure): Promise<Jobs> {
  const boss = new PgBoss({
    ...(connection as PgBoss.ConstructorOptions),
    max: 2,
    schema: "jobs",
    archiveCompletedAfterSeconds: KEPT_SECONDS,
    deleteAfterDays: 1,
  });
  boss.on("error", (error) => report("jobs", error));
  await alone(connection, async () => {
    await boss.start();
    await boss.createQueue(CLOCKS);
    await boss.createQueue(SWEEP);
  });
  const alarms = new Alarms((gameId, ms) => {
    const options = { startAfter: Math.max(ms, 1) / 1_000, retryLimit: RETRIES, expireInSeconds: EXPIRES_SECONDS };
    // Where this fails the sweep finds the game.
    boss.send(CLOCKS, { gameId }, options).catch((error: unknown) => report("alarm", error));
  });

  const each = async <T>(found: readonly T[], task: (one: T) => Promise<void>): Promise<void> => {
    for (const one of found) {
      await task(one).catch((error: unknown) => report("job", error));
    }
  };

  return {
    alarm: alarms,
    work: async (tasks) => {
      await boss.work<{ gameId: string }>(CLOCKS, { batchSize: AT_ONCE, pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
        await tasks.beat();
        const gameIds = [...new Set(jobs.map(({ data }) => data.gameId))];
        await Promise.all(
          gameIds.map((gameId) => {
            alarms.rang(gameId);
            return tasks.ring(gameId);
          }),
        );
      });
      await boss.work(SWEEP, async () => {
        await tasks.beat();
        await each(await tasks.overdue(), (gameId) => tasks.ring(gameId));
        await each(await tasks.silent(), (silence) => tasks.noteSilence(silence));
      });
      await boss.schedule(SWEEP, "* * * * *");
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: CLOSED_WITHIN_MS }),
  };
}

/** One server at a time sets the engine up: its tables are made with locks that two at once take crosswise. */
async function alone(connection: pg.PoolConfig, task: () => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [SETTING_UP]);
    await task();
  } finally {
    await client.end();
  }
}
