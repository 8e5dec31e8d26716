import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { DiceStream } from "@/lib/engine/core/dice";
import { begin, foldEvents } from "@/lib/engine/core/replay";
import { err, ok, type Result } from "@/lib/engine/core/result";
import { opensky } from "@/lib/engine/opensky";
import type { Command } from "@/lib/engine/opensky/commands";
import { parseRecord, RECORD_FORMAT, type GameRecord } from "@/lib/engine/opensky/record";
import { sampleCommand, type Temper } from "@/lib/engine/opensky/sample";

const BOARD_OF: ReadonlyMap<string, string> = new Map([
  ["europe", "europe-1"],
  ["north-america", "north-america-1"],
]);

/** Prints a whole game of random legal commands as a record; the same options with the same seed give the same game. */
export function random(args: readonly string[]): number {
  const options = readOptions(args);
  if (!options.ok) {
    console.error(`record random: ${options.error}`);
    return 2;
  }
  const { record, temper } = options.value;
  console.log(JSON.stringify({ ...record, commands: playAtRandom(record, temper) }));
  return 0;
}

interface Options {
  readonly record: GameRecord;
  readonly temper: Temper;
}

function readOptions(args: readonly string[]): Result<Options, string> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        players: { type: "string", default: "2" },
        side: { type: "string", default: "europe" },
        edition: { type: "string", default: "2" },
        callsigns: { type: "string", default: "chosen" },
        seed: { type: "string", default: randomBytes(32).toString("hex") },
        temper: { type: "string", default: "any" },
      },
    }));
  } catch (error) {
    return err(error instanceof Error ? error.message.replaceAll("\n", " ") : "bad options");
  }
  const { side, callsigns, seed, temper } = values;
  if (temper !== "any" && temper !== "keen") return err(`temper is "${temper}", not "any" or "keen"`);
  const number = (text: string): number | string => (/^\d$/.test(text) ? Number(text) : text);
  const rules = {
    edition: number(values.edition),
    side,
    // An unknown side has no board; the side is what the message should name.
    board: BOARD_OF.get(side) ?? "",
    players: number(values.players),
    callsigns,
  };
  const record = parseRecord({ format: RECORD_FORMAT, rules, seed: seed.toLowerCase(), commands: [] });
  return record.ok ? ok({ record: record.value, temper }) : record;
}

/** The players' choices come from a stream of their own, so that they do not follow the dice. */
function playAtRandom({ rules, seed }: GameRecord, temper: Temper): readonly Command[] {
  const choices = new DiceStream(seed, "choices:", 0);
  const choose = (below: number): number => choices.below(below);
  const commands: Command[] = [];
  let { state } = begin(opensky, rules, seed);
  while (state.phase !== "finished") {
    const seat = state.asked[choose(state.asked.length)] ?? 0;
    const command = sampleCommand(state, seat, choose, temper);
    const decided = opensky.decide(state, command);
    if (command === null || !decided.ok) throw new Error(`seat ${seat} was asked and found no legal command`);
    commands.push(command);
    state = foldEvents(opensky, state, decided.value);
  }
  return commands;
}
