/**
 * Computes all ratings anew from the finished games of the database that the environment names:
 * `npm run ratings -- rebuild | check | statistics`. With the embedded database the product must not be running
 * meanwhile.
 */
import path from "node:path";
import { readEnvironment } from "../environment";
import { lockFolder } from "../folder-lock";
import { projectRoot } from "../root";
import { openStore } from "../store";
import { countAll } from "./count";
import { recomputeRatings } from "./recompute";

const USAGE = `npm run ratings -- TASK
  rebuild     computes all ratings anew and puts them in the place of those that are stored
  check       compares only; ends with 1 where a number differs by a bit
  statistics  counts what each seat did in every finished game anew from its log`;
const SHOWN = 20;

const [task = ""] = process.argv.slice(2);
if (!["rebuild", "check", "statistics"].includes(task)) {
  console.error(USAGE);
  process.exit(2);
}
const checked = readEnvironment(process.env);
if (!checked.ok) {
  console.error(checked.error.join("\n"));
  process.exit(1);
}
const environment = { ...checked.value, dataFolder: path.resolve(projectRoot, checked.value.dataFolder) };
if (environment.databaseUrl === null) {
  await lockFolder(environment.dataFolder);
}
const { database, close } = await openStore(environment, projectRoot);
let failed = false;
if (task === "statistics") {
  console.log(`${await countAll(database)} games counted`);
} else {
  const { games, differences } = await recomputeRatings(database, { rebuild: task === "rebuild" });
  failed = task === "check" && differences.length > 0;
  console.log(
    `${games} rated games; ${differences.length === 0 ? "all is" : `${differences.length} numbers were not`} as stored`,
  );
  for (const difference of differences.slice(0, SHOWN)) {
    console.log(`  ${difference}`);
  }
}
await close();
process.exit(failed ? 1 : 0);
