import { expect, test } from "vitest";
import { openLog } from "./log";

function written(level: "info" | "debug" | "silent") {
  const lines: string[] = [];
  return { lines, log: openLog({ logLevel: level }, { write: (line) => lines.push(line) }) };
}

test("a failure is one line of JSON with an id and its cause, without passwords", () => {
  const { lines, log } = written("info");
  const id = log.failed("room:command", new Error("cannot reach postgresql://opensky:s3cret@db/opensky"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, id, what: "room:command", msg: "failed" });
  expect(lines[0]).not.toContain("s3cret");
});

test("messages and requests are told only to who asks for that much", () => {
  const quiet = written("info");
  const talkative = written("debug");
  for (const { log } of [quiet, talkative]) {
    log.message({ event: "room:command", result: "ok", ms: 2, commandId: "c-1" });
    log.answered({ id: "r-1", method: "GET", status: 200, ms: 9 });
  }
  expect(quiet.lines).toEqual([]);
  expect(talkative.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "room:command", commandId: "c-1" },
    { id: "r-1", status: 200 },
  ]);
});
