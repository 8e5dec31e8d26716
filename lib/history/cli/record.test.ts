import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { goldenGames } from "@/lib/testing/golden";
import { check } from "./check";
import { random } from "./random";

const folder = mkdtempSync(path.join(tmpdir(), "opensky-record-"));
afterAll(() => rmSync(folder, { recursive: true }));

const printed: string[] = [];
const complained: string[] = [];
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void complained.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
  complained.length = 0;
});

function file(name: string, content: unknown): string {
  const place = path.join(folder, name);
  writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content));
  return place;
}

const golden = goldenGames();
const [finished, illegal] = ["eu-2p-ed2-greedy-01", "err-no-permit-01"].map((name) =>
  golden.find((game) => game.name === name),
) as [(typeof golden)[number], (typeof golden)[number]];

describe("record check", () => {
  it("prints one summary a line, from bare records and from records with a summary", () => {
    const files = [
      file("bare.json", finished.record),
      file("both.json", { record: illegal.record, summary: illegal.summary }),
    ];
    expect(check(files)).toBe(0);
    expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual([finished.summary, illegal.summary]);
    expect(complained).toEqual([]);
  });

  it("names the first path that differs and exits 1", () => {
    const summary = JSON.parse(JSON.stringify(finished.summary).replace('"month":11', '"month":10')) as unknown;
    const place = file("other.json", { record: finished.record, summary });
    expect(check([place])).toBe(1);
    expect(printed).toHaveLength(1);
    expect(complained).toEqual([`${place}: month is 11, the file says 10`]);
  });

  it("survives a summary that is too deep to be printed", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const place = file("deep.json", `{"record":${JSON.stringify(finished.record)},"summary":{"month":${deep}}}`);
    expect(check([place])).toBe(1);
    expect(complained).toEqual([`${place}: month is 11, the file says nested too deep to be shown`]);
  });

  const { record } = finished;
  const unreadable: readonly (readonly [unknown, string])[] = [
    ["{", "not a record: not JSON"],
    [[], "not a record: a record is an object"],
    [`{"format":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 'format is a list, not "opensky-record/1"'],
    [{}, 'format is missing, not "opensky-record/1"'],
    [{ ...record, format: "opensky-record/2" }, 'format is "opensky-record/2", not "opensky-record/1"'],
    [{ ...record, rules: null }, "rules is not an object"],
    [{ ...record, rules: { ...record.rules, board: "europe-9" } }, 'board "europe-9" is unknown'],
    [
      { ...record, rules: { ...record.rules, board: "north-america-1" } },
      'board "north-america-1" is not of the side "europe"',
    ],
    [{ ...record, rules: { ...record.rules, players: 5 } }, "players is 5, not 2, 3 or 4"],
    [{ ...record, rules: { ...record.rules, edition: "2" } }, 'edition is "2", not 1 or 2'],
    [{ ...record, rules: { ...record.rules, callsigns: "any" } }, 'callsigns is "any", not "chosen" or "random"'],
    [{ ...record, seed: "abc" }, "seed is not 64 hex digits"],
    [{ ...record, commands: {} }, "commands is not a list"],
    [{ record: null, summary: {} }, "not a record: a record is an object"],
  ];
  it.each(unreadable)("%#: one line for what is no record, exit 2", (content, message) => {
    const place = file("no-record.json", content);
    expect(check([place])).toBe(2);
    expect(printed).toEqual([]);
    expect(complained).toEqual([`${place}: ${message}`]);
  });

  it("goes on with the other files and exits with the worst code", () => {
    const missing = path.join(folder, "missing.json");
    expect(check([missing, file("bare.json", finished.record)])).toBe(2);
    expect(printed).toHaveLength(1);
    expect(complained).toEqual([`${missing}: cannot be read (ENOENT)`]);
  });
});

describe("record random", () => {
  const options = ["--players", "3", "--side", "north-america", "--edition", "2", "--callsigns", "chosen"];
  const seed = ["--seed", "5A".repeat(32)];

  it("prints a whole legal game, the same for the same seed", () => {
    expect(random([...options, ...seed])).toBe(0);
    expect(random([...options, ...seed])).toBe(0);
    expect(printed[1]).toBe(printed[0]);
    const [record = ""] = printed.splice(0);
    expect(check([file("random.json", record)])).toBe(0);
    expect(JSON.parse(printed[0] ?? "")).toMatchObject({ finished: true, phase: "finished" });
  });

  it.each([
    [["--players", "5"], "players is 5, not 2, 3 or 4"],
    [["--players", "two"], 'players is "two", not 2, 3 or 4'],
    [["--side", "asia"], 'side is "asia", not "europe" or "north-america"'],
    [["--seed", "12"], "seed is not 64 hex digits"],
    [["--temper", "wild"], 'temper is "wild", not "any" or "keen"'],
  ])("%j: one line, exit 2", (args, message) => {
    expect(random(args)).toBe(2);
    expect(complained).toEqual([`record random: ${message}`]);
  });

  it.each([[["--what"]], [["what"]], [["--seed"]]])("%j: one line, exit 2", (args) => {
    expect(random(args)).toBe(2);
    expect(complained).toHaveLength(1);
    expect(complained[0]).not.toContain("\n");
  });
});
