// The whole crash test: `npm run test:crash`. Takes some minutes; exits with 1 where anything was lost or done twice.
import { randomBytes } from "node:crypto";
import { crash } from "./crash";

const seed = randomBytes(32).toString("hex");
console.log(`20 rooms on two servers, 50 kills; choices from ${seed}`);
const report = await crash({
  rooms: 20,
  kills: 50,
  pauseMs: 1_500,
  databaseCrashes: [17, 34],
  seed,
  say: console.log,
});
const { games, sent, acknowledged, faults } = report;
console.log(`${games} games, ${sent} commands sent, ${acknowledged} acknowledged`);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "Nothing was lost and nothing happened twice." : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
