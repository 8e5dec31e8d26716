import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";
import { type Jobs, openJobs, type Tasks } from "./jobs";

let fresh: FreshDatabase;
let open: Jobs[] = [];
const rung: string[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.close()));
  open = [];
  rung.length = 0;
});
afterAll(() => fresh.drop());

const tasks = (changes: Partial<Tasks> = {}): Tasks => ({
  beat: async () => undefined,
  ring: async (gameId) => void rung.push(gameId),
  overdue: async () => [],
  silent: async () => [],
  noteSilence: async () => undefined,
  ...changes,
});

/** One server's engine. */
async function engine(): Promise<Jobs> {
  const jobs = await openJobs({ connectionString: fresh.url }, (_, error) => failures.push(error));
  open.push(jobs);
  return jobs;
}

const heard = (gameId: string) => expect.poll(() => rung, { timeout: 20_000 }).toContain(gameId);

test("several servers that start at once share the jobs: an alarm goes off once", async () => {
  const [one, two] = await Promise.all([engine(), engine()]);
  await Promise.all([one!.work(tasks()), two!.work(tasks())]);
  one!.alarm.set("soon", 100);
  two!.alarm.set("late", 60 * 60_000);
  await heard("soon");
  one!.alarm.set("after", 1);
  await heard("after");
  expect(rung.filter((gameId) => gameId === "soon")).toEqual(["soon"]);
  expect(rung).not.toContain("late");
});

test("an alarm goes off after all servers were down", async () => {
  const before = await engine();
  before.alarm.set("kept", 300);
  await expect.poll(() => countOf("kept")).toBe(1);
  await before.close();
  open = [];
  const after = await engine();
  await after.work(tasks());
  await heard("kept");
});

test("an alarm whose server fails in the middle goes off again", async () => {
  const jobs = await engine();
  let failed = false;
  await jobs.work(
    tasks({
      ring: async (gameId) => {
        if (!failed) {
          failed = true;
          throw new Error("the database was away");
        }
        rung.push(gameId);
      },
    }),
  );
  jobs.alarm.set("again", 1);
  await heard("again");
});

const countOf = async (gameId: string): Promise<number> => {
  const rows = await fresh.database.query<{ count: number }>(
    "test-jobs",
    `SELECT count(*)::int AS count FROM jobs.job WHERE data ->> 'gameId' = $1`,
    [gameId],
  );
  return rows[0]?.count ?? 0;
};
