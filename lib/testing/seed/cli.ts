/**
 * Fills the product's database with games, as the environment names it: `npm run seed -- --games 100000`. With the
 * embedded database the product must not be running meanwhile.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { startEmbeddedDatabase } from "@/lib/server/embedded-database";
import { readEnvironment } from "@/lib/server/environment";
import { lockFolder } from "@/lib/server/folder-lock";
import { projectRoot } from "@/lib/server/root";
import { migrationsFolder } from "@/lib/server/store";
import { dice } from "./dice";
import { seed } from "./seed";

const USAGE = `npm run seed -- --games NUMBER [--people NUMBER] [--logs NUMBER|all] [--rounds NUMBER] [--seed NUMBER]
  --games   how many games to add
  --people  how many players they are spread over (default: one for 40 games, at least 40)
  --logs    how many of the games, newest first, get their whole log (default all); one without cannot be replayed
  --rounds  how many games are really played for each set of rules (default 4); the others are these again
  --seed    chooses who plays what (default 1)`;

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
}

function numberOf(name: string, text: string | undefined, fallback: number, least: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  return Number.isInteger(value) && value >= least
    ? value
    : fail(`--${name}: a whole number from ${least} on, not ${text}`);
}

function options() {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ options: { games: text, people: text, logs: text, rounds: text, seed: text } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const given = options();
if (given.games === undefined) fail("--games: how many games?");
const games = numberOf("games", given.games, 0, 1);
const choice = {
  games,
  people: numberOf("people", given.people, Math.max(40, Math.ceil(games / 40)), 4),
  logs: given.logs === "all" ? games : numberOf("logs", given.logs, games, 0),
  rounds: numberOf("rounds", given.rounds, 4, 1),
  random: dice(numberOf("seed", given.seed, 1, 0)),
  told: (done: number) => console.log(`${done} of ${games} games`),
};

const checked = readEnvironment(process.env);
if (!checked.ok) fail(checked.error.join("\n"));
const { databaseUrl, dataFolder } = checked.value;
const folder = path.resolve(projectRoot, dataFolder);
if (databaseUrl === null) await lockFolder(folder);
const embedded = databaseUrl === null ? await startEmbeddedDatabase(path.join(folder, "database")) : null;
const config = embedded?.address.pool ?? { connectionString: databaseUrl ?? "" };
await migrate(config, migrationsFolder(projectRoot));
const client = new pg.Client(config);
await client.connect();
const began = Date.now();
await seed(client, choice);
await client.end();
await embedded?.stop();
console.log(`${games} games in ${Math.round((Date.now() - began) / 1000)} s`);
process.exit(0);
