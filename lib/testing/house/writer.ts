// A process to be killed: appends to a game on the embedded database as fast as it can and prints what was acknowledged.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { connect } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { startEmbeddedDatabase } from "@/lib/server/embedded-database";
import { openHouse, startedGame } from "./house";

async function write(folder: string, known: string): Promise<void> {
  const embedded = await startEmbeddedDatabase(folder);
  await migrate(embedded.address.pool, path.resolve("prisma/migrations"));
  const house = openHouse(connect(embedded.address));
  const gameId = known === "new" ? (await startedGame(house)).gameId : known;
  const log = await house.log.log(gameId, 0);
  if (!log) {
    throw new Error("no log");
  }
  console.log(gameId);
  for (let from = log.version; ; from += 3) {
    const commandId = randomUUID();
    const events = [{ type: "one" }, { type: "two" }, { type: "three" }];
    const note = { gameId, commandId, userId: log.seats[0] ?? "", seat: 0, command: { type: "test" } };
    const rest = { month: 0, end: null, clocks: null, botAsked: false };
    if ((await house.log.append({ gameId, note, from, events, ...rest })) !== false) {
      console.log(commandId);
    }
  }
}

const [folder = "", gameId = ""] = process.argv.slice(2);
void write(folder, gameId);
