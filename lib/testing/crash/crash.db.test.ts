import { expect, test } from "vitest";
import { crash } from "./crash";

test("killed servers, a crashed database and cut lines lose nothing and repeat nothing", { timeout: 300_000 }, async () => {
  const report = await crash({
    rooms: 2,
    kills: 5,
    pauseMs: 1_000,
    databaseCrashes: [3],
    seed: "c4".repeat(32),
    say: () => undefined,
  });
  expect(report.faults).toEqual([]);
  // Not an empty success: the games went on between the crashes.
  expect(report.acknowledged).toBeGreaterThan(10);
});
