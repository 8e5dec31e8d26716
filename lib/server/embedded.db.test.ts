import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { connect } from "@/lib/db/database";
import { openJobs } from "@/lib/jobs/jobs";
import { migrate } from "@/lib/db/migrate";
import { openHouse } from "@/lib/testing/house/house";
import { storeContract } from "@/lib/testing/house/store-contract";
import { startEmbeddedDatabase } from "./embedded-database";

const home = mkdtempSync(path.join(tmpdir(), "opensky-embedded-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function openEmbedded(folder: string) {
  const embedded = await startEmbeddedDatabase(folder);
  await migrate(embedded.address.pool, path.resolve("prisma/migrations"));
  const database = connect(embedded.address);
  return {
    database,
    address: embedded.address,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

storeContract("the embedded database", () => openEmbedded(path.join(home, "contract")));

test("alarms of clocks go off on the embedded database too, after a restart as well", async () => {
  const folder = path.join(home, "alarms");
  const rung: string[] = [];
  const tasks = {
    beat: async () => undefined,
    ring: async (gameId: string) => void rung.push(gameId),
    overdue: async () => [],
    silent: async () => [],
    noteSilence: async () => undefined,
  };
  const failures: unknown[] = [];
  for (const gameId of ["first", "second"]) {
    const { address, close } = await openEmbedded(folder);
    const jobs = await openJobs(address.pool, (_, error) => failures.push(error));
    if (gameId === "first") jobs.alarm.set("kept", 60_000);
    await jobs.work(tasks);
    jobs.alarm.set(gameId, 50);
    await expect.poll(() => rung, { timeout: 20_000 }).toContain(gameId);
    await jobs.close();
    await close();
  }
  expect(rung).toEqual(["first", "second"]);
  expect(failures).toEqual([]);
});

/** Starts a process that plays and prints what was acknowledged, and kills it after so many lines. */
async function playAndKill(folder: string, gameId: string, lines: number): Promise<string[]> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "lib/testing/house/writer.ts", folder, gameId],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const printed: string[] = [];
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for await (const line of createInterface({ input: child.stdout! })) {
    printed.push(line);
    if (printed.length === lines) child.kill("SIGKILL");
  }
  await gone;
  return printed;
}

test("a process that is killed while it writes loses nothing acknowledged and leaves nothing half", async () => {
  const folder = path.join(home, "killed");
  let gameId = "new";
  let acknowledged = 0;
  for (const lines of [15, 40]) {
    const [id, ...commands] = await playAndKill(folder, gameId, lines);
    gameId = id!;
    acknowledged += commands.length;
    const { database, close } = await openEmbedded(folder);
    const log = (await openHouse(database).log.log(gameId, 0))!;
    const kept = await database.prisma.command.findMany({ where: { gameId }, orderBy: { version: "asc" } });
    const ids = kept.map(({ commandId }) => commandId);
    expect(ids).toEqual(expect.arrayContaining(commands));
    expect(log.events).toHaveLength(log.version);
    expect(kept.at(-1)?.version).toBe(log.version);
    await close();
  }
  expect(acknowledged).toBeGreaterThanOrEqual(14 + 39);
}, 300_000);
