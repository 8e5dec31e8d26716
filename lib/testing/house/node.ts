// One server process over a Postgres, without pages: for tests that kill it and benches that weigh it.
import { seeToLeft } from "@/lib/bots/runner/upkeep";
import { connect } from "@/lib/db/database";
import { leftToBots } from "@/lib/db/upkeep";
import { overPostgres } from "@/lib/realtime/server/nodes/engines";
import { serve } from "./served";
import { answerWeighing } from "./weight";

/** As many as a server of ours keeps. */
const CONNECTIONS = 16;

const [databaseUrl = ""] = process.argv.slice(2);
const pool = { connectionString: databaseUrl };
const database = connect({ pool: { ...pool, max: CONNECTIONS }, prepares: true });
const served = await serve(database, overPostgres(pool, () => undefined));
// Also what a server before it has left, as in a real start.
seeToLeft({ left: leftToBots(database), runner: served.runner, report: () => undefined });
answerWeighing();
process.send?.({ url: served.url });
// Who started this process has ended: so does it.
process.once("disconnect", () => process.exit(0));
