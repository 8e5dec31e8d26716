import { replay } from "../core/replay";
import { err, ok, type Result } from "../core/result";
import { BOARDS } from "./boards";
import { opensky } from "./index";
import { summary, type Summary } from "./summary";
import type { Rules } from "./words";

export const RECORD_FORMAT = "opensky-record/1";

/** A game as it is exchanged (section 11). Its commands are judged when it is replayed, not before. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: Rules;
  /** 64 hex digits. */
  readonly seed: string;
  readonly commands: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Not the inside of lists and objects: it may be deeper than there is stack to print it. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return "a list";
  return isFields(value) ? "an object" : (JSON.stringify(value) ?? "missing").slice(0, 60);
};

/** Reads a record; the error says in words why it cannot be replayed at all. */
export function parseRecord(data: unknown): Result<GameRecord, string> {
  if (!isFields(data)) return err("not a record: a record is an object");
  const { format, seed, commands } = data;
  if (format !== RECORD_FORMAT) return err(`format is ${shown(format)}, not "${RECORD_FORMAT}"`);
  const rules = parseRules(data["rules"]);
  if (!rules.ok) return rules;
  if (typeof seed !== "string" || !/^[0-9a-f]{64}$/i.test(seed)) return err("seed is not 64 hex digits");
  if (!Array.isArray(commands)) return err("commands is not a list");
  return ok({ format, rules: rules.value, seed, commands: commands as readonly unknown[] });
}

/** Reads the rules of a game; the error names the first field that is wrong. */
export function parseRules(data: unknown): Result<Rules, string> {
  if (!isFields(data)) return err("rules is not an object");
  const { edition, side, board, players, callsigns } = data;
  if (edition !== 1 && edition !== 2) return err(`edition is ${shown(edition)}, not 1 or 2`);
  if (side !== "europe" && side !== "north-america") {
    return err(`side is ${shown(side)}, not "europe" or "north-america"`);
  }
  if (typeof board !== "string" || !BOARDS.has(board)) return err(`board ${shown(board)} is unknown`);
  if (BOARDS.get(board)?.side !== side) return err(`board "${board}" is not of the side "${side}"`);
  if (players !== 2 && players !== 3 && players !== 4) return err(`players is ${shown(players)}, not 2, 3 or 4`);
  if (callsigns !== "chosen" && callsigns !== "random") {
    return err(`callsigns is ${shown(callsigns)}, not "chosen" or "random"`);
  }
  return ok({ edition, side, board, players, callsigns });
}

/** Replays a record up to its end or its first illegal command. */
export function replayRecord(record: GameRecord): Summary {
  const { state, done, error } = replay(opensky, record.rules, record.seed, record.commands);
  return error === null
    ? summary(state, done)
    : summary(state, done, { index: error.index, code: error.fault.code });
}
