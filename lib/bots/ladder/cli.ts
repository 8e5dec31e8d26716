import { gameSeed, seatChance } from "./chance";
import { challenge, type Bout } from "./bout";
import { MINDS, type Mind } from "./minds";
import { readOptions, USAGE, type Options } from "./options";
import { playAll } from "./pool";
import { pairLines, seatLines } from "./report";
import { Tally } from "./tally";

/** The whole ladder: every level against the one below it and the baselines, then equals. */
const LADDER: readonly (readonly [Mind, Mind])[] = [
  ["greedy", "random"],
  ["regional", "random"],
  ["regional", "greedy"],
  ["national", "greedy"],
  ["national", "regional"],
  ["flagCarrier", "greedy"],
  ["flagCarrier", "national"],
  ["national", "national"],
];
const GAMES = 400;
const LEGALITY_GAMES = 10_000;

async function pair([one, two]: readonly [Mind, Mind], options: Options): Promise<boolean> {
  let legal = true;
  for (const players of new Set(options.configurations.map((rules) => rules.players))) {
    const tables = options.configurations.filter((rules) => rules.players === players);
    const games = options.games ?? GAMES;
    const tally = new Tally(one === two ? null : one);
    await playAll(challenge(one, two, tables, games, options.seed, options.rollouts), options.workers, (result) =>
      tally.add(result),
    );
    const rivals = players === 2 ? two : `${players - 1} of ${two}`;
    const title = `${one} against ${rivals}`;
    const lines = one === two ? seatLines(title, tally) : pairLines(title, 1 / players, tally);
    console.log([...lines, ...tally.illegal.map((fault) => `  ILLEGAL ${fault}`)].join("\n"));
    legal &&= tally.illegal.length === 0;
  }
  return legal;
}

/** Games of all minds mixed at random, in turn in every configuration. */
function mixed(options: Options): Bout[] {
  return Array.from({ length: options.games ?? LEGALITY_GAMES }, (_, game) => {
    const seed = gameSeed(options.seed, game);
    const chance = seatChance(seed, 9);
    const rules = options.configurations[game % options.configurations.length];
    if (rules === undefined) throw new RangeError("no configuration to play");
    const minds = Array.from({ length: rules.players }, () => MINDS[Math.floor(chance() * MINDS.length)] ?? "random");
    return { rules, seed, minds, rollouts: options.rollouts };
  });
}

async function legality(options: Options): Promise<boolean> {
  const tally = new Tally(null);
  await playAll(mixed(options), options.workers, (result) => tally.add(result));
  const games = tally.seats().reduce((sum, [, seats]) => sum + (seats[0]?.games ?? 0), 0);
  console.log(`${games} games to the end, ${tally.illegal.length} illegal commands`);
  for (const fault of tally.illegal) console.log(`  ${fault}`);
  return tally.illegal.length === 0;
}

/** Exit code: 0 all well, 1 an illegal command, 2 the options cannot be read. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === "string") {
    console.error(`ladder: ${options}\n${USAGE}`);
    return 2;
  }
  if (options.legality) return (await legality(options)) ? 0 : 1;
  let legal = true;
  for (const two of options.pairs ?? LADDER) legal = (await pair(two, options)) && legal;
  return legal ? 0 : 1;
}

process.exitCode = await main();
