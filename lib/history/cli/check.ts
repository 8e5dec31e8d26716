import { readFileSync } from "node:fs";
import { parseRecord, replayRecord } from "@/lib/engine/opensky/record";
import { err, ok, type Result } from "@/lib/engine/core/result";
import { firstDifference } from "../difference";

/** Replays each file and prints its summary, one a line; says where a summary in the file differs. */
export function check(files: readonly string[]): number {
  if (files.length === 0) {
    console.error("record check: name at least one file");
    return 2;
  }
  return Math.max(...files.map(checkFile));
}

function checkFile(file: string): number {
  const data = readJson(file);
  if (!data.ok) return complain(file, data.error, 2);
  const { record: content, summary: expected } = unwrap(data.value);
  const record = parseRecord(content);
  if (!record.ok) return complain(file, record.error, 2);
  const actual = replayRecord(record.value);
  console.log(JSON.stringify(actual));
  const difference = expected === undefined ? null : firstDifference(expected, actual);
  if (difference === null) return 0;
  const where = difference.path === "" ? "the summary" : difference.path;
  return complain(file, `${where} is ${difference.actual}, the file says ${difference.expected}`, 1);
}

function complain(file: string, what: string, code: 1 | 2): number {
  console.error(`${file}: ${what}`);
  return code;
}

function readJson(file: string): Result<unknown, string> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    return err(`cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown reason"})`);
  }
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err("not a record: not JSON");
  }
}

/** A bare record, or one together with its summary. */
function unwrap(data: unknown): { readonly record: unknown; readonly summary?: unknown } {
  return typeof data === "object" && data !== null && "record" in data ? data : { record: data };
}
