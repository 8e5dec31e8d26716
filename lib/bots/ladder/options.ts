import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { Rules } from "@/lib/engine/opensky/words";
import { CONFIGURATIONS, nameOf } from "./configurations";
import { isMind, type Mind } from "./minds";

export const USAGE = `usage: npm run ladder -- [options]
  --pair A:B        A against B alone, in place of the whole ladder; A:A shows what each seat wins; may be repeated
  --games N         games for each pair and number of players (400)
  --players 2,3,4   numbers of players of the configurations played (2,4)
  --only TEXT       only configurations with TEXT in their name, as 2p-eu-ed2-chosen
  --rollouts N      rollouts for a decision (each mind's own)
  --seed N          another N, other dice (1)
  --workers N       worker threads (as many as cores)
  --legality        10000 games of all minds mixed, to look for illegal commands (or as many as --games says)
minds: random greedy regional national flagCarrier`;

export interface Options {
  readonly pairs: readonly (readonly [Mind, Mind])[] | null;
  readonly games: number | null;
  readonly configurations: readonly Rules[];
  readonly rollouts: number | null;
  readonly seed: number;
  readonly workers: number;
  readonly legality: boolean;
}

/** The command line, or what is wrong with it. */
export function readOptions(args: readonly string[]): Options | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pair: { type: "string", multiple: true },
      games: { type: "string" },
      players: { type: "string" },
      only: { type: "string", default: "" },
      rollouts: { type: "string" },
      seed: { type: "string", default: "1" },
      workers: { type: "string", default: String(availableParallelism()) },
      legality: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "the options";
  const numbers = { games: values.games, rollouts: values.rollouts, seed: values.seed, workers: values.workers };
  for (const [name, value] of Object.entries(numbers)) {
    if (value !== undefined && !/^\d+$/.test(value)) return `--${name} takes a whole number, not "${value}"`;
  }
  const pairs: (readonly [Mind, Mind])[] = [];
  for (const pair of values.pair ?? []) {
    const [one = "", two = ""] = pair.split(":");
    if (!isMind(one) || !isMind(two)) return `--pair takes two minds, as national:regional, not "${pair}"`;
    pairs.push([one, two]);
  }
  const players = (values.players ?? (values.legality ? "2,3,4" : "2,4")).split(",").map(Number);
  const { only } = values;
  const configurations = CONFIGURATIONS.filter(
    (rules) => players.includes(rules.players) && nameOf(rules).includes(only),
  );
  if (configurations.length === 0) return "no configuration has such a name and number of players";
  const whole = (value: string | undefined): number | null => (value === undefined ? null : Number(value));
  return {
    pairs: pairs.length > 0 ? pairs : null,
    games: whole(values.games),
    configurations,
    rollouts: whole(values.rollouts),
    seed: Number(values.seed),
    workers: Math.max(1, Number(values.workers)),
    legality: values.legality,
  };
}
