import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { connect } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { ratingsContract } from "@/lib/testing/house/ratings-contract";
import { startEmbeddedDatabase } from "../embedded-database";

const folder = mkdtempSync(path.join(tmpdir(), "opensky-ratings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

ratingsContract("the embedded database", async () => {
  const embedded = await startEmbeddedDatabase(folder);
  await migrate(embedded.address.pool, path.resolve("prisma/migrations"));
  const database = connect(embedded.address);
  return {
    database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
});
