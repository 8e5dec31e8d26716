/**
 * Sets the stage for pictures: fills the embedded database in FOLDER with fixed players and fixed games, one cut short
 * in every phase, and prints where they are and the players' sessions, as JSON. Usage: tsx stage.ts FOLDER
 */
import path from "node:path";
import pg from "pg";
import { mintSession } from "@/lib/auth/session";
import { migrate } from "@/lib/db/migrate";
import { startEmbeddedDatabase } from "@/lib/server/embedded-database";
import { projectRoot } from "@/lib/server/root";
import { keptSecret } from "@/lib/server/secret";
import { migrationsFolder } from "@/lib/server/store";
import { insertDealt } from "@/lib/testing/seed/seed";
import { PEOPLE, plays, type Stage } from "./plays";

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("name the folder");
const embedded = await startEmbeddedDatabase(path.join(folder, "database"));
await migrate(embedded.address.pool, migrationsFolder(projectRoot));
const client = new pg.Client(embedded.address.pool);
await client.connect();
const now = new Date();
const played = plays(now);
await insertDealt(client, PEOPLE, played.map(({ dealt }) => dealt));
await client.end();
await embedded.stop();

const keys = { secret: keptSecret(folder), secure: false };
const sessions = await Promise.all(PEOPLE.map(({ userId }) => mintSession(userId, keys)));
const stage: Stage = {
  tables: Object.fromEntries(played.map(({ name, dealt, seat, waiting }) => [name, { gameId: dealt.gameId, seat, waiting }])),
  sessions,
};
console.log(JSON.stringify(stage));
process.exit(0);
